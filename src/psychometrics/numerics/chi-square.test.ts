import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { chiSquareTail, logGamma, upperGammaShare } from './chi-square.ts';

describe('the chi-square tail', () => {
  it("agrees with R 4.2.2's pchisq(lower.tail = FALSE) to 1e-12 of the value", () => {
    const values = [
      [0.5, 1, 0.4795001221869535],
      [3.84, 1, 0.050043521248705224],
      [10, 4, 0.040427681994512805],
      [100, 30, 1.8568023365102387e-9],
      [30, 60, 0.9995815503316723],
      [250.5, 100, 6.6628234052708355e-15],
      [1e-8, 3, 0.999999999999734],
      [800, 25, 1.2086747392550032e-152],
    ] as const;
    for (const [value, degrees, tail] of values)
      expect(Math.abs(chiSquareTail(value, degrees) - tail)).toBeLessThan(1e-12 * tail);
  });

  it('falls from 1 to 0', () => {
    const degrees = fc.integer({ min: 1, max: 300 });
    const value = fc.double({ min: 0, max: 2000, noNaN: true });
    fc.assert(
      fc.property(degrees, value, value, (count, one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)];
        const tail = chiSquareTail(high, count);
        expect(tail).toBeGreaterThanOrEqual(0);
        expect(tail).toBeLessThanOrEqual(chiSquareTail(low, count) + 1e-14);
        expect(chiSquareTail(low, count)).toBeLessThanOrEqual(1);
      }),
    );
    expect(chiSquareTail(0, 3)).toBe(1);
    expect(chiSquareTail(Infinity, 3)).toBe(0);
  });

  it("stands on a gamma function that agrees with R 4.2.2's lgamma", () => {
    const values = [
      [0.01, 4.599479878042022],
      [0.5, 0.5723649429247001],
      [1, 0],
      [2, 0],
      [3.7, 1.428072326665388],
      [15, 25.191221182738683],
      [150.5, 602.5139548705853],
    ] as const;
    for (const [value, expected] of values)
      expect(Math.abs(logGamma(value) - expected)).toBeLessThan(1e-14 * Math.max(1, expected));
  });

  it('refuses what it is not defined for', () => {
    expect(() => chiSquareTail(-1, 2)).toThrow(InvalidInputError);
    expect(() => chiSquareTail(1, 0)).toThrow(InvalidInputError);
    expect(() => chiSquareTail(Number.NaN, 2)).toThrow(InvalidInputError);
    expect(() => upperGammaShare(Infinity, 2)).toThrow(InvalidInputError);
    expect(() => logGamma(0)).toThrow(InvalidInputError);
  });
});
