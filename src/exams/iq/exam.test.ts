import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FigureQuestion, GivenAnswer } from '#contract/exams.ts';
import { question } from '#contract/exams.ts';
import { freeDocument, reportDocument } from '#contract/report.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { iqSitting } from '#tests/support/iq-sittings.ts';
import { AnswerError, type FeatureId } from '../exam.ts';
import { bandIn, bandOf, middleOf, sevenClasses } from './bands.ts';
import { edition, iq, norm } from './exam.ts';
import { iqWords } from './words/index.ts';

const steady = { careless: 0, open: 0, hasty: 0, first: 20_000, more: 0, jump: 0 };
/** What somebody in the middle was asked; whoever solves everything or nothing is asked something else. */
const { seed } = iqSitting('a form for tests', 0, steady);
const { seed: steep } = iqSitting('a form for tests', 30, steady);
const { seed: gentle } = iqSitting('a form for tests', -30, steady);
const answerAll = (choose: (place: number, key: number) => number | null, course = seed): GivenAnswer[] =>
  edition.formOf(course).map(({ id, place, key }) => ({
    questionId: id,
    choice: choose(place, key),
    milliseconds: 20_000,
  }));
const questionsIn = (locale: Locale) => iq.questions(seed, locale) as FigureQuestion[];
const allRight = answerAll((_, key) => key);
const allWrong = answerAll((_, key) => (key + 1) % 6);
const reportOf = (
  features: readonly FeatureId[],
  locale: (typeof locales)[number] = 'EN',
  answers = allWrong,
) =>
  iq.report({
    seed,
    answers,
    result: iq.score(seed, answers),
    locale,
    takenAt: '2026-11-21T10:00:00.000Z',
    features,
  });

describe('the questions of the IQ test', () => {
  it.each(locales)('are thirty, described, and of the shape of the contract in %s', (locale) => {
    const questions = questionsIn(locale);
    expect(questions).toHaveLength(30);
    for (const one of questions) {
      expect(question.parse(one)).toEqual(one);
      expect(new Set(one.options.map(({ alt }) => alt)).size).toBe(6);
      expect(one.stem.alt).not.toMatch(/undefined|\{|\}/);
    }
  });

  it('carry no key, no seed, no rule and no difficulty', () => {
    const sent = JSON.stringify(iq.questions(seed, 'EN'));
    expect(sent).not.toContain(seed);
    for (const one of iq.questions(seed, 'EN')) {
      expect(Object.keys(one).sort()).toEqual(['id', 'kind', 'options', 'place', 'prompt', 'stem']);
    }
    expect(sent).not.toMatch(/progression|distributionOfThree|"key"|"b":/);
  });

  it('draw with presentation attributes alone, as a strict security policy asks', () => {
    const sent = questionsIn('EN').flatMap(({ stem, options }) => [
      stem.svg,
      ...options.map(({ svg }) => svg),
    ]);
    for (const svg of sent) expect(svg).not.toMatch(/style=|<style|<script|on\w+=|href|url\(/);
  });
});

describe('the score', () => {
  it('reaches at least 146 with all right and at most 69 with all wrong', () => {
    const right = answerAll((_, key) => key, steep);
    const wrong = answerAll((_, key) => (key + 1) % 6, gentle);
    expect(iq.score(steep, right).score.value).toBeGreaterThanOrEqual(146);
    expect(iq.score(gentle, wrong).score.value).toBeLessThanOrEqual(69);
    expect(iq.score(seed, allRight).correct).toBe(30);
    expect(iq.score(seed, allWrong).correct).toBe(0);
  });

  it('counts a question left out as not solved', () => {
    const left = answerAll(() => null);
    expect(iq.score(seed, left).score).toEqual(iq.score(seed, allWrong).score);
    expect(iq.score(seed, []).score).toEqual(iq.score(seed, allWrong).score);
  });

  it('rises with every answer that becomes right, and holds its interval', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 30 }), { minLength: 1 }), (places) => {
        const given = answerAll((place, key) => (places.includes(place) ? key : null));
        const fewer = answerAll((place, key) => (places.slice(1).includes(place) ? key : null));
        const { value, low, high } = iq.score(seed, given).score;
        expect(value).toBeGreaterThanOrEqual(iq.score(seed, fewer).score.value);
        expect(low).toBeLessThanOrEqual(value);
        expect(value).toBeLessThanOrEqual(high);
      }),
      { numRuns: 40 },
    );
  });

  it('refuses answers that cannot be of this form', () => {
    const first = allRight[0] as GivenAnswer;
    for (const wrong of [
      [{ ...first, questionId: 'p99' }],
      [{ ...first, choice: 6 }],
      [{ ...first, choice: -1 }],
      [{ ...first, choice: 1.5 }],
      [{ ...first, milliseconds: Number.NaN }],
      [first, first],
    ]) {
      expect(() => iq.score(seed, wrong)).toThrow(AnswerError);
    }
  });
});

