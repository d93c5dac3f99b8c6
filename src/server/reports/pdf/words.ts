import type { Variety } from '#locale/locales.ts';
import { wordsIn } from '#words/translator.ts';

/** The report room's sentences: the PDF says what the screen says. */
export const reportWords = (locale: Variety) => wordsIn(locale, 'report');

export const certificateWords = (locale: Variety) => wordsIn(locale, 'certificate');

/** What stands on the card of a gift, beside what the mail says that brings it. */
export const giftWords = (locale: Variety) => wordsIn(locale, 'mail');
