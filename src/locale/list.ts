import { listFormat } from './formatters.ts';
import { languageTags, type Variety } from './locales.ts';

const space = (before: string, after: string): string =>
  (/[\p{Script=Latin}\p{N}%]$/u.test(before) && /^\p{Script=Han}/u.test(after)) ||
  (/\p{Script=Han}$/u.test(before) && /^[\p{Script=Latin}\p{N}]/u.test(after))
    ? ' '
    : '';

/** The syllable in which a Korean word ends has a final consonant: of each vowel, the first of 28 forms has none. */
const endsOpen = (word: string): boolean => ((word.codePointAt(word.length - 1) ?? 0) - 0xac00) % 28 === 0;

/** As Korean prose lists: two by their particle, more by commas. Its “및” belongs to statutes and headings; what ends in no Hangul has no particle that is sure. */
function listedInKorean(things: readonly string[]): string {
  const [first = '', second] = things;
  if (things.length !== 2 || !/\p{Script=Hangul}$/u.test(first)) return things.join(', ');
  return `${first}${endsOpen(first) ? '와' : '과'} ${second}`;
}

/**
 * Things in a row, as the language lists them. Chinese has a space between its own signs and Latin letters or figures, which its
 * “and” lacks where one of the things begins or ends with them.
 */
export function listed(
  variety: Variety,
  things: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  if (variety === 'KR' && type === 'conjunction') return listedInKorean(things);
  const list = listFormat(languageTags[variety], { type });
  if (variety !== 'CN' && variety !== 'HK') return list.format(things);
  return list.formatToParts(things).reduce((text, { value }) => `${text}${space(text, value)}${value}`, '');
}
