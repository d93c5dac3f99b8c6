import { type Locale, languageTags } from './locales.ts';

/** A day in universal time, as the language writes it. */
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
