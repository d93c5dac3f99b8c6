import { describe, expect, it } from 'vitest';
import { InvalidInputError } from '../errors.ts';
import type { Answer } from '../irt/item.ts';
import { expectedAPosteriori } from '../irt/scores/expected-a-posteriori.ts';
import { type ItemParameters, probability } from '../irt/three-parameter.ts';
import { randomOf } from '../random.ts';
import { theta } from '../units.ts';
import { type AdaptiveRules, type AdaptiveState, adaptiveTestOf } from './adaptive-test.ts';
import { itemBankOf } from './bank.ts';
import { mostInformative } from './selection.ts';

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
        if (next.kind === 'ask') expect([next.item]).toEqual(mostInformative(bank, estimate.theta, used, 1));
        else expect(next.reason).toBe('length');
      }
    }
  });

  it('asks and estimates as R does, to 1e-12', () => {
    // By R 4.2.2: the information of all items and the sums over seq(-6, 6, length.out = 61), written down step by step.
    const reference = [
      { item: 24, answer: 0, ability: -0.415475431035433, error: 0.8415055801781189 },
      { item: 20, answer: 1, ability: 0.1005914146280222, error: 0.6942721425778274 },
      { item: 9, answer: 0, ability: -0.2682213745480731, error: 0.6252372418167234 },
      { item: 16, answer: 1, ability: -0.06908962351310682, error: 0.5684697317379357 },
      { item: 31, answer: 1, ability: 0.07999312249610606, error: 0.5529690436736348 },
      { item: 5, answer: 1, ability: 0.1637594024324299, error: 0.5310470185417067 },
      { item: 35, answer: 1, ability: 0.3202827239216609, error: 0.5280000300297333 },
      { item: 27, answer: 0, ability: 0.08931809650361819, error: 0.5080959748625524 },
      { item: 38, answer: 1, ability: 0.17070901855667, error: 0.4937917802466269 },
      { item: 12, answer: 0, ability: -0.05112459327798086, error: 0.48828622323082116 },
    ];
    const form = Array.from({ length: 40 }, (_, at) => ({
      a: 0.6 + ((7 * at) % 13) / 10,
      b: -2.6 + ((11 * at) % 40) * 0.13,
      c: at % 4 === 0 ? 0 : 0.2,
    }));
    const test = adaptiveTestOf(itemBankOf(form), { maximumLength: reference.length });
    let state = test.begin('reference');
    for (const { item, answer, ability, error } of reference) {
      expect(state.next).toEqual({ kind: 'ask', item });
      state = test.answer(state, answer === 1 ? 1 : 0);
      expect(state.estimate.theta).toBeCloseTo(ability, 12);
      expect(state.estimate.standardError).toBeCloseTo(error, 12);
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
      [{ a: 1, b: 0, c: 0, residual: -1 }],
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
});
