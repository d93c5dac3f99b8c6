import { createElement, createRef, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { mostOptions, question } from '#contract/exams.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';
import { drawnPage } from '../shell/drawn-page.ts';
import { intentOf } from './keys.ts';
import { Options } from './options.tsx';
import { Steps } from './steps.tsx';

const named = (count: number) => Array.from({ length: count }, (_, at) => `step ${at + 1} of them`);
const lengths = Array.from({ length: mostOptions - 1 }, (_, at) => at + 2);
const asked = { id: 'p01', place: 1, prompt: 'I stay to the end.' };
const group = createRef<HTMLFieldSetElement>();
const onChoose = () => undefined;

const inWords = (locale: Locale, shown: ReactElement) =>
  drawnPage(shown, { answer: rawWords(locale, 'answer') }, { variety: locale });

const scaleOf = (count: number, choice: number | null, locale: Locale = 'EN') =>
  inWords(
    locale,
    createElement(Steps, {
      question: { ...asked, kind: 'scale', options: named(count) },
      choice,
      onChoose,
      group,
    }),
  );

describe('a scale', () => {
  it.each(lengths)(
    'of %i steps shows every one, each with its name for a reader and a key of its own',
    (count) => {
      const html = scaleOf(count, null);
      expect(html.match(/type="radio"/g)).toHaveLength(count);
      for (const [at, name] of named(count).entries()) {
        expect(html).toContain(`aria-label="Answer ${at + 1}: ${name}"`);
        const press = { modified: false, on: 'option', chosen: null, options: count, columns: 1 } as const;
        expect(intentOf({ ...press, key: String(at + 1) })).toEqual({ kind: 'choose', option: at });
      }
      const moons = html.match(/<svg.*?<\/svg>/g) ?? [];
      expect(new Set(moons).size).toBe(count);
    },
  );

  it('names its ends where there is no room for every name, and the step that is chosen', () => {
    const said = (html: string) => [...html.matchAll(/<(?:span|p)[^>]*>([^<]+)</g)].map(([, text]) => text);
    expect(said(scaleOf(5, 1))).toEqual(named(5));
    expect(said(scaleOf(7, null))).toEqual(['step 1 of them', 'step 7 of them']);
    expect(said(scaleOf(7, 2))).toEqual(['step 1 of them', 'step 7 of them', 'step 3 of them']);
    expect(scaleOf(7, 2).match(/checked=""/g)).toHaveLength(1);
  });

  it('names its ends alone where five names of Japanese have no room beside each other', () => {
    const named = (options: string[]) => {
      const question = { ...asked, kind: 'scale' as const, options };
      const html = inWords('JA', createElement(Steps, { question, choice: null, onChoose, group }));
      return [...html.matchAll(/<span[^>]*>([^<]+)</g)].map(([, text]) => text);
    };
    const long = [
      'まったく当てはまらない',
      'あまり当てはまらない',
      'ある程度当てはまる',
      'かなり当てはまる',
      'とてもよく当てはまる',
    ];
    expect(named(long)).toEqual([long[0], long[4]]);
    const short = ['いやだ', 'できればしたくない', 'してもよい', 'したい', 'ぜひしたい'];
    expect(named(short)).toEqual(short);
  });

  it('is told in every language', () => {
    for (const locale of locales)
      expect(scaleOf(7, null, locale)).toMatch(/aria-label="[^"]*7[^"]*step 7 of them"/);
  });
});

it.each(lengths)('%i statements are all shown', (count) => {
  const statements = { ...asked, kind: 'statements' as const, options: named(count) };
  const html = inWords('EN', createElement(Options, { question: statements, choice: null, onChoose, group }));
  expect(html.match(/type="radio"/g)).toHaveLength(count);
});

it('no question has more options than there are keys', () => {
  const scale = { ...asked, kind: 'scale' };
  expect(question.safeParse({ ...scale, options: named(mostOptions) }).success).toBe(true);
  expect(question.safeParse({ ...scale, options: named(mostOptions + 1) }).success).toBe(false);
  expect(question.safeParse({ ...scale, options: named(1) }).success).toBe(false);
});
