import { languageTags, type Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../../exam.ts';
import { sentence } from '../../words.ts';
import { areApart } from '../chance.ts';
import { earlierWords } from './words/index.ts';

type Part = ComparedResult['parts'][number];

/** The parts that differ by more than chance, all of them being looked at together. */
export const changedParts = (now: readonly Part[], last: readonly Part[]): Part[] =>
  now.filter((part) => {
    const before = last.find(({ id }) => id === part.id);
    return before && areApart([part, before], now.length);
  });

/** What two results of a person came to, and in what they differ by more than chance. */
export function besideParts(now: ComparedResult, last: ComparedResult, locale: Variety): string[] {
  const words = earlierWords[locale];
  const names = changedParts(now.parts, last.parts).map(({ name }) => name);
  const parts = new Intl.ListFormat(languageTags[locale], { type: 'conjunction' }).format(names);
  return [
    sentence(locale, words.told, { now: now.told, last: last.told }),
    names.length > 0 ? sentence(locale, words.changedParts, { parts }) : words.sameParts,
  ];
}
