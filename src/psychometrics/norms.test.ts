import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { iqBounds, iqOfTheta, normalDistribution, percentileOfTheta } from './norms.ts';
import { theta } from './units.ts';

describe('norms', () => {
  it('give the values of the normal table', () => {
    // Abramowitz & Stegun 1964, table 26.1.
    const table = [
      [0, 0.5],
      [1, 0.841344746],
      [1.96, 0.975002105],
      [-1, 0.158655254],
      [3, 0.998650102],
    ] as const;
    for (const [at, share] of table) expect(normalDistribution(at)).toBeCloseTo(share, 6);
  });

  it('put the mean at 100 and a standard deviation at 15 points', () => {
    expect(iqOfTheta(theta(0))).toBe(100);
    expect(iqOfTheta(theta(1))).toBe(115);
    expect(iqOfTheta(theta(-2))).toBe(70);
  });

  it('stay within their bounds and rise', () => {
    const abilities = fc.double({ min: -50, max: 50, noNaN: true });
    fc.assert(
      fc.property(abilities, abilities, (one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(iqOfTheta(theta(low))).toBeLessThanOrEqual(iqOfTheta(theta(high)));
        expect(iqOfTheta(theta(low))).toBeGreaterThanOrEqual(iqBounds.low);
        expect(iqOfTheta(theta(high))).toBeLessThanOrEqual(iqBounds.high);
        expect(percentileOfTheta(theta(low))).toBeGreaterThanOrEqual(0);
        expect(percentileOfTheta(theta(high))).toBeLessThanOrEqual(100);
      }),
    );
  });
});
