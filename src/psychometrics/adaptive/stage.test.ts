import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import { expectedAPosteriori } from '../irt/scores/expected-a-posteriori.ts';
import { marginalProbability } from '../irt/uncertain-item.ts';
import { randomOf } from '../random.ts';
import { type Theta, theta } from '../units.ts';
import { adaptiveTestOf } from './adaptive-test.ts';
import { itemBankOf } from './bank.ts';
import type { Given } from './posterior.ts';
import { mostInformative } from './selection.ts';
import { nextStage } from './stage.ts';

const random = randomOf('places');
const places = Array.from({ length: 24 }, (_, at) => ({
  a: 0.8 + random.next(),
  b: -3 + (6 * at) / 23,
  c: 1 / 6,
  residual: 0.3 + random.next(),
}));
const bank = itemBankOf(places);
const groups = places.map((_, at) => at % 3);

/** Expected variance of the posterior after some more items, from the library's own scores of every pattern of answers. */
function expectedVariance(given: Given, more: readonly number[]): number {
  const patterns = Array.from({ length: 2 ** more.length }, (_, bits) =>
    more.map((item, at) => ({ item, answer: ((bits >> at) & 1) as 0 | 1 })),
  );
  const scored = (all: Given) =>
    expectedAPosteriori(
      all.map(({ item }) => places[item] as (typeof places)[number]),
      all.map(({ answer }) => answer),
    ).standardError ** 2;
  const grid = Array.from({ length: 61 }, (_, at): Theta => theta(-6 + at / 5));
  const chance = (all: Given) =>
    grid.reduce(
      (sum, ability) =>
        sum +
        all.reduce(
          (product, { item, answer }) => {
            const right = marginalProbability(places[item] as (typeof places)[number], ability);
            return product * (answer === 1 ? right : 1 - right);
          },
          Math.exp(-(ability ** 2) / 2),
        ),
      0,
    );
  const whole = chance(given);
  return patterns.reduce((sum, pattern) => {
    const all = [...given, ...pattern];
    return sum + (chance(all) / whole) * scored(all);
  }, 0);
}

describe('the next stage', () => {
  const given: Given = [
    { item: 12, answer: 1 },
    { item: 9, answer: 0 },
    { item: 17, answer: 1 },
  ];

  it('is of the places after which the least posterior variance is expected, each beside those before it', () => {
    const chosen = nextStage(bank, given, { groups, wanted: [1, 1, 1] });
    expect(chosen.map((item) => groups[item]).sort()).toEqual([0, 1, 2]);
    chosen.forEach((item, at) => {
      const before = chosen.slice(0, at);
      const taken = new Set([...given.map((one) => one.item), ...chosen.slice(0, at + 1)]);
      const full = new Set(before.map((one) => groups[one]));
      const best = expectedVariance(given, [...before, item]);
      for (let other = 0; other < places.length; other += 1) {
        if (taken.has(other) || full.has(groups[other])) continue;
        expect(expectedVariance(given, [...before, other])).toBeGreaterThan(best - 1e-12);
      }
    });
  });

  it('follows the answers: harder after right ones, easier after wrong ones', () => {
    const meanAfter = (answer: 0 | 1) => {
      const stage = nextStage(
        bank,
        [11, 12, 13].map((item) => ({ item, answer })),
        { groups, wanted: [2, 2, 1] },
      );
      return stage.reduce((sum, item) => sum + (places[item]?.b ?? 0), 0) / 5;
    };
    expect(meanAfter(1)).toBeGreaterThan(meanAfter(0) + 0.8);
  });

  it('asks a place as often as it may be asked, and no oftener', () => {
    const all = [...Array(3).keys()].reduce<Given>(
      (asked) => [
        ...asked,
        ...nextStage(bank, asked, { groups, wanted: [2, 2, 2], mostUses: 2 }).map((item) => ({
          item,
          answer: 1 as const,
        })),
      ],
      [],
    );
    const uses = Map.groupBy(all, ({ item }) => item);
    expect(Math.max(...[...uses.values()].map((one) => one.length))).toBe(2);
    const few = itemBankOf(places.slice(0, 2));
    expect(() => nextStage(few, [], { groups: [0, 0], wanted: [3] })).toThrow(InvalidInputError);
    expect(nextStage(few, [], { groups: [0, 0], wanted: [4], mostUses: 2 }).sort()).toEqual([0, 0, 1, 1]);
  });

  it('refuses what is no stage', () => {
    for (const rules of [
      { groups: [0], wanted: [1] },
      { groups, wanted: [0] },
      { groups, wanted: [11] },
      { groups, wanted: [1.5] },
      { groups, wanted: [1], mostUses: Number.NaN },
    ]) {
      expect(() => nextStage(bank, [], rules)).toThrow(InvalidInputError);
    }
  });
});

describe('an adaptive test over places', () => {
  it('asks one after the other by the same measure, each once, until none is left', () => {
    const test = adaptiveTestOf(bank, { maximumLength: 30 });
    let state = test.begin('places');
    while (state.next.kind === 'ask') {
      const { item } = state.next;
      const free = places.map((_, at) => Number(state.given.some((one) => one.item === at)));
      expect([item]).toEqual(nextStage(bank, state.given, { groups: free, wanted: [1] }));
      state = test.answer(state, state.given.length % 3 === 0 ? 0 : 1);
    }
    expect(state.next.reason).toBe('exhausted');
    expect(new Set(state.given.map(({ item }) => item)).size).toBe(places.length);
    const score = expectedAPosteriori(
      state.given.map(({ item }) => places[item] as (typeof places)[number]),
      state.given.map(({ answer }) => answer),
    );
    expect(state.estimate.theta).toBeCloseTo(score.theta, 10);
    expect(state.estimate.standardError).toBeCloseTo(score.standardError, 10);
  });

  it('does not take the information of a mean for that of a place', () => {
    expect(() => mostInformative(bank, theta(0), new Uint8Array(bank.size), 1)).toThrow(InvalidInputError);
  });
});
