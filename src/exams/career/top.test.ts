import { expect, it } from 'vitest';
import { varieties } from '#locale/locales.ts';
import { blockOf, blocksOf } from '#tests/support/documents.ts';
import { career } from './exam.ts';
import { items } from './items.ts';
import { basic } from './packages.ts';
import type { Theme } from './themes.ts';
import { careerWords } from './words/index.ts';

/** Everybody answers the activities of a theme alike. */
const answersBy = (steps: Readonly<Partial<Record<Theme, number>>>, otherwise: number) =>
  items.map(({ id, theme }) => ({
    questionId: id,
    choice: steps[theme] ?? otherwise,
    milliseconds: 4000,
  }));

const level = answersBy({ A: 4, E: 4, S: 3 }, 1);
const clear = answersBy({ A: 4, S: 3, E: 3 }, 1);
const short = answersBy({ A: 4, E: 3, S: 2 }, 0);
const nothing = answersBy({ A: 2, E: 2, S: 1 }, 0);

const resultOf = (answers: typeof level) => career.score('', answers);
const reportOf = (answers: typeof level, locale: (typeof varieties)[number] = 'EN') =>
  career.report({
    seed: '',
    answers,
    result: resultOf(answers),
    locale,
    takenAt: '2026-11-21T10:00:00.000Z',
    features: [...basic, 'career-occupations'],
  });

it.each(varieties)(
  'names both themes where neither is clearly ahead, wherever one is named, in %s',
  (locale) => {
    const { test, report } = careerWords[locale];
    const result = resultOf(level);
    const [one, other] = result.code;
    const both = `${test.theme[one]} · ${test.theme[other]}`;
    const [free] = career.emblem(result, locale, 'free').facts;
    expect([free?.label, free?.value]).toEqual([test.free.titleLevel, both]);
    expect(free?.text).toContain(test.theme.A);
    expect(free?.text).toContain(test.theme.E);
    const [first] = blocksOf(career.free(result, locale), 'prose');
    expect([first?.title, first?.lead]).toEqual([test.free.titleLevel, both]);
    expect(first?.paragraphs[0]).toBe(free?.text);
    const [code, order] = career.emblem(result, locale, 'whole').facts;
    expect(code?.value).toBe(result.code.join(''));
    expect([order?.label, order?.value]).toEqual([report.code.order.label, report.code.order.value]);
    expect(career.compared?.(result, locale).told).toBe(both);
    const rows = career.together?.blocks({
      results: [result, resultOf(clear)],
      names: ['One', 'Other'],
      extent: 'free',
      scores: false,
      locale,
    })[0];
    expect(rows).toMatchObject({ rows: [{ value: both }, { value: test.theme.A }] });
    const meaning = blocksOf(reportOf(level, locale), 'prose').find(({ id }) => id === 'meaning');
    expect(meaning?.paragraphs).toEqual([
      report.code.meaningLevel,
      report.code.meaning[one],
      report.code.meaning[other],
    ]);
  },
);

it.each(varieties)('names one theme where it is clearly ahead, in %s', (locale) => {
  const { test, report } = careerWords[locale];
  const result = resultOf(clear);
  const [free] = career.emblem(result, locale, 'free').facts;
  expect(free).toEqual({ label: test.free.title, value: test.theme.A, text: test.free.first.A });
  expect(career.emblem(result, locale, 'whole').facts).toHaveLength(1);
  const meaning = blocksOf(reportOf(clear, locale), 'prose').find(({ id }) => id === 'meaning');
  expect(meaning?.paragraphs).toEqual([report.code.weighs, report.code.meaning.A]);
});

it.each(varieties)('has no letter of a theme in which nothing was liked, and says so, in %s', (locale) => {
  const { test, report } = careerWords[locale];
  const result = resultOf(short);
  expect(result.code.join('')).toBe('AES');
  const [fact] = career.emblem(result, locale, 'whole').facts;
  expect([fact?.value, fact?.text]).toEqual(['AE', `${test.theme.A} · ${test.theme.E}`]);
  const told = reportOf(short, locale);
  expect(blockOf(told, 'hexagon')).toMatchObject({ lead: report.code.leadShort });
  expect(blockOf(told, 'hexagon').title).toMatch(/AE$/);
  const third = blockOf(told, 'facts').rows[2];
  expect(third).toMatchObject({ label: report.code.places[2], value: report.code.none.value });
  expect(third?.text).toContain(test.theme.S);
  const prose = blocksOf(told, 'prose');
  expect(prose.find(({ id }) => id === 'draws-s')?.paragraphs[0]).toBe(report.themes.unliked);
  expect(prose.find(({ id }) => id === 'pair-se')?.lead).toContain(test.theme.S);
  const codes = prose.find(({ id }) => id === 'codes')?.paragraphs[0] ?? '';
  expect(codes).toContain(test.theme.S);
  expect(codes).toContain('AES');
});

it.each(varieties)(
  'tells nobody who liked nothing what draws them, and gives them no code, in %s',
  (locale) => {
    const { test, report } = careerWords[locale];
    const result = resultOf(nothing);
    const { none } = report.code;
    expect(career.emblem(result, locale, 'whole').facts[0]).toMatchObject({
      value: none.value,
      text: none.text,
    });
    const free = JSON.stringify(career.free(result, locale));
    for (const drawn of Object.values(test.free.first))
      expect(free).not.toContain(JSON.stringify(drawn).slice(1, -1));
    expect(blocksOf(reportOf(nothing, locale), 'prose').some(({ id }) => id === 'meaning')).toBe(false);
  },
);
