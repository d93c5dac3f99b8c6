import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { describeSample, meanOf, varianceOf } from './describe.ts';
import { percentileRank, quantile } from './percentiles.ts';
import { answersTo, completeCases } from './responses.ts';
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
const sums = (rows: readonly (readonly (number | null)[])[]) =>
  rows.map((row) => row.reduce<number>((sum, answer) => sum + (answer ?? 0), 0));

const close = (value: number, expected: number) => expect(Math.abs(value - expected)).toBeLessThan(1e-13);

describe('a description', () => {
  it('agrees with psych 2.2.9 describe()', () => {
    const first = describeSample(answersTo(steps, 0));
    expect(first).toMatchObject({ size: 220, median: 2, minimum: 0, maximum: 4 });
    close(first.mean, 1.9227272727272726);
    close(first.standardDeviation, 1.2672307629468036);
    close(first.skew, 0.06394599763541413);
    close(first.kurtosis, -1.0307470474258167);
    close(first.standardError, 0.08543668060879243);
    const fifth = describeSample(answersTo(steps, 4));
    close(fifth.skew, -0.19426456182703533);
    close(fifth.kurtosis, -1.0682704991217706);
  });

  it('refuses too few, constant or infinite values', () => {
    for (const bad of [[], [1], [2, 2], [1, Number.NaN], [1, Infinity]])
      expect(() => describeSample(bad)).toThrow(InvalidInputError);
    expect(() => meanOf([])).toThrow(InvalidInputError);
    expect(() => varianceOf([1])).toThrow(InvalidInputError);
  });
});

describe('percentiles', () => {
  it("agree with R 4.2.2's ecdf(), and mid-ranks with half the ties", () => {
    const sample = sums(right);
    const ecdf = [8, 21.333333333333336, 36, 51.33333333333333, 74, 100];
    for (const [score, expected] of ecdf.entries()) {
      close(percentileRank(sample, score, 'at-or-below'), expected);
      close(percentileRank(sample, score, 'mid-rank'), (expected + (ecdf[score - 1] ?? 0)) / 2);
    }
  });

  it("agree with R 4.2.2's quantile(type = 7)", () => {
    const sample = sums(completeCases(steps));
    expect([0.1, 0.25, 0.333, 0.9].map((share) => quantile(sample, share))).toEqual([7.4, 11, 12, 21]);
    close(quantile([4, 1, 3], 0.3), 2.2);
  });

  it('rise with the score and stay within 0 and 100', () => {
    const number = fc.integer({ min: -20, max: 20 });
    fc.assert(
      fc.property(fc.array(number, { minLength: 1 }), number, number, (sample, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        for (const ranking of ['at-or-below', 'mid-rank'] as const) {
          const [lower, upper] = [low, high].map((score) => percentileRank(sample, score, ranking));
          expect(lower).toBeLessThanOrEqual(upper as number);
          expect(lower).toBeGreaterThanOrEqual(0);
          expect(upper).toBeLessThanOrEqual(100);
        }
        expect(quantile(sample, 0.2)).toBeLessThanOrEqual(quantile(sample, 0.7));
      }),
    );
  });

  it('refuse an empty sample, values that are not finite, and shares outside [0, 1]', () => {
    expect(() => percentileRank([], 1, 'mid-rank')).toThrow(InvalidInputError);
    expect(() => percentileRank([1], Number.NaN, 'mid-rank')).toThrow(InvalidInputError);
    expect(() => quantile([1, Infinity], 0.5)).toThrow(InvalidInputError);
    expect(() => quantile([1], 1.1)).toThrow(InvalidInputError);
  });
});
