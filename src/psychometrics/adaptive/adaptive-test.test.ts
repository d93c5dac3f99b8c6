import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import type { Answer } from '../irt/item.ts';
import { expectedAPosteriori } from '../irt/scores/expected-a-posteriori.ts';
import { type ItemParameters, information, probability } from '../irt/three-parameter.ts';
import { randomOf } from '../random.ts';
import { type Theta, theta } from '../units.ts';
import { type AdaptiveRules, type AdaptiveState, adaptiveTestOf } from './adaptive-test.ts';
import { itemBankOf } from './bank.ts';
import { mostInformative, nextItem } from './selection.ts';

const random = randomOf('adaptive');
const itemsOf = (count: number): ItemParameters[] =>
  Array.from({ length: count }, () => ({
    a: 0.5 + 2 * random.next(),
    b: -3 + 6 * random.next(),
    c: random.next() < 0.3 ? 0 : random.next() / 3,
  }));
const items = itemsOf(500);
const bank = itemBankOf(items);
const unused = new Uint8Array(items.length);

/** By the formula of Lord (1980, eq. 5-6), item by item. */
function byHand(form: readonly ItemParameters[], ability: Theta, used: Uint8Array, count: number): number[] {
  return form
    .map(({ a, b, c }, item) => {
      const right = c + (1 - c) / (1 + Math.exp(-a * (ability - b)));
      return { item, value: a ** 2 * ((1 - right) / right) * ((right - c) / (1 - c)) ** 2 };
    })
    .filter(({ item }) => used[item] === 0)
    .sort((one, other) => other.value - one.value)
    .slice(0, count)
    .map(({ item }) => item);
}

describe('the most informative items', () => {
  it('are those of a look at every item, at any ability, whatever was used', () => {
    const abilities = fc.oneof(
      fc.double({ min: -6, max: 6, noNaN: true }),
      fc.double({ min: -9, max: 9, noNaN: true }),
      fc.constantFrom(-6, 6, 0, 0.05, -0.05),
    );
    const marks = fc.oneof(
      fc.constant(unused),
      fc
        .double({ min: 0, max: 1, noNaN: true })
        .map((share) => unused.map(() => (random.next() < share ? 1 : 0))),
    );
    fc.assert(
      fc.property(abilities, marks, fc.integer({ min: 1, max: 12 }), (ability, used, count) => {
        expect(mostInformative(bank, theta(ability), used, count)).toEqual(
          byHand(items, theta(ability), used, count),
        );
      }),
      { numRuns: 1000 },
    );
  });

  it('are the earlier of equal ones', () => {
    const twins = itemBankOf(Array.from({ length: 9 }, () => ({ a: 1, b: 0, c: 0.2 })));
    expect(mostInformative(twins, theta(0.3), new Uint8Array(9), 4)).toEqual([0, 1, 2, 3]);
    expect(mostInformative(twins, theta(7), new Uint8Array(9), 4)).toEqual([0, 1, 2, 3]);
  });

  it('are all that are left where fewer are', () => {
    const used = unused.map((_, item) => (item === 7 || item === 400 ? 0 : 1));
    expect(mostInformative(bank, theta(0), used, 5)).toEqual(byHand(items, theta(0), used, 5));
    expect(
      mostInformative(
        bank,
        theta(0),
        unused.map(() => 1),
        5,
      ),
    ).toEqual([]);
    expect(
      nextItem(
        bank,
        theta(0),
        unused.map(() => 1),
        5,
        randomOf('none'),
      ),
    ).toBeUndefined();
  });

  it('are each next as often as the others', () => {
    const best = mostInformative(bank, theta(0.4), unused, 5);
    const draws = randomOf('draws');
    const counts = new Map(best.map((item) => [item, 0]));
    for (let draw = 0; draw < 5000; draw += 1) {
      const item = nextItem(bank, theta(0.4), unused, 5, draws) as number;
      counts.set(item, (counts.get(item) ?? 0) + 1);
    }
    expect(counts.size).toBe(5);
    // Four and a half standard deviations of a count of 1,000 among 5,000.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(127);
  });

  it('refuse what is no choice', () => {
    expect(() => mostInformative(bank, theta(Number.NaN), unused, 1)).toThrow(InvalidInputError);
    expect(() => mostInformative(bank, theta(0), new Uint8Array(3), 1)).toThrow(InvalidInputError);
    for (const count of [0, -1, 1.5, Number.NaN]) {
      expect(() => mostInformative(bank, theta(0), unused, count)).toThrow(InvalidInputError);
    }
  });
});

