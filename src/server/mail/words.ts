import type { Locale } from '#locale/locales.ts';
import { wordsIn } from '#words/translator.ts';

/** The mail room's sentences in one language. */
export const mailWords = (locale: Locale) => wordsIn(locale, 'mail');
