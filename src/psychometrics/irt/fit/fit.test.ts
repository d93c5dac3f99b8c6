import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { randomOf } from '../../random.ts';
import { theta } from '../../units.ts';
import { categoryCurve } from '../category.ts';
import { categoryProbabilities } from '../graded.ts';
import { type Answer, categoryCount, type Item, isGraded } from '../item.ts';
import { probability } from '../three-parameter.ts';
import { likelihoodFit } from './lz.ts';

const items: readonly Item[] = [
  { a: 1.2, b: -1.5, c: 0.2 },
  { a: 0.8, b: -0.5, c: 0.25 },
  { a: 1.3, thresholds: [-1, 0, 1.2] },
  { a: 0.9, b: 0.4, c: 0 },
];

/** Every pattern of answers, a missing one in the place of null. */
function patternsOf(form: readonly Item[]): Answer[][] {
  return form.reduce<Answer[][]>(
    (patterns, item) =>
      patterns.flatMap((pattern) =>
        Array.from({ length: categoryCount(item) }, (_, answer) => [...pattern, answer]),
      ),
    [[]],
  );
}

describe('the standardised log-likelihood', () => {
  it('has mean 0 and variance 1 over all patterns, and the moments it says', () => {
    for (const ability of [-1.4, 0, 0.9].map(theta)) {
      let [mean, square, total] = [0, 0, 0];
      for (const answers of patternsOf(items)) {
        const { lz, logLikelihood: found, expected, variance } = likelihoodFit(items, answers, ability);
        const sum = items.reduce(
          (total, item, at) => total + categoryCurve(item, answers[at] as number, ability).logProbability,
          0,
        );
        expect(found).toBeCloseTo(sum, 12);
        expect(lz).toBeCloseTo((found - expected) / Math.sqrt(variance), 12);
        const weight = Math.exp(found);
        total += weight;
        mean += weight * lz;
        square += weight * lz ** 2;
      }
      expect(total).toBeCloseTo(1, 12);
      expect(mean).toBeCloseTo(0, 12);
      expect(square).toBeCloseTo(1, 12);
    }
  });

  it('counts only what was answered', () => {
    const some = items.filter((_, at) => at !== 1);
    expect(likelihoodFit(items, [1, null, 2, 0], theta(0.2))).toEqual(
      likelihoodFit(some, [1, 2, 0], theta(0.2)),
    );
  });

  it('is about standard normal for sitters of the model, and far below for those who answer at random', () => {
    const random = randomOf('lz');
    const form: Item[] = Array.from({ length: 40 }, (_, at) =>
      at % 2 === 0 ? { a: 1.5, b: -2 + at / 10, c: 0 } : { a: 1.5, thresholds: [-2 + at / 10, -1 + at / 10] },
    );
    const draw = (item: Item, ability: number): number => {
      const chance = random.next();
      if (!isGraded(item)) return chance < probability(item, theta(ability)) ? 1 : 0;
      const [none = 0, one = 0] = categoryProbabilities(item, theta(ability));
      return chance < none ? 0 : chance < none + one ? 1 : 2;
    };
    const sitters = 2000;
    const fits = Array.from(
      { length: sitters },
      () =>
        likelihoodFit(
          form,
          form.map((item) => draw(item, 0.5)),
          theta(0.5),
        ).lz,
    );
    const mean = fits.reduce((sum, fit) => sum + fit, 0) / sitters;
    const variance = fits.reduce((sum, fit) => sum + (fit - mean) ** 2, 0) / sitters;
    // Four standard errors of a mean and of a variance over 2,000 sitters.
    expect(Math.abs(mean)).toBeLessThan(0.09);
    expect(Math.abs(variance - 1)).toBeLessThan(0.13);
    const careless = form.map((item) => random.below(categoryCount(item)));
    expect(likelihoodFit(form, careless, theta(0.5)).lz).toBeLessThan(-3);
  });

  it('is never NaN', () => {
    const even = [{ a: 1, b: 0, c: 0 }];
    expect(likelihoodFit(even, [1], theta(0)).lz).toBe(0);
    expect(likelihoodFit(even, [1], theta(900)).lz).toBe(0);
    expect(likelihoodFit(even, [0], theta(900)).lz).toBe(-Infinity);
    expect(likelihoodFit([{ a: 1, thresholds: [0, 1] }], [0], theta(900)).lz).toBe(-Infinity);
  });

  it('refuses what is no pattern or ability', () => {
    expect(() => likelihoodFit(items, [null, null, null, null], theta(0))).toThrow(InvalidInputError);
    expect(() => likelihoodFit(items, [1, 1, 1], theta(0))).toThrow(InvalidInputError);
    expect(() => likelihoodFit(items, [1, 1, 4, 1], theta(0))).toThrow(InvalidInputError);
    expect(() => likelihoodFit(items, [1, 1, 1, 1], theta(Number.NaN))).toThrow(InvalidInputError);
  });
});
