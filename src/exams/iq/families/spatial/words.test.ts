import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { spatialWords } from './words/index.ts';

/** Every sentence by its path. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

const valueNames = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

const english = sentences(spatialWords.EN);

describe.each(locales)('the words of spatial items in %s', (locale) => {
  const own = new Map(sentences(spatialWords[locale]));

  it('are the same sentences in the same order', () => {
    expect([...own.keys()]).toEqual(english.map(([path]) => path));
    const empty = [...own].filter(([path, message]) => message === '' && path !== '.separator.sentence');
    expect(empty).toEqual([]);
  });

  it('are whole ICU messages with the same values in them', () => {
    for (const [path, message] of english) {
      expect(() => compile(own.get(path) ?? '{'), path).not.toThrow();
      expect(valueNames(own.get(path) ?? ''), path).toEqual(valueNames(message));
    }
  });

  it('name each mark and each cell in its own way', () => {
    const { mark, describe: said } = spatialWords[locale];
    expect(new Set(Object.values(mark)).size).toBe(Object.keys(mark).length);
    expect(new Set(Object.values(said.tile)).size).toBe(3);
  });
});

it.each(locales.filter((locale) => locale !== 'EN'))('no English is left behind in %s', (locale) => {
  const own = new Map(sentences(spatialWords[locale]));
  const left = english.filter(
    ([path, message]) => /[a-z]{3,} [a-z]{2,}/.test(message) && own.get(path) === message,
  );
  expect(left.map(([path]) => path)).toEqual([]);
});
