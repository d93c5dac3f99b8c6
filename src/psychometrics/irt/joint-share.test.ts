import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { randomOf } from '../random.ts';
import { shareOf, shareOfBoth } from './joint-share.ts';
import { multidimensionalProbabilities } from './multidimensional-graded.ts';
import { drawFrom } from './scores/multidimensional.ts';

const covariance = [
  [1, 0.35],
  [0.35, 1],
];
const one = { slopes: [1.6, -1.6], thresholds: [-2.5, -0.7, 1.1, 2.9] };
const other = { slopes: [0, 2], thresholds: [-2.2, -0.6, 1, 2.6] };
const categories = [0, 1, 2, 3, 4];

describe('the share of a population that takes two categories', () => {
  it('is the double integral of scipy 1.17.1', () => {
    const share = shareOfBoth({ item: one, category: 4 }, { item: other, category: 3 }, covariance);
    expect(share).toBeCloseTo(0.01465350392, 8);
  });

  it('adds up to that of each category, and to everybody', () => {
    for (const category of categories) {
      const given = { item: one, category };
      const both = categories.map((taken) =>
        shareOfBoth(given, { item: other, category: taken }, covariance),
      );
      expect(both.reduce((sum, share) => sum + share, 0)).toBeCloseTo(shareOf(given, covariance), 7);
    }
    const all = categories.map((category) => shareOf({ item: other, category }, covariance));
    expect(all.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 7);
  });

  it('is the same whichever is named first, and the product of both where abilities are unrelated', () => {
    const [first, second] = [
      { item: one, category: 4 },
      { item: other, category: 3 },
    ];
    expect(shareOfBoth(first, second, covariance)).toBeCloseTo(shareOfBoth(second, first, covariance), 7);
    const alone = { item: { ...one, slopes: [1.6, 0] }, category: 4 };
    const apart = [
      [1, 0],
      [0, 1],
    ];
    expect(shareOfBoth(alone, second, apart)).toBeCloseTo(shareOf(alone, apart) * shareOf(second, apart), 7);
  });

  it('is the mean over people drawn from that population', () => {
    const random = randomOf('joint shares');
    const draw = drawFrom({ abilities: [0, 0], covariance });
    const people = 40_000;
    const sums = categories.map(() => 0);
    for (let person = 0; person < people; person += 1) {
      const abilities = draw([random.normal(), random.normal()]);
      const agreed = multidimensionalProbabilities(one, abilities)[4] as number;
      for (const [taken, share] of multidimensionalProbabilities(other, abilities).entries())
        sums[taken] = (sums[taken] as number) + agreed * share;
    }
    for (const category of categories) {
      const share = shareOfBoth({ item: one, category: 4 }, { item: other, category }, covariance);
      expect(Math.abs((sums[category] as number) / people - share)).toBeLessThan(0.003);
    }
  });

  it('holds for a line that is another one', () => {
    const same = { item: other, category: 1 };
    const sum = categories.reduce(
      (all, category) => all + shareOfBoth(same, { item: other, category }, covariance),
      0,
    );
    expect(sum).toBeCloseTo(shareOf(same, covariance), 4);
  });

  it('refuses a population that does not vary', () => {
    const nothing = [
      [0, 0],
      [0, 0],
    ];
    expect(() => shareOf({ item: one, category: 0 }, nothing)).toThrow(InvalidInputError);
  });
});
