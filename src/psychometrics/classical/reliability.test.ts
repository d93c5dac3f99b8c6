import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { correlation, covariance } from './covariance.ts';
import {
  alphaStandardError,
  cronbachAlpha,
  guttmanLambda6,
  kuderRichardson20,
  squaredMultipleCorrelations,
  standardErrorOfMeasurement,
  standardizedAlpha,
} from './reliability.ts';
import type { Responses } from './responses.ts';
import { sampleOneFactor } from './simulated.ts';

const steps = sampleOneFactor(
  { loadings: [0.8, 0.7, 0.6, 0.5, -0.4, 0.3, 0.65], cuts: [-1.2, -0.4, 0.3, 1.1], missing: 0.06 },
  240,
  'steps',
);
const right = sampleOneFactor(
  { loadings: [0.75, 0.6, 0.7, 0.5, 0.65], cuts: [-0.3], missing: 0 },
  150,
  'right',
);

const close = (value: number, expected: number, within = 1e-12) =>
  expect(Math.abs(value - expected)).toBeLessThan(within);

describe('reliability', () => {
  it('agrees with psych 2.2.9 alpha(use = "complete.obs")', () => {
    const covariances = covariance(steps, 'complete');
    close(cronbachAlpha(covariances), 0.6341045055150497);
    close(standardizedAlpha(covariances), 0.637422352433376);
    close(guttmanLambda6(covariances), 0.6855093347685466);
    close(alphaStandardError(covariances, 145), 0.043563091856284306);
  });

  it('agrees with psych 2.2.9 alpha(use = "pairwise")', () => {
    const covariances = covariance(steps, 'available');
    close(cronbachAlpha(covariances), 0.6488772179812126);
    close(standardizedAlpha(covariances), 0.6486794213596035);
    close(guttmanLambda6(covariances), 0.6948380634908697);
    close(alphaStandardError(covariances, 240), 0.03213839824634828);
  });

  it('agrees with psych 2.2.9 guttman() and smc(), which take pairwise correlations', () => {
    const correlations = correlation(steps, 'available');
    close(guttmanLambda6(correlations), 0.6940248571592984);
    close(cronbachAlpha(correlations), 0.6475121586386826);
    const expected = [
      0.515445121632941, 0.44804321677770065, 0.3774537529811052, 0.23939623798149212, 0.10120705576238731,
      0.124342422551874, 0.38090733475006466,
    ];
    for (const [item, smc] of squaredMultipleCorrelations(correlations).entries())
      close(smc, expected[item] as number);
  });

  it('gives KR-20 as psych 2.2.9 alpha() of items scored 0 or 1, and as its own formula', () => {
    close(kuderRichardson20(right, 'complete'), 0.6975703966289881);
    const share = (item: number) => right.filter((row) => row[item] === 1).length / right.length;
    const sums = right.map((row) => row.reduce<number>((sum, answer) => sum + (answer ?? 0), 0));
    const mean = sums.reduce((sum, value) => sum + value, 0) / sums.length;
    const variance = sums.reduce((sum, value) => sum + (value - mean) ** 2, 0) / sums.length;
    const within = [0, 1, 2, 3, 4].reduce((sum, item) => sum + share(item) * (1 - share(item)), 0);
    close(kuderRichardson20(right, 'complete'), (5 / 4) * (1 - within / variance));
    expect(() => kuderRichardson20(steps, 'complete')).toThrow(InvalidInputError);
  });

  it('does not depend on the order of items, nor alpha on a shift or a common scale', () => {
    const [shift, scale, turn] = [
      fc.double({ min: -100, max: 100, noNaN: true }),
      fc.double({ min: 0.01, max: 100, noNaN: true }),
      fc.integer({ min: 1, max: 6 }),
    ];
    const whole = covariance(steps, 'complete');
    fc.assert(
      fc.property(shift, scale, turn, (by, times, start) => {
        const changed = steps.map((row) => {
          const turned = [...row.slice(start), ...row.slice(0, start)];
          return turned.map((answer) => (answer === null ? null : by + times * answer));
        });
        const covariances = covariance(changed, 'complete');
        close(cronbachAlpha(covariances), cronbachAlpha(whole), 1e-9);
        close(standardizedAlpha(covariances), standardizedAlpha(whole), 1e-9);
        close(guttmanLambda6(covariances), guttmanLambda6(whole), 1e-9);
      }),
      { numRuns: 25 },
    );
  });

  it('never gives NaN: a number or a named error, for any answers', () => {
    const answers = fc
      .integer({ min: 1, max: 4 })
      .chain((items) =>
        fc.array(
          fc.array(fc.option(fc.integer({ min: 0, max: 2 })), { minLength: items, maxLength: items }),
          { maxLength: 8 },
        ),
      );
    const attempts = (responses: Responses) => [
      () => cronbachAlpha(covariance(responses, 'available')),
      () => guttmanLambda6(covariance(responses, 'available')),
      () => alphaStandardError(covariance(responses, 'complete'), 5),
      () => kuderRichardson20(responses, 'available'),
      ...['complete', 'available'].map(
        (cases) => () =>
          correlation(responses, cases as 'complete')
            .flat()
            .reduce((sum, r) => sum + r, 0),
      ),
    ];
    fc.assert(
      fc.property(answers, (responses) => {
        for (const attempt of attempts(responses)) {
          try {
            expect(Number.isFinite(attempt())).toBe(true);
          } catch (error) {
            expect(error).toBeInstanceOf(InvalidInputError);
          }
        }
      }),
    );
  });

  it('refuses one item, sums that do not vary, and matrices that are none', () => {
    const bad = [
      [],
      [[1]],
      [
        [1, -1],
        [-1, 1],
      ],
      [
        [0, 0],
        [0, 0],
      ],
      [
        [1, Number.NaN],
        [Number.NaN, 1],
      ],
      [[1, 0]],
    ];
    for (const matrix of bad) {
      expect(() => cronbachAlpha(matrix)).toThrow(InvalidInputError);
      expect(() => alphaStandardError(matrix, 10)).toThrow(InvalidInputError);
    }
    expect(() =>
      standardizedAlpha([
        [1, 0],
        [0, 0],
      ]),
    ).toThrow(InvalidInputError);
    expect(() =>
      alphaStandardError(
        [
          [1, 0],
          [0, 1],
        ],
        0,
      ),
    ).toThrow(InvalidInputError);
  });

  it('gives the standard error of measurement', () => {
    expect(standardErrorOfMeasurement(15, 0.84)).toBeCloseTo(6, 12);
    expect(standardErrorOfMeasurement(15, -0.2)).toBe(15);
    expect(standardErrorOfMeasurement(15, 1)).toBe(0);
    for (const [deviation, reliability] of [
      [-1, 0.5],
      [15, 1.1],
      [15, Number.NaN],
      [Number.NaN, 0.5],
    ] as const)
      expect(() => standardErrorOfMeasurement(deviation, reliability)).toThrow(InvalidInputError);
  });
});
