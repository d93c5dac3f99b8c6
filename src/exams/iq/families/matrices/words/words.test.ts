import { testWording } from '#tests/support/wording.ts';
import { matrixWords } from './index.ts';

testWording('the matrices', matrixWords);
