import { listed } from '#locale/list.ts';
import type { Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../../exam.ts';
import { sentence } from '../../words.ts';
import { areApart } from '../chance.ts';
import { togetherWords } from '../together/words/index.ts';
import type { Change } from './earlier.ts';
import { earlierWords } from './words/index.ts';

type Part = ComparedResult['parts'][number];

/** The parts that differ by more than chance, all of them being looked at together. */
export const changedParts = (now: readonly Part[], last: readonly Part[]): Part[] =>
  now.filter((part) => {
    const before = last.find(({ id }) => id === part.id);
    return before && areApart([part, before], now.length);
  });

/** A part with its interval, as it stands in a table. */
function cellOf({ said, low, high }: Part, locale: Variety): string {
  const { value, interval } = togetherWords[locale].profile;
  const bounds = { low: Math.round(low), high: Math.round(high) };
  return said === undefined
    ? sentence(locale, interval, bounds)
    : sentence(locale, value, { value: said.value, low: said.low, high: said.high });
}

/** What two results of a person came to, part by part, and in what they differ by more than chance. */
export function besideParts(now: ComparedResult, last: ComparedResult, locale: Variety): Change {
  const words = earlierWords[locale];
  const changed = changedParts(now.parts, last.parts);
  const names = changed.map(({ name }) => name);
  const parts = now.parts.flatMap((part) => {
    const before = last.parts.find(({ id }) => id === part.id);
    const cells = before && { now: cellOf(part, locale), last: cellOf(before, locale) };
    return cells ? [{ name: part.name, ...cells }] : [];
  });
  const isEqual = now.told === last.told && parts.every((part) => part.now === part.last);
  return {
    larger: changed.length > 0,
    ranges: sentence(locale, words.told, { now: now.told, last: last.told }),
    verdict:
      names.length > 0
        ? sentence(locale, words.changedParts, { parts: listed(locale, names) })
        : isEqual
          ? words.equal
          : words.sameParts,
    parts,
  };
}
