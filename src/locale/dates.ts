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

/** A day as pages show it: no line ends between the number of the day and its month. */
export const heldDay = (written: string): string =>
  written.replace(/(?<=\b\d{1,2}(?:\.| de)?) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}(?!\d))/gu, '\u00a0');
