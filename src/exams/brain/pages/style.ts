import type { Block, BlockOf } from '#contract/blocks.ts';
import type { Variety } from '#locale/locales.ts';
import type { ScoredEstimate } from '../../exam.ts';
import { scoreFacts } from '../../kit/facts.ts';
import { normOf } from '../../kit/frame.ts';
import { headed, leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { axesOf } from '../axis/axis.ts';
import { bandOf } from '../bands.ts';
import { isClear, leaningOf } from '../certainty.ts';
import { norm } from '../norm.ts';
import type { BrainResult } from '../score.ts';
import { brainWords } from '../words/index.ts';
import { contrastOf } from './contrast.ts';
import { shapeOf } from './shape.ts';
import type { Telling } from './telling.ts';

/** Beyond these the axis cannot tell styles apart: all answers to one side lie here. */
const reach = { low: 18, high: 82 } as const;

/** What to mind about a style at an end of the axis, in a report and in what is free of it. */
export function edgeNote({ score: { value } }: BrainResult, locale: Variety): BlockOf<'note'>[] {
  if (value > reach.low && value < reach.high) return [];
  return [{ block: 'note', text: brainWords[locale].headline.reach, caution: true }];
}

/** The style and its sides as a picture. */
export function stylePage({ locale, result, words, write }: Telling): Block[] {
  const { value, low, high } = result.score;
  return [
    leafOf('style', words.about.title),
    axesOf({ result, locale, lead: write(words.headline.lead, { score: value, low, high }) }),
    ...edgeNote(result, locale),
  ];
}

/** What the balance means, how clear it is, and whether one side goes its own way. */
export function balancePage(telling: Telling): Block[] {
  const { locale, result, words, pages, write } = telling;
  const { meaning, life } = words.chapter;
  const band = bandOf(result.score.value);
  const { left, right } = result.chosen;
  const balance = write(pages.balance[band], {
    left,
    right,
    all: left + right,
    each: left === 0 || right === 0 ? 'yes' : 'no',
    ...contrastOf(telling),
  });
  return [
    headed(leafOf('balance', pages.balance.title), 'gates', 'mirror'),
    prose({ id: 'balance', title: words.band[band].label, paragraphs: [balance] }),
    prose({ id: 'life', title: life.title, paragraphs: [life[band]] }),
    prose({ id: 'certain', title: pages.certain.title, paragraphs: [certainOf(telling)] }),
    prose({ id: 'shape', title: pages.free.shapeTitle, paragraphs: [shapeOf(telling)] }),
    prose({
      id: 'meaning',
      title: meaning.title,
      paragraphs: [meaning.one, meaning[meaningOf(result.score)]],
    }),
    scoreFacts(result, { locale, norm: normOf(norm, words.norm) }),
  ];
}

function certainOf({ result, pages, write }: Telling): string {
  const leaning = leaningOf(result.score);
  if (!leaning) return pages.certain.even;
  // No sample could show a whole hundred.
  const chance = Math.min(99, Math.round(100 * leaning.chance));
  return write(pages.certain[leaning.towards], { chance });
}

/** A position on the very middle leans to no side. */
function meaningOf(score: ScoredEstimate): 'leaning' | 'crossing' | 'between' {
  if (isClear(score)) return 'leaning';
  return leaningOf(score) ? 'crossing' : 'between';
}
