import type { Block, BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import { leafOf } from '../kit/leaf.ts';
import { prose } from '../kit/prose.ts';
import { sentence } from '../words.ts';
import { items } from './items.ts';
import { pictured } from './pictured.ts';
import type { SubconsciousResult } from './result.ts';
import { wordsOf } from './words/index.ts';

/** How many sentences are told of each end, where so many were answered: what fills a page in every language. */
const ofEachEnd = 11;

/** The character that comes second, on a page of its own. */
function secondCharacter({ character: { runnerUp } }: SubconsciousResult, locale: Variety): BlockOf<'prose'> {
  const words = wordsOf(locale);
  const { name, portrait } = words.characters[runnerUp];
  const { title, lead } = words.report.second;
  const chapter = { id: 'second', title: sentence(locale, title, { name }), paragraphs: [lead, ...portrait] };
  return prose(chapter, { picture: pictured('portraits', runnerUp) });
}

/** The sentences that were agreed with most and those with least, each with its answer. */
function bothEnds(steps: readonly (number | null)[], locale: Variety): Block[] {
  const { items: texts, test, report } = wordsOf(locale);
  const given = items.flatMap(({ id }, at) => {
    const step = steps[at];
    return step == null
      ? []
      : [{ step, row: { label: test.steps[step] as string, value: texts[id].reading } }];
  });
  const count = Math.min(ofEachEnd, Math.floor(given.length / 2));
  if (count === 0) return [];
  const rows = given.toSorted((one, other) => other.step - one.step).map(({ row }) => row);
  const { most, least } = report;
  return [
    leafOf('most', most.title, most.lead),
    { block: 'facts', rows: rows.slice(0, count) },
    leafOf('least', least.title, least.lead),
    { block: 'facts', rows: rows.slice(-count).reverse() },
  ];
}

/** Three pages of the short list where the full one has its suggestions, so that both lists are as long (decision 66). */
export const insteadOfSuggestions = (
  result: SubconsciousResult,
  steps: readonly (number | null)[],
  locale: Variety,
): Block[] => [secondCharacter(result, locale), ...bothEnds(steps, locale)];
