import { dateFormat } from './formatters.ts';
import { languageTags, type Variety } from './locales.ts';

/** A day in universal time, as the language writes it. */
export function writtenDay(day: Date, locale: Variety): string {
  return dateFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }).format(day);
}

/** A moment to the minute, in universal time, as the language writes it. */
export function writtenMoment(moment: Date, locale: Variety): string {
  return dateFormat(languageTags[locale], {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'UTC',
  }).format(moment);
}

/**
 * A day as pages show it: no line ends between the number of the day and its month. Of Chinese and Japanese the signs stand as close
 * as they are written, where a browser would set figures and signs apart; beside the whole date it still does.
 */
export const heldDay = (written: string): string =>
  written
    .replace(/(?<=\b\d{1,2}(?:\.| de)?) (?=\p{L})|(?<=\p{L}) (?=\d{1,2}(?!\d))/gu, '\u00a0')
    .replace(/(?<=\d)(?=[年月日])|(?<=[年月])(?=\d)/gu, '\u2060');
