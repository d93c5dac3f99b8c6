import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { inconsistencyTail, inconsistentPairs } from './inconsistent-pairs.ts';

const scale = { steps: 5, apart: 2 };

describe('pairs at odds', () => {
  it('are those too far apart, the opposed ones turned round', () => {
    const pairs = [
      { one: 0, other: 1, opposed: false },
      { one: 2, other: 3, opposed: true },
      { one: 0, other: 4, opposed: true },
    ];
    expect(inconsistentPairs([4, 2, 4, 0, null], pairs, scale)).toEqual({ inconsistent: 1, answered: 2 });
    expect(inconsistentPairs([4, 3, 4, 4, 4], pairs, scale)).toEqual({ inconsistent: 2, answered: 3 });
  });

  it("have R 4.2.2's pbinom(2, 8, 0.05, lower.tail = FALSE) as the tail of 3 of 8", () => {
    expect(inconsistencyTail({ inconsistent: 3, answered: 8 }, 0.05)).toBeCloseTo(0.005788217929687499, 14);
    expect(inconsistencyTail({ inconsistent: 0, answered: 8 }, 0.05)).toBeCloseTo(1, 14);
    expect(inconsistencyTail({ inconsistent: 0, answered: 0 }, 0.05)).toBe(1);
    expect(inconsistencyTail({ inconsistent: 8, answered: 8 }, 0)).toBe(0);
  });

  it('are refused where they name no question, or an answer is no step', () => {
    const pair = { one: 0, other: 1, opposed: false };
    expect(() => inconsistentPairs([1], [pair], scale)).toThrow(InvalidInputError);
    expect(() => inconsistentPairs([1, 1], [{ ...pair, other: 0 }], scale)).toThrow(InvalidInputError);
    expect(() => inconsistentPairs([1, 5], [pair], scale)).toThrow(InvalidInputError);
    expect(() => inconsistentPairs([1, Number.NaN], [pair], scale)).toThrow(InvalidInputError);
    expect(() => inconsistentPairs([1, 1], [pair], { steps: 5, apart: 5 })).toThrow(InvalidInputError);
    expect(() => inconsistencyTail({ inconsistent: 3, answered: 2 }, 0.1)).toThrow(InvalidInputError);
    expect(() => inconsistencyTail({ inconsistent: 1, answered: 2 }, Number.NaN)).toThrow(InvalidInputError);
  });
});
