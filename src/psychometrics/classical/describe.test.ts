import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { meanOf, quantile, varianceOf } from './describe.ts';
import { sampleOneFactor } from './simulated.ts';

const steps = sampleOneFactor(
  { loadings: [0.8, 0.7, 0.6, 0.5, -0.4, 0.3, 0.65], cuts: [-1.2, -0.4, 0.3, 1.1], missing: 0.06 },
  240,
  'steps',
);

describe('a sample', () => {
  it("has the mean and the standard deviation of R's psych 2.2.9 describe()", () => {
    const first = steps.flatMap((row) => row[0] ?? []);
    expect(first).toHaveLength(220);
    expect(Math.abs(meanOf(first) - 1.9227272727272726)).toBeLessThan(1e-13);
    expect(Math.abs(Math.sqrt(varianceOf(first)) - 1.2672307629468036)).toBeLessThan(1e-13);
  });

  it('is refused where it holds too few values, or values that are not finite', () => {
    for (const bad of [[], [1, Number.NaN], [1, Infinity]]) {
      expect(() => meanOf(bad)).toThrow(InvalidInputError);
      expect(() => varianceOf(bad)).toThrow(InvalidInputError);
    }
    expect(() => varianceOf([1])).toThrow(InvalidInputError);
  });

  it("has the quantiles of R 4.2.2's quantile(type = 7)", () => {
    const complete = steps.flatMap((row) =>
      row.includes(null) ? [] : row.reduce<number>((sum, answer) => sum + (answer ?? 0), 0),
    );
    expect([0.1, 0.25, 0.333, 0.9].map((share) => quantile(complete, share))).toEqual([7.4, 11, 12, 21]);
    expect(quantile([4, 1, 3], 0.3)).toBeCloseTo(2.2, 13);
    for (const bad of [[], [Number.NaN]]) expect(() => quantile(bad, 0.5)).toThrow(InvalidInputError);
    expect(() => quantile([1], 1.1)).toThrow(InvalidInputError);
  });
});
