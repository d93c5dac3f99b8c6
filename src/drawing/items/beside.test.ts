import { expect, it } from 'vitest';
import { drawBeside, faultSignsIn, gapAt, loopAt, ringAt } from './beside.ts';

it('tells of some drawings what a reader needs a key for, each once and in one order', () => {
  const ringed = drawBeside(ringAt(0, 0, 5) + ringAt(9, 9, 5), '', { sign: 'unequal', right: true });
  const gapped = drawBeside(gapAt(0, 0, 5), '', { sign: 'mirror' });
  expect(faultSignsIn([ringed])).toEqual(['field', 'ground', 'ring']);
  expect(faultSignsIn([gapped, ringed])).toEqual(['field', 'ground', 'ring', 'gap', 'mirror']);
  expect(faultSignsIn([loopAt(0, 0, 9, 4)])).toEqual(['ring']);
  expect(faultSignsIn([drawBeside('', '', { sign: 'equal' })])).toEqual([]);
});
