import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { theta } from '../../units.ts';
import { defaultGrid, momentsOf, posteriorOf, priorGridOf } from './posterior.ts';

const gridOf = (...points: readonly number[]) => points.map(theta);

describe('the grid of a prior', () => {
  it('has 61 points from −6 to 6 and the standard normal density, 1 where it is highest', () => {
    const { points, densities, logDensities } = priorGridOf({});
    expect([...points]).toEqual([...defaultGrid]);
    expect(points).toHaveLength(61);
    expect([points[0], points[60]].map((point) => point?.toFixed(9))).toEqual([
      '-6.000000000',
      '6.000000000',
    ]);
    expect(points[31]).toBeCloseTo(0.2, 12);
    expect(densities[30]).toBe(1);
    expect(densities[35]).toBeCloseTo(Math.exp(-0.5), 12);
    expect(densities[0]).toBeCloseTo(Math.exp(-18), 15);
    expect(logDensities[0]).toBeCloseTo(-18, 12);
  });

  it('follows a prior with another mean and deviation, scaled to the highest of its points', () => {
    const prior = { mean: theta(1), deviation: 2 };
    const { densities } = priorGridOf({ prior, grid: gridOf(-1, 0, 5) });
    // Below the summit, in logarithms, they lie by one half, one eighth and two: one eighth is the least.
    expect(densities[0]).toBeCloseTo(Math.exp(0.125 - 0.5), 12);
    expect(densities[1]).toBe(1);
    expect(densities[2]).toBeCloseTo(Math.exp(0.125 - 2), 12);
  });

  it('may have one point, and refuses none, one that is no number, and one that does not rise', () => {
    expect([...priorGridOf({ grid: gridOf(3) }).densities]).toEqual([1]);
    const refused = (...points: readonly number[]) => {
      expect(() => priorGridOf({ grid: gridOf(...points) })).toThrow(InvalidInputError);
      return expect(() => priorGridOf({ grid: gridOf(...points) }));
    };
    refused().toThrow('At least one point');
    refused(0, Number.POSITIVE_INFINITY).toThrow('finite numbers, not Infinity');
    refused(0, 0).toThrow('rise');
    refused(0, 1, 0.5).toThrow('rise');
    expect(() => priorGridOf({ prior: { mean: theta(0), deviation: 0 } })).toThrow(InvalidInputError);
  });
});

describe('a posterior', () => {
  const prior = priorGridOf({ grid: gridOf(-1, 0, 1) });

  it('is the prior where nothing was answered', () => {
    expect([...posteriorOf(prior, [])]).toEqual([...prior.densities]);
  });

  it('takes each answer’s probability times the prior, 1 where it is highest', () => {
    const right = (at: number) => Math.log([0.2, 0.5, 0.8][at] as number);
    const half = Math.exp(-0.5);
    const products = [0.04 * half, 0.25, 0.64 * half];
    const weights = posteriorOf(prior, [right, right]);
    for (const [at, product] of products.entries())
      expect(weights[at]).toBeCloseTo(product / (0.64 * half), 12);
    expect(Math.max(...weights)).toBe(1);
  });

  it('holds where all answers together are less likely than a number can be', () => {
    const weights = posteriorOf(prior, [(at) => -2000 + at]);
    expect(weights[2]).toBe(1);
    expect(weights[1]).toBeCloseTo(Math.exp(-0.5), 12);
  });
});

it('the moments are the mean and the deviation around it, whatever the weights add up to', () => {
  const [points, weights] = [Float64Array.of(0, 1, 3), Float64Array.of(1, 2, 1)];
  for (const times of [1, 8]) {
    const { mean, deviation } = momentsOf(
      points,
      weights.map((weight) => weight * times),
    );
    expect(mean).toBeCloseTo(5 / 4, 12);
    // (25/16 + 2 · 1/16 + 49/16) / 4
    expect(deviation).toBeCloseTo(Math.sqrt(76 / 64), 12);
  }
});
