import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { matrixWords } from './index.ts';

/** Every sentence by its path. */
function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

/** Names of the values in a message; ` one {` and ` other {` are branches of a plural, not values. */
const valueNames = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

const english = sentences(matrixWords.EN);

describe.each(locales)('the words of the matrices in %s', (locale) => {
  const own = new Map(sentences(matrixWords[locale]));

  it('are the same sentences in the same order', () => {
    expect([...own.keys()]).toEqual(english.map(([path]) => path));
    for (const [path, message] of own) {
      if (!path.startsWith('.separator')) expect(message.trim(), path).not.toBe('');
    }
  });

  it('are whole ICU messages with the same values in them', () => {
    for (const [path, message] of english) {
      expect(() => compile(own.get(path) ?? '{'), path).not.toThrow();
      expect(valueNames(own.get(path) ?? ''), path).toEqual(valueNames(message));
    }
  });
});

it.each(locales.filter((locale) => locale !== 'EN'))('no English is left behind in %s', (locale) => {
  const own = new Map(sentences(matrixWords[locale]));
  const left = english.filter(
    ([path, message]) => /[a-z]{3,} [a-z]{2,}/.test(message) && own.get(path) === message,
  );
  expect(left.map(([path]) => path)).toEqual([]);
});
