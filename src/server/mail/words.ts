import { createTranslator } from 'use-intl/core';
import { type Locale, languageTags } from '#locale/locales.ts';
import { rawWords } from '#words/index.ts';

/** The mail room's sentences in one language. */
export function mailWords(locale: Locale) {
  return createTranslator({
    locale: languageTags[locale],
    messages: rawWords(locale, 'mail'),
    timeZone: 'UTC',
  });
}

/** A day as the language writes it. */
export function writtenDay(day: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** A moment to the minute, in universal time, as the language writes it. */
export function writtenMoment(moment: Date, locale: Locale): string {
  return new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);
}
