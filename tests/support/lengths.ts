import { type Locale, languageTags } from '#locale/locales.ts';

/** What nobody reads of a document: names of blocks and pictures, and what other packages unlock. */
const unread = new Set(['block', 'id', 'alt', 'form', 'feature', 'name', 'set']);

/** Everything that is read of a document or of words, whatever its shape. */
export function readIn(told: unknown): string[] {
  if (typeof told === 'string') return [told];
  if (Array.isArray(told)) return told.flatMap(readIn);
  if (typeof told !== 'object' || told === null || ('block' in told && told.block === 'locked')) return [];
  return Object.entries(told).flatMap(([key, inner]) =>
    unread.has(key) && typeof inner === 'string' ? [] : readIn(inner),
  );
}

/** Languages whose length is counted in characters: words are not set apart in them, or hold what others say in several. */
const byCharacter: readonly Locale[] = ['CN', 'HK', 'JA', 'KR'];

/** How long some sentences are: in words, or in characters without spaces and punctuation where a language is counted so. */
export function lengthOf(sentences: readonly string[], locale: Locale): number {
  const counted = byCharacter.includes(locale)
    ? sentences.flatMap((one) => one.match(/[\p{L}\p{N}]/gu) ?? [])
    : sentences.flatMap((one) =>
        [...new Intl.Segmenter(languageTags[locale], { granularity: 'word' }).segment(one)].filter(
          ({ isWordLike }) => isWordLike,
        ),
      );
  return counted.length;
}

/** What 1,000 words of English come to, in words or characters: at the lower end of what the reports’ own texts do. */
const thousandWords: Readonly<Record<Locale, number>> = {
  EN: 1000,
  DE: 1000,
  FR: 1000,
  ES: 1000,
  PT: 1000,
  CN: 1450,
  HK: 1450,
  JA: 2100,
  KR: 1850,
};

/** As long as so many words of English, in a language. */
export const asLongAs = (words: number, locale: Locale): number => (words * thousandWords[locale]) / 1000;
