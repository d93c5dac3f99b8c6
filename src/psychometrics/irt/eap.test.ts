import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomOf } from '../random.ts';
import { theta } from '../units.ts';
import { abilityEstimatorOf, estimateAbility, type Response } from './eap.ts';
import { marginalProbability } from './uncertain-item.ts';

const responses = fc.array(
  fc.record({
    item: fc.record({
      a: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
      b: fc.double({ min: -3, max: 3, noNaN: true }),
      c: fc.double({ min: 0, max: 0.3, noNaN: true }),
      residual: fc.double({ min: 0, max: 1.5, noNaN: true }),
    }),
    correct: fc.boolean(),
  }),
  { maxLength: 20 },
);

describe('the expected a-posteriori ability', () => {
  it('is the prior where nothing was answered', () => {
    const prior = estimateAbility([]);
    expect(prior.theta).toBeCloseTo(0, 10);
    expect(prior.standardError).toBeCloseTo(1, 6);
    // Between grid points the density is taken as linear, which widens the interval by 0.012.
    expect(Math.abs(prior.low + 1.96)).toBeLessThan(0.02);
    expect(Math.abs(prior.high - 1.96)).toBeLessThan(0.02);
    // A grid twice as fine draws it nearer.
    const fine = abilityEstimatorOf(0.1)([]);
    expect(fine.standardError).toBeCloseTo(1, 6);
    for (const [bound, end] of [
      [fine.low, -1.95996],
      [fine.high, 1.95996],
    ] as const)
      expect(Math.abs(bound - end)).toBeLessThan(0.004);
  });

  it('is finite, inside its interval and on the grid for any answers', () => {
    fc.assert(
      fc.property(responses, (given) => {
        const { theta: ability, standardError, low, high } = estimateAbility(given);
        for (const value of [ability, standardError, low, high]) expect(Number.isFinite(value)).toBe(true);
        expect(low).toBeLessThan(ability);
        expect(ability).toBeLessThan(high);
        expect(Math.abs(ability)).toBeLessThan(6);
        expect(standardError).toBeLessThanOrEqual(1.3);
      }),
    );
  });

  it('does not depend on the order of the answers', () => {
    fc.assert(
      fc.property(responses, fc.string(), (given, seed) => {
        const one = estimateAbility(given);
        const other = estimateAbility(randomOf(seed).shuffle(given));
        expect(other.theta).toBeCloseTo(one.theta, 9);
        expect(other.standardError).toBeCloseTo(one.standardError, 9);
      }),
    );
  });

  it('rises when a wrong answer becomes right', () => {
    fc.assert(
      fc.property(
        responses.filter((given) => given.length > 0),
        (given) => {
          const [first, ...rest] = given as [Response, ...Response[]];
          const wrong = estimateAbility([{ ...first, correct: false }, ...rest]);
          const right = estimateAbility([{ ...first, correct: true }, ...rest]);
          expect(right.theta).toBeGreaterThan(wrong.theta);
        },
      ),
    );
  });

  it('refuses a confidence outside (0, 1)', () => {
    for (const confidence of [0, 1, -0.5, Number.NaN]) {
      expect(() => estimateAbility([], confidence)).toThrow(RangeError);
      expect(() => estimateAbility([], confidence)).toThrow('between 0 and 1');
    }
  });

  it('covers the true ability in 95 % of sittings, with the difficulties drawn anew in each', () => {
    const random = randomOf('coverage');
    const items = Array.from({ length: 30 }, (_, at) => ({
      a: 1.3,
      b: -2.5 + at / 5.5,
      c: 1 / 6,
      residual: 1.03,
    }));
    const sittings = 3000;
    let covered = 0;
    for (let sitting = 0; sitting < sittings; sitting += 1) {
      const ability = random.normal();
      const given = items.map((item) => {
        const own = { ...item, b: item.b + item.residual * random.normal(), residual: 0 };
        return { item, correct: random.next() < marginalProbability(own, theta(ability)) };
      });
      const { low, high } = estimateAbility(given);
      if (low <= ability && ability <= high) covered += 1;
    }
    // Four standard errors of a share of 95 % over 3,000 sittings.
    expect(Math.abs(covered / sittings - 0.95)).toBeLessThan(0.016);
  });
});
