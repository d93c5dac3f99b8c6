import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { block } from '#contract/blocks.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import { locales, type Variety, varieties } from '#locale/locales.ts';
import type { Exam, ExamResult } from '../../exam.ts';
import { exams } from '../../index.ts';
import { areApart } from '../chance.ts';
import { kitWords } from '../words/index.ts';
import { pairOf } from './pair.ts';
import { togetherWords } from './words/index.ts';

const scale = { mean: 50, deviation: 15 };
const estimate = fc
  .record({ value: fc.integer({ min: 0, max: 100 }), standardError: fc.integer({ min: 1, max: 20 }) })
  .map((one) => ({
    ...one,
    low: one.value - 2 * one.standardError,
    high: one.value + 2 * one.standardError,
  }));

/** Standard normal numbers, always the same ones (Box and Muller 1958, over a Lehmer generator). */
function* normals(): Generator<number> {
  let state = 20261123;
  const next = () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
  for (;;) yield Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

describe('two scores beside each other', () => {
  it('differ by more than chance whoever comes first, and no more so where more is looked at', () => {
    fc.assert(
      fc.property(estimate, estimate, fc.integer({ min: 1, max: 12 }), (one, other, looks) => {
        expect(areApart([one, other], looks)).toBe(areApart([other, one], looks));
        if (areApart([one, other], looks + 1)) expect(areApart([one, other], looks)).toBe(true);
        expect(areApart([one, one], looks)).toBe(false);
      }),
    );
  });

  it('are called different in at most five of a hundred pairs who are alike in eight things', () => {
    const noise = normals();
    const draw = () => ({
      value: 50 + 6 * (noise.next().value as number),
      standardError: 6,
      low: 0,
      high: 0,
    });
    const told = Array.from({ length: 4000 }, () =>
      Array.from({ length: 8 }, () => areApart([draw(), draw()], 8)).some(Boolean),
    ).filter(Boolean);
    expect(told.length / 4000).toBeLessThan(0.06);
    expect(told.length).toBeGreaterThan(0);
  });

  // The rule is careful (decision 52): forty points of a scale may not suffice.
  it.each(varieties)(
    'are not said to lie close in %s where chance may explain how they differ',
    (variety) => {
      const { chance } = togetherWords[variety].profile;
      expect(chance).not.toMatch(/small|klein|faible|petit|pequeñ|pequen|程度|小|정도|작은/);
    },
  );

  it('are the same, can differ by chance, or differ by more, each in words of its own', () => {
    const { same, chance, apart } = togetherWords.EN.profile;
    const score = (value: number) => ({ value, standardError: 5, low: value - 10, high: value + 10 });
    const readings = (intervalsAlone: boolean) =>
      [69, 69.2, 75, 99].map((value) => {
        const rows = [{ id: 'a', label: 'A', scores: [score(69), score(value)] as const }];
        const of = { locale: 'EN', names: ['You', 'Ada'] } as const;
        return pairOf({ of, scale, intervalsAlone, rows }).rows[0]?.reading;
      });
    for (const intervalsAlone of [true, false])
      expect(readings(intervalsAlone)).toEqual([same, same, chance, apart]);
  });

  it('lie within their row, by whatever numbers, and without a mark where only intervals are known', () => {
    fc.assert(
      fc.property(estimate, estimate, fc.boolean(), (one, other, intervalsAlone) => {
        const rows = [{ id: 'a', label: 'A', scores: [one, other] as const }];
        const made = pairOf({ of: { locale: 'EN', names: ['You', 'Ada'] }, scale, intervalsAlone, rows });
        expect(block.parse(made)).toEqual(made);
        expect(made.rows[0]?.marks.map(({ at }) => at === undefined)).toEqual([
          intervalsAlone,
          intervalsAlone,
        ]);
      }),
    );
  });
});

/** A result of answers by a rule. */
function resultOf(exam: Exam, step: number): ExamResult {
  const answers = exam.questions('pair', 'EN').map(
    ({ id, place, options }): GivenAnswer => ({
      questionId: id,
      choice: (place * step) % options.length,
      milliseconds: 5000,
    }),
  );
  return exam.score('pair', answers);
}

const compared = exams.filter((exam) => exam.together !== undefined && exam.stages === undefined);

describe.each(compared.map((exam) => [exam.slug, exam] as const))('two who took %s', (_, exam) => {
  const results = [resultOf(exam, 3), resultOf(exam, 2)] as const;
  const blocksIn = (locale: Variety, extent: 'free' | 'whole', scores = true, turned = false) =>
    exam.together?.blocks({
      results: turned ? [results[1], results[0]] : results,
      names: ['Ada', 'Björn'],
      extent,
      scores,
      locale,
    }) ?? [];

  it.each(locales)('are compared in blocks of the contract in %s', (locale) => {
    for (const extent of ['free', 'whole'] as const)
      for (const one of blocksIn(locale, extent)) expect(block.parse(one)).toEqual(one);
    expect(exam.together?.shows(locale).join('')).not.toBe('');
  });

  it.each(varieties)('are compared on bars whose ends are named in %s', (variety) => {
    for (const extent of ['free', 'whole'] as const)
      for (const one of blocksIn(variety, extent))
        if (one.block === 'pair')
          for (const { poles } of one.rows) expect(poles?.every((pole) => pole !== '')).toBe(true);
  });

  it('read the same of each other', () => {
    const rowsOf = (turned: boolean) =>
      blocksIn('EN', 'whole', true, turned).flatMap((one) => (one.block === 'pair' ? one.rows : []));
    const [own, others] = [rowsOf(false), rowsOf(true)];
    expect(own.length).toBeGreaterThan(0);
    expect(own.map(({ marks }) => marks)).toEqual(others.map(({ marks }) => marks.toReversed()));
    expect(own.map(({ apart }) => apart)).toEqual(others.map(({ apart }) => apart));
  });

  it('are shown no score where it needs a consent of its own and one is missing', () => {
    const pairs = blocksIn('EN', 'whole', false).filter((one) => one.block === 'pair' && one.rows.length > 0);
    if (exam.together?.scores) expect(pairs).toEqual([]);
    else expect(pairs).toHaveLength(1);
  });

  it('are told without their reports only what is free or open', () => {
    const free = JSON.stringify(blocksIn('EN', 'free'));
    for (const result of results) {
      const presented = exam.types ? undefined : exam.presenter?.(result, 'EN');
      if (presented) expect(free).not.toContain(presented.name);
    }
  });
});

it.each(varieties)('calls the place between two styles no score in %s', (variety) => {
  const { style, shows } = togetherWords[variety];
  expect(style).not.toBe(kitWords[variety].score.short);
  expect(shows.style).not.toBe(shows.score);
});
