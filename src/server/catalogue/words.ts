import type { Variety } from '#locale/locales.ts';
import { wordsIn } from '#words/translator.ts';

/** The shop's sentences in one language. */
export const catalogueWords = (locale: Variety) => wordsIn(locale, 'catalogue');
