import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import type { Question } from '#contract/exams.ts';
import { locales } from '#locale/locales.ts';
import { brainWords } from './brain/words/index.ts';
import { exams } from './index.ts';
import { iqWords } from './iq/words/index.ts';

const seed = 'a form for every pack';
const packs = [
  { name: 'iq', words: iqWords },
  { name: 'brain', words: brainWords },
];

/** Every sentence by its path. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

/** Names of the values in a message; ` one {` and ` other {` are branches of a plural, not values. */
const valueNames = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

describe.each(packs.flatMap((pack) => locales.map((locale) => ({ ...pack, locale }))))(
  'the words of $name in $locale',
  ({ words, locale }) => {
    const english = sentences(words.EN);
    const own = new Map(sentences(words[locale]));

    it('are the same sentences in the same order, with the same values', () => {
      expect([...own.keys()]).toEqual(english.map(([path]) => path));
      for (const [path, message] of english) {
        const written = own.get(path) ?? '';
        expect(written.trim(), path).not.toBe('');
        expect(() => compile(written), path).not.toThrow();
        expect(valueNames(written), path).toEqual(valueNames(message));
      }
    });

    it('leave no English behind', () => {
      if (locale === 'EN') return;
      const left = english.filter(
        ([path, message]) => /[a-z]{3,} [a-z]{2,}/.test(message) && own.get(path) === message,
      );
      expect(left.map(([path]) => path)).toEqual([]);
    });

    it('keep to the characters of their language', () => {
      const written = [...own.values()].join('');
      // Common characters that exist in one of the two ways of writing Chinese alone.
      if (locale === 'CN') expect(written).not.toMatch(/[們這說應當為與個對時學實現經過還進選擇會來點錯]/);
      if (locale === 'HK') expect(written).not.toMatch(/[们这说应当为与个对时学实现经过还进选择会来点错]/);
      if (locale === 'FR') expect(written).not.toMatch(/[^\s\u202f\u00a0][;!?]/);
    });
  },
);

describe.each(exams.map((exam) => ({ exam, id: exam.id })))('the questions of $id', ({ exam }) => {
  const shape = (questions: readonly Question[]) =>
    questions.map(({ id, place, kind, options }) => [id, place, kind, options.length]);

  it('are the same, in the same order, with the same options in every language', () => {
    const english = shape(exam.questions(seed, 'EN'));
    expect(english).toHaveLength(exam.questionCount);
    for (const locale of locales) expect(shape(exam.questions(seed, locale))).toEqual(english);
  });

  it('are scored alike whatever the language was: the facts know none', () => {
    const answers = exam
      .questions(seed, 'JA')
      .map(({ id, place }) => ({ questionId: id, choice: place % 2, milliseconds: 9000 }));
    expect(exam.score(seed, answers)).toEqual(exam.score(seed, answers));
    expect(JSON.stringify(exam.score(seed, answers))).not.toMatch(/[^\x20-\x7e]/);
  });
});
