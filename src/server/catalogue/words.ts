import type { Locale } from '#locale/locales.ts';
import { wordsIn } from '#words/translator.ts';

/** The shop's sentences in one language. */
export const catalogueWords = (locale: Locale) => wordsIn(locale, 'catalogue');
