import { describe, expect, it } from 'vitest';
import {
  arithmetic,
  constant,
  distributionOfThree,
  distributionOfTwo,
  overlays,
  progression,
} from './rules.ts';

describe('rules', () => {
  it('constant: a value in each row, not three of another', () => {
    expect(constant(['a', 'a', 'a', 'b', 'b', 'b', 'c', 'c'])).toEqual(['c']);
    expect(constant(['a', 'a', 'a', 'b', 'b', 'c', 'c', 'c'])).toEqual([]);
    expect(constant(['a', 'a', 'a', 'b', 'b', 'b', 'c', 'd'])).toEqual([]);
  });

  it('distribution of three: the one that is missing', () => {
    expect(distributionOfThree([1, 2, 3, 2, 3, 1, 3, 1])).toEqual([2]);
    expect(distributionOfThree([1, 2, 3, 2, 3, 4, 3, 1])).toEqual([]);
    expect(distributionOfThree([1, 2, 3, 2, 3, 1, 3, 3])).toEqual([]);
    expect(distributionOfThree([1, 2, 3, 2, 3, 1, 3, 4])).toEqual([]);
  });

  it('distribution of two: two alike and one missing', () => {
    expect(distributionOfTwo(['a', 'a', '', 'b', '', 'b', '', 'c'], '')).toEqual(['c']);
    expect(distributionOfTwo(['a', 'a', '', 'b', '', 'b', 'c', 'c'], '')).toEqual(['']);
    expect(distributionOfTwo(['a', 'a', '', 'b', '', 'b', '', ''], '')).toEqual([]);
    expect(distributionOfTwo(['a', 'a', '', 'b', '', 'b', 'a', 'c'], '')).toEqual([]);
    expect(distributionOfTwo(['a', 'b', '', 'b', '', 'b', 'c', 'c'], '')).toEqual([]);
  });

  it('progression: one step for all rows, round the circle where there is one', () => {
    expect(progression([1, 2, 3, 2, 3, 4, 0, 1])).toEqual([2]);
    expect(progression([1, 2, 3, 2, 4, 6, 0, 1])).toEqual([]);
    expect(progression([1, 1, 1, 2, 2, 2, 0, 0])).toEqual([]);
    expect(progression([0, 90, 180, 270, 0, 90, 180, 270], 360)).toEqual([0]);
    expect(progression([0, 90, 180, 270, 0, 90, 180, 270])).toEqual([]);
  });

  it('arithmetic: sum or difference', () => {
    expect(arithmetic([1, 2, 3, 2, 2, 4, 1, 1])).toEqual([2]);
    expect(arithmetic([3, 2, 1, 2, 1, 1, 5, 1])).toEqual([4]);
    expect(arithmetic([3, 2, 1, 1, 2, 3, 5, 1])).toEqual([]);
  });

  it('overlays: both, either, or just one', () => {
    expect(overlays([3n, 5n, 1n, 6n, 3n, 2n, 12n, 10n])).toEqual([8n]);
    expect(overlays([3n, 5n, 7n, 6n, 3n, 7n, 12n, 10n])).toEqual([14n]);
    expect(overlays([3n, 5n, 6n, 6n, 3n, 5n, 12n, 10n])).toEqual([6n]);
    expect(overlays([3n, 5n, 6n, 6n, 3n, 2n, 12n, 10n])).toEqual([]);
  });
});
