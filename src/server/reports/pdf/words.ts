import { createTranslator } from 'use-intl/core';
import { type Locale, languageTags } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';

/** The report room's sentences: the PDF says what the screen says. */
export const reportWords = (locale: Locale) =>
  createTranslator({ ...settings(locale), messages: rawWords(locale, 'report') });

export const certificateWords = (locale: Locale) =>
  createTranslator({ ...settings(locale), messages: rawWords(locale, 'certificate') });

const settings = (locale: Locale) => ({
  locale: languageTags[locale],
  timeZone: 'UTC',
  onError(problem: Error) {
    throw problem;
  },
});
