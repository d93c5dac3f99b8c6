import type { Variety } from './locales.ts';

/** Their full stop is as wide as a letter and brings its own room: after it stands no space. */
const wideStops: ReadonlySet<Variety> = new Set(['CN', 'HK', 'JA']);

/** What stands between two sentences of a paragraph. */
export const spaceBetween = (locale: Variety): '' | ' ' => (wideStops.has(locale) ? '' : ' ');

/** A sentence as another one quotes it: the full stop is that one's own. */
export const withoutStop = (sentence: string): string => sentence.replace(/[.。]$/, '');

/** Whole sentences, one after the other, as one paragraph; an empty one is left out. */
export function paragraphOf(locale: Variety, sentences: readonly string[]): string {
  return sentences.filter(Boolean).join(spaceBetween(locale));
}
