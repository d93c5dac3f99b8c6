import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#locale/locales.ts';

/** Every sentence by its path, in order. */
export function sentences(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([key, inner]) => sentences(inner, `${path}.${key}`));
}

/** Names of the values in a message; ` one {` and ` other {` are branches of a plural, not values. */
const valueNames = (message: string) =>
  [...new Set([...message.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(([, name]) => name))].sort();

function isCompiled(message: string): boolean {
  try {
    compile(message);
    return true;
  } catch {
    return false;
  }
}

/** What stands between sentences and words: in some languages a space, or nothing. */
const mayBeBlank = (path: string) => path.startsWith('.separator');

/** A person's name is the same in many languages. */
const mayBeAlike = (path: string) => path.endsWith('.author');

/** Tests that the words of a test, or of a part of it, say the same in every language. */
export function testWording(name: string, words: Readonly<Record<Locale, object>>): void {
  const english = sentences(words.EN);

  describe.each(locales)(`the words of ${name} in %s`, (locale) => {
    const own = new Map(sentences(words[locale]));

    it('are the same sentences in the same order', () => {
      expect([...own.keys()]).toEqual(english.map(([path]) => path));
      const blank = [...own].filter(([path, message]) => message.trim() === '' && !mayBeBlank(path));
      expect(blank).toEqual([]);
    });

    it('are whole ICU messages with the same values in them', () => {
      const faulty = english.filter(([path, message]) => {
        const written = own.get(path) ?? '{';
        return !isCompiled(written) || valueNames(written).join() !== valueNames(message).join();
      });
      expect(faulty.map(([path]) => [path, own.get(path)])).toEqual([]);
    });

    it('leave no English behind', () => {
      if (locale === 'EN') return;
      const left = english.filter(
        ([path, message]) =>
          /[a-z]{3,} [a-z]{2,}/.test(message) && own.get(path) === message && !mayBeAlike(path),
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
  });
}