describe('bands', () => {
  it('follow the classes of the specification', () => {
    const bands = [160, 146, 145, 130, 129, 115, 114, 100, 85, 84, 80, 79, 70, 69, 40].map((score) =>
      bandOf(sevenClasses, score),
    );
    expect(bands).toEqual([
      'above145',
      'above145',
      '130to145',
      '130to145',
      '115to130',
      '115to130',
      '85to115',
      '85to115',
      '85to115',
      '80to85',
      '80to85',
      '70to80',
      '70to80',
      'below70',
      'below70',
    ]);
  });
});

describe('the report', () => {
  it.each(locales)('is of the shape of the contract and free of gaps in %s', (locale) => {
    for (const answers of [allRight, allWrong, answerAll((place, key) => (place < 16 ? key : null))]) {
      const full = reportOf(['score', 'rank', 'report', 'answers'], locale, answers);
      expect(reportDocument.parse(full)).toEqual(full);
      const words = JSON.stringify(full, (key, value) => (key === 'svg' || key === 'alt' ? 'drawn' : value));
      expect(words).not.toMatch(/undefined|NaN|\{\w+\}|""/);
      const free = iq.free(iq.score(seed, answers), locale);
      expect(freeDocument.parse(free)).toEqual(free);
    }
  });

  it('holds the analysis of answers, and so the key, only where it is paid for', () => {
    const unpaid = reportOf(['score', 'rank', 'report']);
    expect(blocksOf(unpaid, 'answers')).toEqual([]);
    expect(unpaid.parts.find(({ id }) => id === 'answers')).toMatchObject({ locked: true });
    const paid = blocksOf(reportOf(['score', 'rank', 'report', 'answers']), 'answers')[0]?.items;
    expect(paid?.map(({ correct }) => correct)).toEqual(edition.formOf(seed).map(({ key }) => key));
    expect(paid?.every(({ whyNotYours }) => whyNotYours !== null)).toBe(true);
  });

  it.each(locales)(
    'tells for nothing the interval and the pace, and names no side of the person, in %s',
    (locale) => {
      const oneSided = answerAll((_, key) => key).map((answer, at) =>
        edition.formOf(seed)[at]?.scale === 'matrices' ? answer : { ...answer, choice: null },
      );
      const { blocks, emblem } = iq.free(iq.score(seed, oneSided), locale);
      expect(blocks.map(({ block }) => block)).toEqual(['headline', 'prose', 'locked', 'prose']);
      const told = JSON.stringify([blocks.filter(({ block }) => block !== 'locked'), emblem]).toLowerCase();
      for (const { label } of Object.values(iqWords[locale].scale).slice(1))
        expect(told).not.toContain(label.toLowerCase());
      const { scales, ...result } = iq.score(seed, oneSided);
      const even = scales.map((scale) => ({ ...scale, value: 100, low: 90, high: 110, correct: 1 }));
      expect(iq.free({ ...result, scales: even }, locale).blocks).toEqual(blocks);
    },
  );

  it.each(locales)(
    'says for nothing of most people the same share as where it is paid for, in %s',
    (locale) => {
      const { from, to, share } = middleOf(edition.bands, norm);
      expect(share).toBe(73);
      const free = blocksOf(iq.free(iq.score(seed, allRight), locale), 'prose').at(-1);
      for (const number of [from, to, share])
        expect(free?.paragraphs[0]).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
      expect(bandIn(edition.bands, norm, 100, locale).text).toContain(`${share}`);
    },
  );

  it('comes out the same whenever it is made', () => {
    expect(reportOf(['score', 'answers'])).toEqual(reportOf(['score', 'answers']));
  });
});
