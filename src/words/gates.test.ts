import { describe, expect, it } from 'vitest';
import { subconsciousWords } from '#exams/subconscious/words/index.ts';
import type { Locale } from '#locale/locales.ts';
import { rawWords } from './index.ts';

describe('the gates on the landing', () => {
  it.each(Object.keys(subconsciousWords) as Locale[])('are called as in the test in %s', (locale) => {
    const told = rawWords(locale, 'universe').gates;
    const own = Object.entries(subconsciousWords[locale]?.gates ?? {});
    const names = own.map(([id]) => told[id as keyof typeof subconsciousWords.EN.gates].name);
    expect(names).toEqual(own.map(([, { name }]) => name));
  });
});
