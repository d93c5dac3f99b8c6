import type { Block, BlockOf } from '#contract/blocks.ts';
import { scoreFacts } from '../../kit/facts.ts';
import { normOf } from '../../kit/frame.ts';
import { headline } from '../../kit/headline.ts';
import { leafOf } from '../../kit/leaf.ts';
import { prose } from '../../kit/prose.ts';
import { bandOf, levelOf } from '../levels.ts';
import { norm } from '../norm.ts';
import type { StressResult } from '../result.ts';
import { burdens, type Scale } from '../scales.ts';
import { pointScale, type ScaleScores } from '../score.ts';
import type { StressWords } from '../words/index.ts';
import { linesIn } from './help.ts';
import type { Telling } from './telling.ts';

/** Beyond these the test stops telling scores apart: the heaviest and the lightest answers throughout lie just outside. */
export const reach = { low: 18, high: 82 } as const;

/** What to mind about a score at an end of the test; undefined for all others. */
export function edgeOf({ score: { value } }: StressResult, { report }: StressWords): string | undefined {
  const { low, high } = report.score.reach;
  if (value >= reach.high) return high;
  return value <= reach.low ? low : undefined;
}

/** What a score is called, and what that means in a sentence. */
export function bandOfScore({ score }: StressResult, { test, report }: StressWords) {
  const at = levelOf(score.value) - 1;
  return { label: test.level[at] as string, text: report.score.band[at] as string };
}

/** Whether somebody is asked to look after themselves before reading on: a very high score, or next to no recovery. */
export function isHeavy({ score, scales }: StressResult): boolean {
  const recovery = scales.find(({ id }) => id === 'recovery');
  return levelOf(score.value) === 5 || (recovery !== undefined && levelOf(recovery.value) === 1);
}

/** What keeps a score low: the one scale that is favorable, or that several are, or none. */
export function keeperOf(scores: ScaleScores): Scale | 'several' | 'none' {
  const [first, second] = scores.filter(
    ({ id, value }) => bandOf(value) === (burdens[id] === 1 ? 'low' : 'high'),
  );
  if (!first) return 'none';
  return second ? 'several' : first.id;
}

/** With who can be called, and the way to the page of help that it names. */
const carefulWord = (telling: Telling): BlockOf<'note'> => ({
  block: 'note',
  caution: true,
  ...telling.words.report.score.careful,
  ...linesIn(telling),
  ways: [{ named: telling.words.week.help.title, part: 'week', id: 'page-help' }],
});

/** The score on its curve, and what it means; for whoever carries very much, first of all a careful word. */
export function scorePage(telling: Telling): Block[] {
  const { locale, result, words, write } = telling;
  const { title, lead, meaning, keeps, meaningTitle, steady } = words.report.score;
  const { value, low, high } = result.score;
  return [
    leafOf('score', title),
    headline(
      {
        locale,
        score: result.score,
        scale: pointScale,
        ends: words.test.ends,
        band: bandOfScore(result, words),
        reach: edgeOf(result, words),
      },
      write(lead, { score: value, low, high }),
    ),
    ...(isHeavy(result) ? [carefulWord(telling)] : []),
    scoreFacts(result, { locale, norm: normOf(norm, words.test.norm), scale: pointScale }),
    prose({
      id: 'meaning',
      title: meaningTitle,
      paragraphs: [
        meaning[levelOf(value) - 1] as string,
        ...(bandOf(value) === 'low' ? [keeps[keeperOf(result.scales)]] : []),
      ],
    }),
    ...(isHeavy(result) ? [] : [prose({ id: 'steady', title: steady.title, paragraphs: [steady.text] })]),
  ];
}
