import { languageTags, type Variety } from './locales.ts';

const space = (before: string, after: string): string =>
  (/[\p{Script=Latin}\p{N}%]$/u.test(before) && /^\p{Script=Han}/u.test(after)) ||
  (/\p{Script=Han}$/u.test(before) && /^[\p{Script=Latin}\p{N}]/u.test(after))
    ? ' '
    : '';

/**
 * Things in a row, as the language lists them. Chinese has a space between its own signs and Latin letters or figures, which its
 * “and” lacks where one of the things begins or ends with them.
 */
export function listed(
  variety: Variety,
  things: readonly string[],
  type: 'conjunction' | 'disjunction' = 'conjunction',
): string {
  const list = new Intl.ListFormat(languageTags[variety], { type });
  if (variety !== 'CN' && variety !== 'HK') return list.format(things);
  return list.formatToParts(things).reduce((text, { value }) => `${text}${space(text, value)}${value}`, '');
}