/** Sits a test, with the answers that an ability gives. */
function sit(rules: AdaptiveRules, seed: string, ability: number, of = bank, form = items): AdaptiveState[] {
  const test = adaptiveTestOf(of, rules);
  const luck = randomOf(`luck ${seed}`);
  const states = [test.begin(seed)];
  for (;;) {
    const state = states.at(-1) as AdaptiveState;
    if (state.next.kind === 'stop') return states;
    const right = luck.next() < probability(form[state.next.item] as ItemParameters, theta(ability));
    states.push(test.answer(state, luck.next() < 0.05 ? null : right ? 1 : 0));
  }
}

describe('an adaptive test', () => {
  it('asks the most informative item at an estimate that agrees with scoring the answers, to 1e-12', () => {
    for (const ability of [-3, -1, 0, 0.7, 2.5]) {
      const states = sit({ maximumLength: 30 }, `whole ${ability}`, ability);
      expect(states).toHaveLength(31);
      for (const { given, estimate, next } of states) {
        const asked = given.map(({ item }) => items[item] as ItemParameters);
        const answers = given.map(({ answer }): Answer => answer);
        const score =
          given.length === 0 ? { theta: 0, standardError: 1 } : expectedAPosteriori(asked, answers);
        expect(estimate.theta).toBeCloseTo(score.theta, given.length === 0 ? 6 : 12);
        expect(estimate.standardError).toBeCloseTo(score.standardError, given.length === 0 ? 6 : 12);
        const used = unused.slice();
        for (const { item } of given) used[item] = 1;
        if (next.kind === 'ask') expect([next.item]).toEqual(byHand(items, estimate.theta, used, 1));
        else expect(next.reason).toBe('length');
      }
    }
  });

  it('keeps its digits over a test so long that the posterior underflows', () => {
    const steep = Array.from({ length: 400 }, (_, at) => ({ a: 4, b: -2 + at / 100, c: 0 }));
    const test = adaptiveTestOf(itemBankOf(steep), { maximumLength: 400 });
    let state = test.begin('long');
    while (state.next.kind === 'ask') state = test.answer(state, state.given.length % 2 === 0 ? 1 : 0);
    expect(state.next.reason).toBe('length');
    const score = expectedAPosteriori(
      state.given.map(({ item }) => steep[item] as ItemParameters),
      state.given.map(({ answer }) => answer),
    );
    expect(state.estimate.theta).toBeCloseTo(score.theta, 12);
    expect(state.estimate.standardError).toBeCloseTo(score.standardError, 12);
  });

  it('ends once the estimate is precise, but not before its least length', () => {
    const rules = { maximumLength: 60, minimumLength: 8, standardError: 0.35 };
    const states = sit(rules, 'precise', 0.2);
    const last = states.at(-1) as AdaptiveState;
    expect(last.next).toEqual({ kind: 'stop', reason: 'precision' });
    expect(last.estimate.standardError).toBeLessThanOrEqual(0.35);
    for (const { given, estimate } of states.slice(0, -1)) {
      expect(given.length < 8 || estimate.standardError > 0.35).toBe(true);
    }
    const longer = sit({ ...rules, minimumLength: 40 }, 'precise', 0.2).at(-1) as AdaptiveState;
    expect(longer.given).toHaveLength(40);
  });

  it('ends where the bank does', () => {
    const few = items.slice(0, 6);
    const last = sit({ maximumLength: 30, among: 3 }, 'few', 0, itemBankOf(few), few).at(-1) as AdaptiveState;
    expect(last.next).toEqual({ kind: 'stop', reason: 'exhausted' });
    expect(new Set(last.given.map(({ item }) => item))).toEqual(new Set([0, 1, 2, 3, 4, 5]));
  });

  it('repeats from its seed and answers, and differs by its seed', () => {
    const rules = { maximumLength: 20, among: 5 };
    expect(sit(rules, 'one', 0.5)).toEqual(sit(rules, 'one', 0.5));
    const asked = (seed: string) =>
      sit(rules, seed, 0.5)
        .at(-1)
        ?.given.map(({ item }) => item);
    expect(asked('one')).not.toEqual(asked('two'));
  });

  it('leaves a state as it was', () => {
    const test = adaptiveTestOf(bank, { maximumLength: 5 });
    const start = test.begin('kept');
    const copy = structuredClone(start);
    const [right, wrong] = [test.answer(start, 1), test.answer(start, 0)];
    expect(start).toEqual(copy);
    expect(right.estimate.theta).toBeGreaterThan(wrong.estimate.theta);
    expect(test.answer(start, null).estimate).toEqual(start.estimate);
    expect(test.answer(JSON.parse(JSON.stringify(start)), 1)).toEqual(right);
  });

  it('exposes no item to everybody where it draws among the best', () => {
    const exposure = (among: number) => {
      const counts = new Map<number, number>();
      for (let sitter = 0; sitter < 200; sitter += 1) {
        const last = sit({ maximumLength: 15, among }, `sitter ${sitter}`, -2 + sitter / 50).at(
          -1,
        ) as AdaptiveState;
        for (const { item } of last.given) counts.set(item, (counts.get(item) ?? 0) + 1);
      }
      return { most: Math.max(...counts.values()) / 200, different: counts.size };
    };
    const [always, drawn] = [exposure(1), exposure(10)];
    expect(always.most).toBe(1);
    expect(drawn.most).toBeLessThan(0.5);
    expect(drawn.different).toBeGreaterThan(always.different);
  });

  it('finds abilities again without bias worth the name', () => {
    const sitters = 300;
    let [error, square] = [0, 0];
    for (let sitter = 0; sitter < sitters; sitter += 1) {
      const ability = -1.5 + (3 * sitter) / (sitters - 1);
      const last = sit({ maximumLength: 40, among: 4 }, `found ${sitter}`, ability).at(-1) as AdaptiveState;
      error += last.estimate.theta - ability;
      square += ((last.estimate.theta - ability) / last.estimate.standardError) ** 2;
    }
    expect(Math.abs(error / sitters)).toBeLessThan(0.06);
    expect(square / sitters).toBeGreaterThan(0.75);
    expect(square / sitters).toBeLessThan(1.3);
  });

  it('refuses what is no bank, rule or answer', () => {
    for (const wrong of [
      [],
      [{ a: 0, b: 0, c: 0 }],
      [{ a: 1, b: Number.NaN, c: 0 }],
      [{ a: 1, b: 0, c: 0, residual: 1 }],
    ]) {
      expect(() => itemBankOf(wrong)).toThrow(InvalidInputError);
    }
    expect(() => itemBankOf(items, { grid: [theta(0)] })).toThrow(InvalidInputError);
    for (const rules of [
      { maximumLength: 0 },
      { maximumLength: 2.5 },
      { maximumLength: 5, minimumLength: 6 },
      { maximumLength: 5, minimumLength: Number.NaN },
      { maximumLength: 5, among: 0 },
      { maximumLength: 5, standardError: 0 },
      { maximumLength: 5, standardError: Number.NaN },
    ]) {
      expect(() => adaptiveTestOf(bank, rules)).toThrow(InvalidInputError);
    }
    const test = adaptiveTestOf(bank, { maximumLength: 1 });
    const start = test.begin('wrong');
    expect(() => test.answer(start, 2 as 1)).toThrow(InvalidInputError);
    expect(() => test.answer(start, Number.NaN as 1)).toThrow(InvalidInputError);
    expect(() => test.answer(test.answer(start, 1), 1)).toThrow(InvalidInputError);
  });

  it('chooses by the information that items are said to have', () => {
    const [best] = mostInformative(bank, theta(0.33), unused, 1);
    const most = Math.max(...items.map((item) => information(item, theta(0.33))));
    expect(information(items[best as number] as ItemParameters, theta(0.33))).toBe(most);
  });
});
