import type { Block } from '#contract/blocks.ts';
import type { PairInput, ScoreResult } from '../../exam.ts';
import { moreOf, pairOf, scalesOf } from './pair.ts';
import { togetherWords } from './words/index.ts';

type Poles = readonly [string, string];

interface Scored {
  readonly scale: { readonly mean: number; readonly deviation: number };
  readonly label: string;
  /** What both ends of each bar are called. */
  readonly poles: Poles;
  /** The name of a part; left out where a report gives its parts no scores of their own. */
  partOf?(id: string): string;
}

/** The intervals of two scores; the scores and their parts where both have their reports. */
export function scoresOf(
  input: PairInput<ScoreResult>,
  { scale, label, poles, partOf }: Scored,
): readonly Block[] {
  const [own, other] = input.results;
  const total = { id: 'total', label, poles, scores: [own.score, other.score] } as const;
  if (input.extent === 'free')
    return [pairOf({ of: input, scale, intervalsAlone: true, rows: [total] }), ...moreOf(input)];
  const parts = partOf ? scalesOf([own.scales, other.scales], (id) => ({ label: partOf(id), poles })) : [];
  return [pairOf({ of: input, scale, rows: [total, ...parts] })];
}

/** The same only where both said so by a consent of its own; else that there are no scores. */
export function scoresAgreed(input: PairInput<ScoreResult>, scored: Scored): readonly Block[] {
  if (input.scores) return scoresOf(input, scored);
  return [{ block: 'note', text: togetherWords[input.locale].scoresOff }];
}
