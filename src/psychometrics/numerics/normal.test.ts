import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { normalDensity, normalDistribution, normalQuantile } from './normal.ts';

describe('the normal distribution', () => {
  it("agrees with R 4.2.2's pnorm to 1e-13 of the value and 1e-15 absolute", () => {
    const values = [
      [-37, 5.725571222524577e-300],
      [-8, 6.220960574271785e-16],
      [-5.7, 5.990371401063528e-9],
      [-3, 0.0013498980316300946],
      [-1, 0.15865525393145705],
      [-0.5, 0.30853753872598694],
      [0, 0.5],
      [0.3, 0.6179114221889527],
      [0.67448976, 0.7500000031154556],
      [1.96, 0.9750021048517796],
      [3, 0.9986501019683699],
      [6, 0.9999999990134123],
    ] as const;
    for (const [z, share] of values) {
      expect(Math.abs(normalDistribution(z) - share)).toBeLessThan(Math.min(1e-15, share * 1e-13));
    }
    expect(normalDistribution(-Infinity)).toBe(0);
    expect(normalDistribution(Infinity)).toBe(1);
  });

  it("agrees with R 4.2.2's qnorm to 1e-15 of the value", () => {
    const values = [
      [1e-300, -37.0470962993612],
      [1e-20, -9.262340089798405],
      [1e-5, -4.2648907939228256],
      [0.024, -1.9773684281819468],
      [0.0749, -1.4402382675279632],
      [0.0751, -1.4388253927525398],
      [0.3, -0.5244005127080407],
      [0.5, 0],
      [0.77, 0.7388468491852137],
      [0.975, 1.9599639845400536],
      [0.99999, 4.26489079392384],
    ] as const;
    for (const [share, z] of values) {
      expect(Math.abs(normalQuantile(share) - z)).toBeLessThanOrEqual(1e-15 * Math.abs(z));
    }
  });

  it('goes there and back', () => {
    fc.assert(
      fc.property(fc.double({ min: -37, max: 5, noNaN: true }), (z) => {
        expect(normalQuantile(normalDistribution(z))).toBeCloseTo(z, 9);
        expect(normalDistribution(z) + normalDistribution(-z)).toBeCloseTo(1, 15);
      }),
    );
  });

  it('never falls, and rises as its density says', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -40, max: 40, noNaN: true }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (z, step) => {
          expect(normalDistribution(z + step)).toBeGreaterThanOrEqual(normalDistribution(z));
          const slope = (normalDistribution(z + 1e-4) - normalDistribution(z - 1e-4)) / 2e-4;
          expect(normalDensity(z)).toBeCloseTo(slope, 8);
        },
      ),
    );
  });

  it('refuses what is no number, and shares without a finite quantile', () => {
    for (const share of [0, 1, -0.1, Number.NaN])
      expect(() => normalQuantile(share)).toThrow(InvalidInputError);
    expect(() => normalDistribution(Number.NaN)).toThrow(InvalidInputError);
    expect(() => normalDensity(Number.NaN)).toThrow(InvalidInputError);
  });
});
