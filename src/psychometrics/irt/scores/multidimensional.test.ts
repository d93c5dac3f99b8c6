import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { randomOf } from '../../random.ts';
import { drawFrom, multidimensionalMap } from './multidimensional.ts';

const items = [
  { slopes: [1.4, 0, -0.6], thresholds: [-2, -0.5, 0.8, 2.1] },
  { slopes: [0, 1.9, 0.7], thresholds: [-1.5, 0.2, 1.1, 2.6] },
  { slopes: [-1.1, 1.2, 0], thresholds: [-1, 0, 1, 2] },
  { slopes: [0.8, 0.9, 1.3], thresholds: [-2.2, -1, 0.4, 1.8] },
  { slopes: [0, -1.6, 0], thresholds: [-1.2, -0.3, 0.9, 1.4] },
];
const prior = [
  [1, 0.3, -0.2],
  [0.3, 1, 0.1],
  [-0.2, 0.1, 1],
];

describe('scores on several dimensions at once', () => {
  it('are those of scipy.optimize 1.17.1 on the same posterior', () => {
    const { abilities, covariance } = multidimensionalMap(items, [3, 1, 2, 4, 0], prior);
    const reference = [0.685322575, 0.62447904, 0.116126928];
    const variances = [0.40449076, 0.31977973, 0.59978897];
    for (const [at, ability] of abilities.entries()) {
      expect(ability).toBeCloseTo(reference[at] as number, 6);
      expect(covariance[at]?.[at]).toBeCloseTo(variances[at] as number, 5);
    }
    expect(covariance[0]?.[1]).toBeCloseTo(0.09974488, 5);
  });

  it('are those of R 4.2.2 where there is one dimension only', () => {
    // The highest posterior density by formulas written anew, refined by uniroot(tol = 1e-15).
    const graded = [
      { a: 1.7, thresholds: [-1.5, -0.3, 0.8] },
      { a: 0.9, thresholds: [-2, 0, 1.5, 2.2] },
      { a: 2.3, thresholds: [0.4] },
      { a: 1.1, thresholds: [-0.7, 0.6, 1.9] },
    ].map(({ a, thresholds }) => ({ slopes: [a], thresholds: thresholds.map((threshold) => a * threshold) }));
    for (const [answers, ability] of [
      [[2, 3, 1, 1], 0.5996874176923901],
      [[0, 4, 0, null], -0.6915805205034379],
      [[3, 4, 1, 3], 1.641586037379278],
      [[1, 1, 1, 3], 0.3990926945953497],
    ] as const) {
      expect(multidimensionalMap(graded, answers, [[1]]).abilities[0]).toBeCloseTo(ability, 8);
    }
  });

  it('are the prior where nothing was answered', () => {
    const { abilities, covariance } = multidimensionalMap(items, [null, null, null, null, null], prior);
    expect(abilities).toEqual([0, 0, 0]);
    expect(covariance[0]?.[1]).toBeCloseTo(0.3, 12);
  });

  it('are found from any answers, and no answer widens what is known', () => {
    const answers = fc.array(fc.option(fc.integer({ min: 0, max: 4 })), { minLength: 5, maxLength: 5 });
    fc.assert(
      fc.property(answers, (given) => {
        const { abilities, covariance } = multidimensionalMap(items, given, prior);
        for (const [at, ability] of abilities.entries()) {
          expect(Math.abs(ability)).toBeLessThan(4);
          expect(covariance[at]?.[at]).toBeLessThanOrEqual(1 + 1e-9);
          expect(covariance[at]?.[at]).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('are drawn with their own mean and covariance', () => {
    const score = multidimensionalMap(items, [3, 1, 2, 4, 0], prior);
    const draw = drawFrom(score);
    const random = randomOf('draws');
    const draws = Array.from({ length: 20_000 }, () => draw(prior.map(() => random.normal())));
    const first = draws.map((one) => (one[0] as number) - (score.abilities[0] as number));
    const second = draws.map((one) => (one[1] as number) - (score.abilities[1] as number));
    const product = first.reduce((sum, value, at) => sum + value * (second[at] as number), 0) / draws.length;
    expect(product).toBeCloseTo(score.covariance[0]?.[1] as number, 1);
    expect(first.reduce((sum, value) => sum + value, 0) / draws.length).toBeCloseTo(0, 1);
  });

  it('refuse answers, items and priors that cannot be', () => {
    const wrong = [
      () => multidimensionalMap(items, [0], prior),
      () => multidimensionalMap(items, [5, 0, 0, 0, 0], prior),
      () => multidimensionalMap(items, [0, 0, 0, 0, 0], [[1]]),
      () => multidimensionalMap([{ slopes: [0, 0, 0], thresholds: [0] }], [0], prior),
      () => multidimensionalMap([{ slopes: [1, Number.NaN, 0], thresholds: [0] }], [0], prior),
      () => multidimensionalMap([{ slopes: [1, 0, 0], thresholds: [1, 0] }], [0], prior),
    ];
    for (const measure of wrong) expect(measure).toThrow(InvalidInputError);
  });
});
