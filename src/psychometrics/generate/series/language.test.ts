import { describe, expect, it } from 'vitest';
import { isSure } from './language.ts';

describe('isSure', () => {
  it.each<[string, number[], number, number[]]>([
    ['a difference', [7, 11, 15, 19, 23], 27, [26, 27, 28, 29, 30, 31]],
    ['a product and a constant', [2, 7, 22, 67, 202], 607, [601, 603, 605, 607, 609, 611]],
    ['two series by turns', [5, 90, 9, 83, 13, 76, 17], 69, [63, 65, 67, 69, 71, 73]],
    ['the two terms before', [1, 4, 7, 13, 22, 37, 61], 100, [98, 99, 100, 101, 102, 103]],
  ])('of %s', (_, shown, answer, options) => {
    expect(isSure(shown, answer, options)).toBe(true);
  });

  it('is not where another rule leads to another option', () => {
    // Adds the sum of the digits, or 3 and 6 by turns.
    expect(isSure([21, 24, 30, 33, 39], 51, [42, 45, 48, 51, 54, 57])).toBe(false);
    expect(isSure([21, 24, 30, 33, 39], 51, [43, 46, 47, 51, 53, 55])).toBe(true);
  });

  it('is not where a rule that explains all that is shown leads elsewhere', () => {
    // 15 and 15 by turns, or the digits and a constant.
    expect(isSure([595, 615, 628, 645, 661, 675, 694], 714, [710, 712, 714, 718, 720, 722])).toBe(false);
  });

  it('is not where the answer itself breaks the rule', () => {
    expect(isSure([7, 11, 15, 19, 23], 28, [24, 25, 26, 28, 29, 30])).toBe(false);
  });
});

it('sees two series of differences that take turns, in its second language', () => {
  // By digit sum 1536; by +8 +14 +20 and +16 +19 +22 in turns, 1545.
  const shown = [1420, 1428, 1444, 1458, 1477, 1497, 1519];
  const options = [1536, 1545, 1537, 1546, 1538, 1547];
  expect(isSure(shown, 1536, options)).toBe(true);
  expect(isSure(shown, 1536, options, 'second')).toBe(false);
});
