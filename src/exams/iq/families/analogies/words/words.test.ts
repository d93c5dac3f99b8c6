import { testWording } from '#tests/support/wording.ts';
import { analogyWords } from './index.ts';

testWording('the analogies', analogyWords);
