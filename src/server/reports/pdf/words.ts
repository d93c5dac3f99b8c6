import type { Locale } from '#locale/locales.ts';
import { wordsIn } from '#words/translator.ts';

/** The report room's sentences: the PDF says what the screen says. */
export const reportWords = (locale: Locale) => wordsIn(locale, 'report');

export const certificateWords = (locale: Locale) => wordsIn(locale, 'certificate');
