import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { fastShare, impossibleTimes, timeFloors } from './times.ts';

describe('times', () => {
  it('have floors of a tenth of the usual time, 10 s at the most', () => {
    expect(timeFloors([20_000, 45_000, 180_000])).toEqual([2_000, 4_500, 10_000]);
    for (const bad of [0, -1, Number.NaN, Infinity])
      expect(() => timeFloors([bad])).toThrow(InvalidInputError);
  });

  it('are fast below their floors, over the questions answered', () => {
    expect(fastShare([1_999, 2_000, null, 100], [2_000, 2_000, 2_000, 2_000])).toBe(2 / 3);
    expect(fastShare([null], [2_000])).toBe(0);
    expect(() => fastShare([1], [])).toThrow(InvalidInputError);
    expect(() => fastShare([-1], [1])).toThrow(InvalidInputError);
    expect(() => fastShare([Number.NaN], [1])).toThrow(InvalidInputError);
  });

  it('are impossible below a reaction, or beyond the sitting', () => {
    expect(impossibleTimes([199, 200, null, 60_000, 60_001], 60_000)).toBe(2);
    expect(impossibleTimes([], 0)).toBe(0);
    expect(() => impossibleTimes([1], Number.NaN)).toThrow(InvalidInputError);
  });
});
