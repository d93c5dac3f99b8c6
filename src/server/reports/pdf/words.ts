import { createTranslator } from 'use-intl/core';
import { type Locale, languageTags } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';

/** The report room's sentences: the PDF says what the screen says. */
export function reportWords(locale: Locale) {
  return createTranslator({
    locale: languageTags[locale],
    messages: rawWords(locale, 'report'),
    timeZone: 'UTC',
    onError(problem) {
      throw problem;
    },
  });
}
