import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from './errors.ts';
import {
  boundedIqOfTheta,
  iqBounds,
  iqOfTheta,
  percentileOfTheta,
  stenOfTheta,
  tBounds,
  thetaOfIq,
  thetaOfPercentile,
  tScoreOfTheta,
} from './norms.ts';
import { normalDistribution } from './numerics/normal.ts';
import { iqPoints, percentile, theta } from './units.ts';

describe('norms', () => {
  it('give the values of the normal table', () => {
    // Abramowitz & Stegun 1964, table 26.1.
    const table = [
      [0, 0.5],
      [1, 0.84134474606854],
      [1.96, 0.97500210485178],
      [-1, 0.15865525393146],
      [3, 0.9986501019683699],
    ] as const;
    for (const [at, share] of table) {
      expect(normalDistribution(at)).toBeCloseTo(share, 13);
      expect(percentileOfTheta(theta(at))).toBeCloseTo(100 * share, 11);
    }
  });

  it('put the mean at 100, 50 and between the fifth and sixth class', () => {
    expect(iqOfTheta(theta(0))).toBe(100);
    expect(iqOfTheta(theta(1))).toBe(115);
    expect(iqOfTheta(theta(-2))).toBe(70);
    expect(tScoreOfTheta(theta(0))).toEqual({ score: 50, bound: 'none' });
    expect(tScoreOfTheta(theta(-1.5))).toEqual({ score: 35, bound: 'none' });
    expect(
      [-9, -2.01, -2, -0.5, -0.01, 0, 0.49, 0.5, 1.99, 2, 9].map((at) => stenOfTheta(theta(at))),
    ).toEqual([1, 1, 2, 5, 5, 6, 6, 7, 9, 10, 10]);
  });

  it('say which bound was reached', () => {
    expect(boundedIqOfTheta(theta(-3))).toEqual({ score: 55, bound: 'none' });
    expect(boundedIqOfTheta(theta(-3.1))).toEqual({ score: 55, bound: 'low' });
    expect(boundedIqOfTheta(theta(11 / 3))).toEqual({ score: 155, bound: 'none' });
    expect(boundedIqOfTheta(theta(5))).toEqual({ score: 155, bound: 'high' });
    expect(tScoreOfTheta(theta(-Infinity))).toEqual({ score: tBounds.low, bound: 'low' });
  });

  it('stay within their bounds and rise', () => {
    const abilities = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(abilities, abilities, (one, other) => {
        const [low, high] = [theta(Math.min(one, other)), theta(Math.max(one, other))];
        expect(iqOfTheta(low)).toBeLessThanOrEqual(iqOfTheta(high));
        expect(iqOfTheta(low)).toBeGreaterThanOrEqual(iqBounds.low);
        expect(iqOfTheta(high)).toBeLessThanOrEqual(iqBounds.high);
        expect(percentileOfTheta(low)).toBeGreaterThanOrEqual(0);
        expect(percentileOfTheta(high)).toBeLessThanOrEqual(100);
        expect(percentileOfTheta(low)).toBeLessThanOrEqual(percentileOfTheta(high));
        expect(stenOfTheta(low)).toBeLessThanOrEqual(stenOfTheta(high));
        expect(tScoreOfTheta(low).score).toBeLessThanOrEqual(tScoreOfTheta(high).score);
      }),
    );
  });

  it('go there and back', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.001, max: 99.999, noNaN: true }), (share) => {
        expect(percentileOfTheta(thetaOfPercentile(percentile(share)))).toBeCloseTo(share, 9);
      }),
    );
    expect(iqOfTheta(thetaOfIq(iqPoints(123)))).toBe(123);
  });

  it('refuse what is no number, and percentiles without a finite ability', () => {
    for (const convert of [iqOfTheta, tScoreOfTheta, stenOfTheta, percentileOfTheta])
      expect(() => convert(theta(Number.NaN))).toThrow(InvalidInputError);
    for (const convert of [boundedIqOfTheta, stenOfTheta])
      expect(() => convert(theta(Number.NaN))).toThrow('is a number');
    for (const share of [0, 100, -1, Number.NaN])
      expect(() => thetaOfPercentile(percentile(share))).toThrow(InvalidInputError);
    expect(() => thetaOfIq(iqPoints(Infinity))).toThrow(InvalidInputError);
    expect(() => thetaOfIq(iqPoints(Infinity))).toThrow('not Infinity');
  });
});
