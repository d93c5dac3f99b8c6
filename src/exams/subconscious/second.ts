import type { Block, BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import { leafOf } from '../kit/leaf.ts';
import { prose } from '../kit/prose.ts';
import { sentence } from '../words.ts';
import { items } from './items.ts';
import { pictured } from './pictured.ts';
import { portrayedIn } from './portrayed.ts';
import type { SubconsciousResult } from './result.ts';
import { wordsOf } from './words/index.ts';

/** How many sentences are told of each end, where so many were answered: what fills a page in every language. */
const ofEachEnd = 11;

/** Up to this step a sentence is turned down, above it agreed with: "not at all" and "slightly". */
const turnedDown = 1;

/** The character that comes second, on a page of its own. */
function secondCharacter(
  { character: { runnerUp, clarity }, scales }: SubconsciousResult,
  locale: Variety,
): BlockOf<'prose'> {
  const words = wordsOf(locale);
  const { name } = words.characters[runnerUp];
  const { portrait } = portrayedIn(words, runnerUp, scales);
  const { title, lead } = words.report.second;
  const paragraphs = [lead[clarity], ...portrait];
  const chapter = { id: 'second', title: sentence(locale, title, { name }), paragraphs };
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
  const sorted = given.toSorted((one, other) => other.step - one.step);
  const [most, least] = [sorted.slice(0, count), sorted.slice(-count).reverse()];
  // Who agreed with nothing was spoken to by nothing, and who agreed with all that was said turned nothing down.
  const isFaint = most.every(({ step }) => step <= turnedDown);
  const isRefused = least.every(({ step }) => step <= turnedDown);
  const page = (
    id: string,
    { title, lead }: { title: string; lead: string },
    told: typeof given,
  ): Block[] => [leafOf(id, title, lead), { block: 'facts', rows: told.map(({ row }) => row) }];
  return [
    ...page('most', isFaint ? report.faint : report.most, most),
    ...page('least', isRefused ? report.least : report.far, least),
  ];
}

/** Three pages of the short list where the full one has its suggestions, so that both lists are as long (decision 66). */
export const insteadOfSuggestions = (
  result: SubconsciousResult,
  steps: readonly (number | null)[],
  locale: Variety,
): Block[] => [secondCharacter(result, locale), ...bothEnds(steps, locale)];
