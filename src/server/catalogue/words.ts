import { createTranslator } from 'use-intl/core';
import { type Locale, languageTags } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';

/** The shop's sentences in one language. */
export function catalogueWords(locale: Locale) {
  return createTranslator({
    locale: languageTags[locale],
    messages: rawWords(locale, 'catalogue'),
    timeZone: 'UTC',
  });
}
