import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { theta } from '../units.ts';
import { information, probability, requireItem } from './three-parameter.ts';
import { marginalProbability } from './uncertain-item.ts';

const items = fc.record({
  a: fc.double({ min: 0.2, max: 3, noNaN: true }),
  b: fc.double({ min: -4, max: 4, noNaN: true }),
  c: fc.double({ min: 0, max: 0.5, noNaN: true }),
});
const abilities = fc.double({ min: -6, max: 6, noNaN: true });

describe('the three-parameter model', () => {
  it('gives the values of its formula', () => {
    expect(probability({ a: 1, b: 0, c: 0 }, theta(0))).toBe(0.5);
    expect(probability({ a: 1.2, b: 0.5, c: 0.2 }, theta(0.5))).toBeCloseTo(0.6, 12);
    expect(probability({ a: 1.3, b: -1, c: 1 / 6 }, theta(1))).toBeCloseTo(
      1 / 6 + 5 / 6 / (1 + Math.exp(-2.6)),
      12,
    );
    expect(information({ a: 2, b: 0, c: 0 }, theta(0))).toBeCloseTo(1, 12);
  });

  it('rises with ability and stays between guessing and 1', () => {
    fc.assert(
      fc.property(items, abilities, abilities, (item, one, other) => {
        const [low, high] = one < other ? [one, other] : [other, one];
        expect(probability(item, theta(low))).toBeLessThanOrEqual(probability(item, theta(high)));
        expect(probability(item, theta(low))).toBeGreaterThanOrEqual(item.c);
        expect(probability(item, theta(high))).toBeLessThanOrEqual(1);
        expect(information(item, theta(one))).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('refuses parameters that no item can have', () => {
    const slopes = [0, -1, Number.NaN, Infinity, 1e9].map((a) => ({ a }));
    const difficulties = [Number.NaN, Infinity, 1e9, -1e300].map((b) => ({ b }));
    for (const wrong of [...slopes, ...difficulties, { c: 1 }, { c: -0.1 }]) {
      expect(() => requireItem({ a: 1, b: 0, c: 0, ...wrong })).toThrow(InvalidInputError);
    }
  });
});

describe('an item of uncertain difficulty', () => {
  it('is the plain item where nothing is uncertain', () => {
    fc.assert(
      fc.property(items, abilities, (item, ability) => {
        expect(marginalProbability({ ...item, residual: 0 }, theta(ability))).toBe(
          probability(item, theta(ability)),
        );
      }),
    );
  });

  it('agrees with the normal ogive where that has a closed form', () => {
    // A logistic of slope 1.702 is a normal ogive of slope 1 to 0.0095 (Haley 1952); mixing a normal ogive over N(b, s²)
    // gives an ogive of slope 1 / sqrt(1 + s²) (Lord & Novick 1968, eq. 16.9.3). Two such steps: 0.02 at most.
    for (const ability of [-2, -1, 0, 0.5, 1, 2]) {
      const mixed = marginalProbability({ a: 1.702, b: 0, c: 0, residual: 1 }, theta(ability));
      const ogive = probability({ a: 1.702 / Math.SQRT2, b: 0, c: 0 }, theta(ability));
      expect(Math.abs(mixed - ogive)).toBeLessThan(0.02);
    }
  });
});
