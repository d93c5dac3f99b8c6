import { languageTags, type Variety } from './locales.ts';

/** A day in universal time, as the language writes it. */
export function writtenDay(day: Date, locale: Variety): string {
  return new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** A moment to the minute, in universal time, as the language writes it. */
export function writtenMoment(moment: Date, locale: Variety): string {
  return new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);
}
