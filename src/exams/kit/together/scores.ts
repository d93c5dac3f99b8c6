import type { Block } from '#contract/blocks.ts';
import type { PairInput, ScoreResult } from '../../exam.ts';
import { kitWords } from '../words/index.ts';
import { moreOf, pairOf, scalesOf } from './pair.ts';
import { togetherWords } from './words/index.ts';

interface Scored {
  readonly scale: { readonly mean: number; readonly deviation: number };
  labelOf(id: string): string;
}

/**
 * Scores that are compared only where both said so by a consent of its own: their intervals, and with both reports the
 * scores and their parts. Else that there are none.
 */
export function scoresTogether(input: PairInput<ScoreResult>, { scale, labelOf }: Scored): readonly Block[] {
  const { results, extent, scores, locale } = input;
  if (!scores) return [{ block: 'note', text: togetherWords[locale].scoresOff }];
  const [own, other] = results;
  const total = {
    id: 'total',
    label: kitWords[locale].score.short,
    scores: [own.score, other.score],
  } as const;
  if (extent === 'free')
    return [pairOf({ of: input, scale, intervalsAlone: true, rows: [total] }), ...moreOf(input)];
  const parts = scalesOf([own.scales, other.scales], (id) => ({ label: labelOf(id) }));
  return [pairOf({ of: input, scale, rows: [total, ...parts] })];
}
