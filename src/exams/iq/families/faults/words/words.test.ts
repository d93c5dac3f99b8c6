import { testWording } from '#tests/support/wording.ts';
import { faultWords } from './index.ts';

testWording('what is wrong with an answer, drawn', faultWords);
