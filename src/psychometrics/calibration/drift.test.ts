import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { driftOf } from './drift.ts';

const places = fc.array(
  fc.record({
    older: fc.double({ min: -4, max: 4, noNaN: true }),
    b: fc.double({ min: -4, max: 4, noNaN: true }),
    error: fc.double({ min: 0.01, max: 1, noNaN: true }),
  }),
  { minLength: 1, maxLength: 30 },
);

describe('drift of difficulties', () => {
  it('is none where all places moved alike', () => {
    const older = [-2, -1, 0, 1.5];
    const { shift, places: moved } = driftOf(
      older,
      older.map((b, at) => ({ b: b - 0.3, error: 0.1 + at / 10 })),
    );
    expect(shift).toBeCloseTo(0.3, 12);
    for (const { departure, pValue } of moved) {
      expect(departure).toBeCloseTo(0, 12);
      expect(pValue).toBeCloseTo(1, 10);
    }
  });

  it('is told in standard errors: one place of four, half a logit harder', () => {
    const newer = [0, 0, 0, 0.5].map((b) => ({ b, error: 0.1 }));
    const { shift, places: moved } = driftOf([0, 0, 0, 0], newer);
    expect(shift).toBeCloseTo(-0.125, 12);
    expect(moved[3]?.departure).toBeCloseTo(0.375, 12);
    expect(moved[3]?.zScore).toBeCloseTo(3.75, 12);
    // 2 · pnorm(−3.75) of R 4.2.2.
    expect(moved[3]?.pValue).toBeCloseTo(0.00017683457, 9);
  });

  it('balances by precision, and does not see where the older scale has its 0', () => {
    fc.assert(
      fc.property(places, fc.double({ min: -3, max: 3, noNaN: true }), (given, constant) => {
        const older = given.map((place) => place.older);
        const one = driftOf(older, given);
        const other = driftOf(
          older.map((b) => b + constant),
          given,
        );
        expect(other.shift - one.shift).toBeCloseTo(constant, 8);
        const balance = one.places.reduce(
          (sum, { departure }, at) => sum + departure / (given[at]?.error as number) ** 2,
          0,
        );
        expect(Math.abs(balance)).toBeLessThan(1e-5);
        one.places.forEach(({ departure, pValue }, at) => {
          expect(other.places[at]?.departure).toBeCloseTo(departure, 8);
          expect(pValue >= 0 && pValue <= 1).toBe(true);
        });
      }),
    );
  });

  it('refuses places that cannot be compared', () => {
    expect(() => driftOf([], [])).toThrow(InvalidInputError);
    expect(() => driftOf([0], [])).toThrow(InvalidInputError);
    for (const place of [
      { b: 0, error: 0 },
      { b: Number.NaN, error: 1 },
      { b: 0, error: Infinity },
    ]) {
      expect(() => driftOf([0], [place])).toThrow(InvalidInputError);
    }
  });
});
