import { describe, expect, it } from 'vitest';
import type { GivenAnswer } from '#contract/exams.ts';
import { question } from '#contract/exams.ts';
import { locales } from '#locale/locales.ts';
import { estimateAbility } from '#psychometrics/irt/eap.ts';
import { marginalProbability } from '#psychometrics/irt/uncertain-item.ts';
import { randomOf } from '#psychometrics/random.ts';
import { theta } from '#psychometrics/units.ts';
import { AnswerError } from '../exam.ts';
import { axesOf } from './axis/axis.ts';
import { bandOf, wayOf } from './bands.ts';
import { brain } from './exam.ts';
import { facets, items } from './items.ts';
import { designItem, norm } from './norm.ts';
import { polesOf } from './score.ts';
import { brainWords } from './words/index.ts';

type Choose = (at: number) => 'left' | 'right' | null;

const answersBy = (choose: Choose): GivenAnswer[] =>
  items.map((item, at) => {
    const pole = choose(at);
    return {
      questionId: item.id,
      choice: pole === null ? null : polesOf(item).indexOf(pole),
      milliseconds: 6000,
    };
  });
const scored = (choose: Choose) => brain.score('', answersBy(choose));

describe('the choices', () => {
  it('are twenty, five a side, and each pole stands first ten times', () => {
    expect(items).toHaveLength(20);
    expect(new Set(items.map(({ id }) => id)).size).toBe(20);
    for (const facet of facets) expect(items.filter((one) => one.facet === facet)).toHaveLength(5);
    expect(items.filter(({ first }) => first === 'left')).toHaveLength(10);
  });

  it.each(locales)('show the statement of each pole where the keying has it, in %s', (locale) => {
    for (const [at, one] of brain.questions('', locale).entries()) {
      expect(question.parse(one)).toEqual(one);
      const item = items[at] as (typeof items)[number];
      const words = brainWords[locale].items[item.id];
      expect(one.options).toEqual(polesOf(item).map((pole) => words[pole]));
      // Statements of a pair are alike in length: neither stands out as the careful answer.
      const lengths = [words.left.length, words.right.length].sort((a, b) => a - b) as [number, number];
      expect(lengths[1] / lengths[0], `${locale} ${item.id}`).toBeLessThan(2.2);
    }
  });
});

describe('the score', () => {
  it('lies in the middle for one who always takes the first statement', () => {
    const first = items.map(({ id }) => ({ questionId: id, choice: 0, milliseconds: 6000 }));
    expect(brain.score('', first).score.value).toBe(50);
  });

  it('mirrors: the same answers to the other pole lie as far on the other side', () => {
    for (const count of [0, 3, 8, 10]) {
      const one = scored((at) => (at < count ? 'right' : 'left')).score;
      const other = scored((at) => (at < count ? 'left' : 'right')).score;
      expect(Math.abs(one.value + other.value - 100)).toBeLessThanOrEqual(1);
      expect(one.standardError).toBe(other.standardError);
    }
  });

  it('reaches every band of the axis and every way of a side', () => {
    const counts = Array.from({ length: 21 }, (_, count) => scored((at) => (at < count ? 'right' : 'left')));
    expect(new Set(counts.map(({ score }) => bandOf(score.value))).size).toBe(5);
    const sides = Array.from(
      { length: 6 },
      (_, count) => scored((at) => (Math.floor(at / 4) < count ? 'right' : 'left')).scales[0],
    );
    expect(sides.map((side) => wayOf(side?.value ?? 0))).toEqual([
      'left',
      'left',
      'middle',
      'middle',
      'right',
      'right',
    ]);
  });

  it.each(locales)(
    'calls no side clear, since the interval of five choices holds the middle, in %s',
    (locale) => {
      const clear = [brainWords[locale].band.clearLeft, brainWords[locale].band.clearRight];
      const strong = clear.map(({ label }) => label.split(/[\s‘「]/)[0]?.toLowerCase() ?? '');
      for (const pole of ['left', 'right'] as const) {
        const answers = answersBy(() => pole);
        const result = brain.score('', answers);
        for (const { low, high } of result.scales) expect(low < 50 && 50 < high).toBe(true);
        const { rows } = axesOf({ result, locale, lead: '' });
        for (const { value } of rows.slice(1))
          for (const word of strong) expect(value.toLowerCase()).not.toContain(word);
      }
    },
  );

  it('leaves out what is open, and grows less sure by it', () => {
    const half = scored((at) => (at % 2 === 0 ? 'right' : null)).score;
    const all = scored(() => 'right').score;
    expect(half.value).toBeGreaterThan(50);
    expect(half.standardError).toBeGreaterThan(all.standardError);
  });

  it('refuses answers that cannot be', () => {
    const first = answersBy(() => 'left')[0] as GivenAnswer;
    for (const wrong of [
      [{ ...first, questionId: 'p01' }],
      [{ ...first, choice: 2 }],
      [{ ...first, milliseconds: -1 }],
      [first, first],
    ]) {
      expect(() => brain.score('', wrong)).toThrow(AnswerError);
    }
  });

  it('has the reliability that the report states', () => {
    const random = randomOf('brain reliability');
    let variance = 0;
    for (let sitting = 0; sitting < 2000; sitting += 1) {
      const style = random.normal();
      const responses = items.map(() => {
        const own = { ...designItem, b: designItem.b + designItem.residual * random.normal(), residual: 0 };
        return { item: designItem, correct: random.next() < marginalProbability(own, theta(style)) };
      });
      variance += estimateAbility(responses).standardError ** 2 / 2000;
    }
    expect(Math.abs(1 - variance - norm.reliability)).toBeLessThan(0.01);
  });
});
