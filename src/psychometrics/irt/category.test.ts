import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { theta } from '../units.ts';
import { categoryCurve, categoryCurves } from './category.ts';
import { boundaryProbabilities, categoryProbabilities, expectedCategory, type GradedItem } from './graded.ts';
import type { Item } from './item.ts';
import { information, peakOf, probability } from './three-parameter.ts';
import { marginalProbability } from './uncertain-item.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const plain = fc.record({
  a: between(0.3, 3),
  b: between(-3, 3),
  c: fc.oneof(fc.constant(0), between(0, 0.5)),
});
const uncertain = fc.tuple(plain, between(0, 1.5)).map(([item, residual]) => ({ ...item, residual }));
const graded: fc.Arbitrary<GradedItem> = fc
  .tuple(between(0.3, 3), between(-3, 0), fc.array(between(0.05, 1.5), { maxLength: 5 }))
  .map(([a, first, gaps]) => ({
    a,
    thresholds: [first, ...gaps.map((_, at) => gaps.slice(0, at + 1).reduce((sum, gap) => sum + gap, first))],
  }));
const items: fc.Arbitrary<Item> = fc.oneof(plain, uncertain, graded);
const abilities = between(-6, 6);

describe('the curves of an item', () => {
  it('share out all probability', () => {
    fc.assert(
      fc.property(items, abilities, (item, ability) => {
        const shares = categoryCurves(item, theta(ability)).map((curve) => curve.probability);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 12);
        for (const share of shares) expect(share).toBeGreaterThan(0);
      }),
    );
  });

  it('have the slopes and curvatures of their logarithms', () => {
    const step = 1e-4;
    fc.assert(
      fc.property(items, abilities, fc.nat(5), (item, ability, answer) => {
        const category = answer % categoryCurves(item, theta(ability)).length;
        const at = (point: number) => categoryCurve(item, category, theta(point));
        const [before, here, after] = [at(ability - step), at(ability), at(ability + step)];
        expect(Math.exp(here.logProbability)).toBeCloseTo(here.probability, 12);
        expect((after.logProbability - before.logProbability) / (2 * step)).toBeCloseTo(here.slope, 6);
        expect((after.slope - before.slope) / (2 * step)).toBeCloseTo(here.curvature, 6);
      }),
    );
  });

  it('are those of the models they come from', () => {
    fc.assert(
      fc.property(uncertain, graded, abilities, (item, steps, ability) => {
        const right = categoryCurve(item, 1, theta(ability)).probability;
        expect(right).toBeCloseTo(marginalProbability(item, theta(ability)), 12);
        const own = { ...item, residual: 0 };
        expect(categoryCurve(own, 1, theta(ability)).probability).toBeCloseTo(
          probability(item, theta(ability)),
          12,
        );
        expect(categoryCurves(steps, theta(ability)).map((curve) => curve.probability)).toEqual(
          categoryProbabilities(steps, theta(ability)),
        );
      }),
    );
  });

  it('are a two-parameter item where there is one threshold', () => {
    fc.assert(
      fc.property(plain, abilities, ({ a, b }, ability) => {
        const two = categoryCurves({ a, b, c: 0 }, theta(ability));
        const one = categoryCurves({ a, thresholds: [b] }, theta(ability));
        two.forEach((curve, category) => {
          expect(one[category]?.logProbability).toBeCloseTo(curve.logProbability, 12);
          expect(one[category]?.slope).toBeCloseTo(curve.slope, 12);
          expect(one[category]?.curvature).toBeCloseTo(curve.curvature, 12);
        });
      }),
    );
  });

  it('hold where probabilities underflow', () => {
    const far = [
      categoryCurve({ a: 2, b: 0, c: 0 }, 1, theta(-1000)),
      categoryCurve({ a: 2, b: 0, c: 0, residual: 1 }, 1, theta(-1000)),
      categoryCurve({ a: 2, b: 0, c: 0.2, residual: 1 }, 0, theta(1000)),
      categoryCurve({ a: 2, thresholds: [0, 1] }, 2, theta(-1000)),
    ];
    for (const curve of far) {
      expect(curve.probability).toBe(0);
      expect(Number.isFinite(curve.logProbability)).toBe(true);
      expect(Math.abs(curve.slope)).toBeCloseTo(2, 12);
      expect(curve.curvature).toBeCloseTo(0, 12);
    }
  });
});

describe('curves over ability', () => {
  it('rise: boundaries and expected categories', () => {
    fc.assert(
      fc.property(graded, abilities, abilities, (item, one, other) => {
        const [low, high] = [theta(Math.min(one, other)), theta(Math.max(one, other))];
        expect(expectedCategory(item, low)).toBeLessThanOrEqual(expectedCategory(item, high));
        const above = boundaryProbabilities(item, high);
        boundaryProbabilities(item, low).forEach((share, at) => {
          expect(share).toBeLessThanOrEqual(above[at] as number);
        });
      }),
    );
  });

  it('have the information of their slopes where answers are right or wrong', () => {
    fc.assert(
      fc.property(plain, abilities, (item, ability) => {
        const right = categoryCurve({ ...item, residual: 0 }, 1, theta(ability));
        const rise = right.probability * right.slope;
        expect(information(item, theta(ability))).toBeCloseTo(
          rise ** 2 / (right.probability * (1 - right.probability)),
          10,
        );
      }),
    );
  });

  it('say most at the peak of an item', () => {
    fc.assert(
      fc.property(plain, fc.double({ min: 0.01, max: 3, noNaN: true }), (item, step) => {
        const peak = peakOf(item);
        const most = information(item, peak);
        expect(most).toBeGreaterThan(information(item, theta(peak + step)));
        expect(most).toBeGreaterThan(information(item, theta(peak - step)));
      }),
    );
  });

  it('refuse what is no item or ability', () => {
    const item = { a: 1, b: 0, c: 0 };
    const steps = { a: 1, thresholds: [0, 1] };
    for (const ability of [Number.NaN, Infinity, -Infinity].map(theta)) {
      expect(() => probability(item, ability)).toThrow(InvalidInputError);
      expect(() => information(item, ability)).toThrow(InvalidInputError);
      expect(() => marginalProbability({ ...item, residual: 1 }, ability)).toThrow(InvalidInputError);
      expect(() => categoryProbabilities(steps, ability)).toThrow(InvalidInputError);
    }
    expect(() => marginalProbability({ ...item, residual: Number.NaN }, theta(0))).toThrow(InvalidInputError);
    for (const thresholds of [[], [1, 1], [1, 0], [0, Infinity], [Number.NaN]]) {
      expect(() => categoryProbabilities({ a: 1, thresholds }, theta(0))).toThrow(InvalidInputError);
    }
  });
});
