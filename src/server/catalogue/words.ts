import { createTranslator } from 'use-intl/core';
import { type Locale, languageTags } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';

const made = new Map<Locale, ReturnType<typeof make>>();

/** The shop's sentences in one language. */
export function catalogueWords(locale: Locale): ReturnType<typeof make> {
  const words = made.get(locale) ?? make(locale);
  made.set(locale, words);
  return words;
}

function make(locale: Locale) {
  return createTranslator({
    locale: languageTags[locale],
    messages: rawWords(locale, 'catalogue'),
    timeZone: 'UTC',
  });
}
