import type { Block } from '#contract/blocks.ts';
import { scoreFacts } from '../../kit/facts.ts';
import { normOf } from '../../kit/frame.ts';
import { headline } from '../../kit/headline.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { halvesOf } from '../halves.ts';
import { levelOf } from '../levels.ts';
import { norm } from '../norm.ts';
import type { EqResult } from '../result.ts';
import { pointScale } from '../score.ts';
import type { EqWords } from '../words/index.ts';
import { earnedIn } from './earned.ts';
import type { Telling } from './telling.ts';

/** Beyond these the test stops telling scores apart: all strongest and all weakest answers lie just outside. */
const reach = { low: 50, high: 145 } as const;

/** What to mind about a score at an end of the test; undefined for all others. */
export function edgeOf({ score: { value } }: EqResult, { report }: EqWords): string | undefined {
  const { low, high } = report.score.reach;
  if (value >= reach.high) return high;
  return value <= reach.low ? low : undefined;
}

/** What a score is called, and what that means in a sentence. */
export function bandOfScore({ score }: EqResult, { test, report }: EqWords) {
  const at = levelOf(score.value) - 1;
  return { label: test.level[at] as string, text: report.score.band[at] as string };
}

/** The total on its curve, what it means, and whether choices and self-description agree. */
export function scorePage(telling: Telling): Block[] {
  const { locale, result, words, categories, write } = telling;
  const { title, lead, meaning, meaningTitle, halves } = words.report.score;
  const { value, low, high } = result.score;
  return [
    leafOf('score', title),
    headline(
      {
        locale,
        score: result.score,
        scale: pointScale,
        ends: words.report.branches.ends,
        band: bandOfScore(result, words),
        reach: edgeOf(result, words),
      },
      write(lead, { score: value, low, high }),
    ),
    scoreFacts(result, { locale, norm: normOf(norm, words.test.norm), scale: pointScale }),
    prose({
      id: 'meaning',
      title: meaningTitle,
      paragraphs: [meaning[levelOf(value) - 1] as string, ...earnedIn(telling)],
    }),
    prose({ id: 'halves', title: halves.title, paragraphs: [halves[halvesOf(categories)]] }),
  ];
}
