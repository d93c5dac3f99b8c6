import { testWording } from '#tests/support/wording.ts';
import { seriesWords } from './index.ts';

testWording('the number series', seriesWords);
