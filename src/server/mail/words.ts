import type { Variety } from '#locale/locales.ts';
import { wordsIn } from '#words/translator.ts';

/** The mail room's sentences in one language. */
export const mailWords = (locale: Variety) => wordsIn(locale, 'mail');
