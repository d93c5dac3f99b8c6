import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { randomOf } from '../../random.ts';
import { theta } from '../../units.ts';
import { categoryCurve } from '../category.ts';
import { type Answer, answeredItems, categoryCount, type Item, isGraded } from '../item.ts';
import type { AbilityScore } from './ability-score.ts';
import { expectedAPosteriori } from './expected-a-posteriori.ts';
import { defaultGrid } from './posterior.ts';

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });

const dichotomous = (slopes: [number, number], reach: number, residual: number) =>
  fc.record({
    a: between(...slopes),
    b: between(-reach, reach),
    c: fc.oneof(fc.constant(0), between(0, 0.5)),
    residual: fc.oneof(fc.constant(0), between(0, residual)),
  });

const graded = (slopes: [number, number], reach: number) =>
  fc.record({
    a: between(...slopes),
    thresholds: fc
      .tuple(between(-reach, reach), fc.array(between(0.05, reach / 2), { minLength: 1, maxLength: 5 }))
      .map(([first, gaps]) => gaps.map((_, at) => gaps.slice(0, at).reduce((sum, gap) => sum + gap, first))),
  });

/** Items with an answer each, at least one of them given. */
const sittings = (item: fc.Arbitrary<Item>, length = 12) =>
  fc
    .array(fc.tuple(item, fc.option(fc.nat(5), { freq: 6 })), { minLength: 1, maxLength: length })
    .filter((pairs) => pairs.some(([, answer]) => answer !== null))
    .map((pairs) => ({
      items: pairs.map(([one]) => one),
      answers: pairs.map(([one, answer]): Answer => (answer === null ? null : answer % categoryCount(one))),
    }));

const usual = sittings(fc.oneof(dichotomous([0.3, 3], 3, 1.2), graded([0.3, 3], 3)));
const wild = sittings(fc.oneof(dichotomous([1e-3, 1e3], 100, 20), graded([1e-3, 1e3], 100)), 6);

const shifted = (item: Item, by: number): Item =>
  isGraded(item)
    ? { ...item, thresholds: item.thresholds.map((value) => value + by) }
    : { ...item, b: item.b + by };

const close = (one: AbilityScore, other: AbilityScore, digits: number, by = 0) => {
  expect(one.theta).toBeCloseTo(other.theta + by, digits);
  expect(one.standardError).toBeCloseTo(other.standardError, digits);
};

describe('an expectation a posteriori', () => {
  it('is a number, with a standard error of 0 or more, for any items and answers', () => {
    fc.assert(
      fc.property(fc.oneof(usual, wild), ({ items, answers }) => {
        const score = expectedAPosteriori(items, answers);
        expect(Number.isFinite(score.theta)).toBe(true);
        expect(score.standardError).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('does not depend on the order of the items', () => {
    fc.assert(
      fc.property(usual, fc.string(), ({ items, answers }, seed) => {
        const order = randomOf(seed).shuffle(items.map((_, at) => at));
        const others = order.map((at) => items[at] as Item);
        const given = order.map((at) => answers[at] as Answer);
        close(expectedAPosteriori(items, answers), expectedAPosteriori(others, given), 10);
      }),
      { numRuns: 40 },
    );
  });

  it('moves with the scale', () => {
    fc.assert(
      fc.property(usual, between(-5, 5), ({ items, answers }, by) => {
        const moved = items.map((item) => shifted(item, by));
        const quadrature = {
          prior: { mean: theta(by), deviation: 1 },
          grid: defaultGrid.map((point) => theta(point + by)),
        };
        close(expectedAPosteriori(moved, answers, quadrature), expectedAPosteriori(items, answers), 9, by);
      }),
      { numRuns: 40 },
    );
  });

  it('is not moved by a missing answer', () => {
    const [one, two, three] = [
      { a: 1, b: 0, c: 0.2 },
      { a: 1.5, thresholds: [-1, 1] },
      { a: 2, b: 1, c: 0 },
    ] as const;
    expect(expectedAPosteriori([one, two, three], [1, null, 0])).toEqual(
      expectedAPosteriori([one, three], [1, 0]),
    );
  });

  it('leaves the mean of the prior by its variance times the mean score of the answers (Stein 1981)', () => {
    const points = Array.from({ length: 801 }, (_, at) => theta(-10 + at / 40));
    fc.assert(
      fc.property(usual, between(0.3, 1.2), ({ items, answers }, deviation) => {
        const prior = { mean: theta(0.4), deviation };
        const answered = answeredItems(items, answers);
        let [total, sum] = [0, 0];
        for (const point of points) {
          const curves = answered.map(({ item, category }) => categoryCurve(item, category, point));
          const [likelihood, slope] = curves.reduce(
            ([log, slopes], curve) => [log + curve.logProbability, slopes + curve.slope],
            [0, 0],
          );
          const weight = Math.exp(likelihood - ((point - 0.4) / deviation) ** 2 / 2);
          total += weight;
          sum += weight * slope;
        }
        const { theta: ability } = expectedAPosteriori(items, answers, { prior, grid: points });
        expect(ability - 0.4).toBeCloseTo(deviation ** 2 * (sum / total), 8);
      }),
      { numRuns: 50 },
    );
  });

  it('is the prior where nothing was answered', () => {
    const items = [{ a: 1, b: 0, c: 0 }];
    const prior = { mean: theta(0.5), deviation: 1.3 };
    const fine = Array.from({ length: 401 }, (_, at) => theta(-20 + at / 10));
    const score = expectedAPosteriori(items, [null], { prior, grid: fine });
    expect(score.theta).toBeCloseTo(0.5, 12);
    expect(score.standardError).toBeCloseTo(1.3, 12);
  });

  it('refuses what is no prior or grid', () => {
    const items = [{ a: 1, b: 0, c: 0 }];
    for (const prior of [
      { mean: theta(0), deviation: 0 },
      { mean: theta(0), deviation: Number.NaN },
      { mean: theta(Number.NaN), deviation: 1 },
      { mean: theta(Infinity), deviation: 1 },
    ]) {
      expect(() => expectedAPosteriori(items, [1], { prior })).toThrow(InvalidInputError);
    }
    for (const points of [[], [0, 0], [1, 0], [0, Number.NaN], [-Infinity, 0]]) {
      expect(() => expectedAPosteriori(items, [1], { grid: points.map(theta) })).toThrow(InvalidInputError);
    }
  });
});
