import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../../errors.ts';
import { randomOf } from '../../random.ts';
import { theta } from '../../units.ts';
import { type Answer, answeredItems, categoryCount, type Item, isGraded } from '../item.ts';
import { testInformation } from '../test-curves.ts';
import type { AbilityScore } from './ability-score.ts';
import { expectedAPosteriori } from './expected-a-posteriori.ts';
import { logLikelihoodOf, scoreOf } from './log-likelihood.ts';
import { maximumAPosteriori } from './maximum-a-posteriori.ts';
import { type MaximumLikelihood, maximumLikelihood } from './maximum-likelihood.ts';
import { defaultGrid } from './posterior.ts';
import { weightedLikelihood } from './weighted-likelihood.ts';

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

const thetaOf = (score: MaximumLikelihood) => (score.kind === 'finite' ? score.theta : score.direction);

const close = (one: AbilityScore, other: AbilityScore, digits: number, by = 0) => {
  expect(one.theta).toBeCloseTo(other.theta + by, digits);
  expect(one.standardError).toBeCloseTo(other.standardError, digits);
};

describe('every score', () => {
  it('is a number, with a standard error above 0, for any items and answers', () => {
    fc.assert(
      fc.property(fc.oneof(usual, wild), ({ items, answers }) => {
        const likelihood = maximumLikelihood(items, answers);
        for (const score of [
          ...(likelihood.kind === 'finite' ? [likelihood] : []),
          weightedLikelihood(items, answers),
          maximumAPosteriori(items, answers),
          expectedAPosteriori(items, answers),
        ]) {
          expect(Number.isFinite(score.theta)).toBe(true);
          expect(score.standardError).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });

  it('does not depend on the order of the items', () => {
    fc.assert(
      fc.property(usual, fc.string(), ({ items, answers }, seed) => {
        const order = randomOf(seed).shuffle(items.map((_, at) => at));
        const others = order.map((at) => items[at] as Item);
        const given = order.map((at) => answers[at] as Answer);
        const [one, other] = [maximumLikelihood(items, answers), maximumLikelihood(others, given)];
        expect(other.kind).toBe(one.kind);
        if (one.kind === 'finite' && other.kind === 'finite') close(one, other, 8);
        else expect(other).toEqual(one);
        close(weightedLikelihood(items, answers), weightedLikelihood(others, given), 8);
        close(maximumAPosteriori(items, answers), maximumAPosteriori(others, given), 8);
        close(expectedAPosteriori(items, answers), expectedAPosteriori(others, given), 10);
      }),
      { numRuns: 40 },
    );
  });

  it('moves with the scale', () => {
    fc.assert(
      fc.property(usual, between(-5, 5), ({ items, answers }, by) => {
        const moved = items.map((item) => shifted(item, by));
        const prior = { mean: theta(by), deviation: 1 };
        const points = defaultGrid.map((point) => theta(point + by));
        const [one, other] = [maximumLikelihood(items, answers), maximumLikelihood(moved, answers)];
        if (one.kind === 'finite' && other.kind === 'finite') close(other, one, 7, by);
        else expect(thetaOf(other)).toBe(thetaOf(one));
        close(weightedLikelihood(moved, answers), weightedLikelihood(items, answers), 7, by);
        close(maximumAPosteriori(moved, answers, prior), maximumAPosteriori(items, answers), 7, by);
        const quadrature = { prior, grid: points };
        close(expectedAPosteriori(moved, answers, quadrature), expectedAPosteriori(items, answers), 9, by);
      }),
      { numRuns: 40 },
    );
  });

  it('is not moved by a missing answer', () => {
    const items: Item[] = [
      { a: 1, b: 0, c: 0.2 },
      { a: 1.5, thresholds: [-1, 1] },
      { a: 2, b: 1, c: 0 },
    ];
    const [one, two, three] = items as [Item, Item, Item];
    expect(maximumLikelihood([one, two, three], [1, null, 0])).toEqual(
      maximumLikelihood([one, three], [1, 0]),
    );
    expect(weightedLikelihood(items, [1, null, 0])).toEqual(weightedLikelihood([one, three], [1, 0]));
    expect(expectedAPosteriori(items, [1, null, 0])).toEqual(expectedAPosteriori([one, three], [1, 0]));
    expect(maximumAPosteriori(items, [1, null, 0])).toEqual(maximumAPosteriori([one, three], [1, 0]));
  });
});

describe('the standard error of maximum likelihood', () => {
  it('is 1/√information at the estimate', () => {
    fc.assert(
      fc.property(usual, ({ items, answers }) => {
        const score = maximumLikelihood(items, answers);
        fc.pre(score.kind === 'finite');
        const seen = items.filter((_, at) => answers[at] !== null);
        expect(testInformation(seen, score.theta) * score.standardError ** 2).toBeCloseTo(1, 10);
      }),
    );
  });
});

describe('scores with a prior', () => {
  it('lie between the mean of the prior and maximum likelihood where nobody guesses', () => {
    const noGuessing = sittings(
      fc.oneof(
        dichotomous([0.3, 3], 3, 0).map((item) => ({ ...item, c: 0 })),
        graded([0.3, 3], 3),
      ),
    );
    // A fine and wide grid: over a coarse one the posterior of steep items is no longer that of the model.
    const fine = Array.from({ length: 801 }, (_, at) => theta(-10 + at / 40));
    fc.assert(
      fc.property(noGuessing, ({ items, answers }) => {
        const likelihood = maximumLikelihood(items, answers);
        const limit =
          likelihood.kind === 'finite'
            ? likelihood.theta
            : likelihood.direction === 'up'
              ? Infinity
              : -Infinity;
        const [low, high] = [Math.min(0, limit) - 1e-9, Math.max(0, limit) + 1e-9];
        const map = maximumAPosteriori(items, answers).theta;
        expect(map).toBeGreaterThanOrEqual(low);
        expect(map).toBeLessThanOrEqual(high);
        // Of the mean this holds of the side of the prior: the likelihood may be skewed.
        const eap = expectedAPosteriori(items, answers, { grid: fine });
        if (likelihood.kind === 'unbounded') {
          expect(eap.theta).toBeGreaterThan(low);
          expect(eap.theta).toBeLessThan(high);
        }
        expect(eap.standardError).toBeLessThan(1);
      }),
    );
  });

  it('leave the mean of the prior by its variance times the mean score of the answers (Stein 1981)', () => {
    const points = Array.from({ length: 801 }, (_, at) => theta(-10 + at / 40));
    fc.assert(
      fc.property(usual, between(0.3, 1.2), ({ items, answers }, deviation) => {
        const prior = { mean: theta(0.4), deviation };
        const answered = answeredItems(items, answers);
        let [total, sum] = [0, 0];
        for (const point of points) {
          const weight = Math.exp(logLikelihoodOf(answered, point) - ((point - 0.4) / deviation) ** 2 / 2);
          total += weight;
          sum += weight * scoreOf(answered, point);
        }
        const { theta: ability } = expectedAPosteriori(items, answers, { prior, grid: points });
        expect(ability - 0.4).toBeCloseTo(deviation ** 2 * (sum / total), 8);
      }),
      { numRuns: 50 },
    );
  });

  it('are the prior where nothing was answered', () => {
    const items = [{ a: 1, b: 0, c: 0 }];
    const prior = { mean: theta(0.5), deviation: 1.3 };
    expect(maximumAPosteriori(items, [null], prior)).toEqual({ theta: 0.5, standardError: 1.3 });
    const fine = Array.from({ length: 401 }, (_, at) => theta(-20 + at / 10));
    const score = expectedAPosteriori(items, [null], { prior, grid: fine });
    expect(score.theta).toBeCloseTo(0.5, 12);
    expect(score.standardError).toBeCloseTo(1.3, 12);
  });

  it('refuse what is no prior or grid', () => {
    const items = [{ a: 1, b: 0, c: 0 }];
    for (const prior of [
      { mean: theta(0), deviation: 0 },
      { mean: theta(0), deviation: Number.NaN },
      { mean: theta(Number.NaN), deviation: 1 },
      { mean: theta(Infinity), deviation: 1 },
    ]) {
      expect(() => maximumAPosteriori(items, [1], prior)).toThrow(InvalidInputError);
      expect(() => expectedAPosteriori(items, [1], { prior })).toThrow(InvalidInputError);
    }
    for (const points of [[], [0, 0], [1, 0], [0, Number.NaN], [-Infinity, 0]]) {
      expect(() => expectedAPosteriori(items, [1], { grid: points.map(theta) })).toThrow(InvalidInputError);
    }
  });
});
