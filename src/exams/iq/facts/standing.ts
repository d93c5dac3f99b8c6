import { normalDistribution, normalQuantile } from '#psychometrics/numerics/normal.ts';
import type { IqNorm } from '../norms/norm.ts';
import { shareUpTo } from '../norms/score-shares.ts';

/** Where a score stands among other people. */
export interface Standing {
  readonly level: Level;
  /** Of a hundred people who take the test, how many score at or below; 1 to 99. */
  readonly rank: number;
  /** Of a hundred people in order of their true scores, the first and the last whose true score lies in the interval. */
  readonly among: { readonly from: number; readonly to: number };
  /** Probability that the true score is 100 or higher. */
  readonly aboveMean: number;
  /** What another sitting is expected to come to. */
  readonly next: number;
  /** Twenty equally likely scores of another sitting, from the lowest. */
  readonly again: readonly number[];
}

export type Level = 'low' | 'belowMiddle' | 'middle' | 'aboveMiddle' | 'high';

/** The levels of an edition, from the highest, by each its lowest whole score: what is told of a score at length follows them. */
export type Levels = readonly (readonly [level: Level, low: number])[];

/** The middle is a third of a deviation to either side of 100; below 85 and from 120 on a score is far from it. */
export const fiveLevels: Levels = [
  ['high', 120],
  ['aboveMiddle', 106],
  ['middle', 95],
  ['belowMiddle', 85],
  ['low', Number.NEGATIVE_INFINITY],
];

const levelOf = (levels: Levels, score: number): Level =>
  levels.find(([, low]) => score >= low)?.[0] ?? 'low';

interface Scored {
  readonly value: number;
  readonly standardError: number;
  readonly low: number;
  readonly high: number;
}

/**
 * True scores are spread by 15 points around 100. Expected a-posteriori scores are spread by less: a rank among scores is
 * read off those that the norm population gets. A second sitting's score correlates with the first by the reliability and has the same
 * spread, so it is expected nearer to 100, with what the true score and the new error leave open around it
 * (Lord & Novick 1968, ch. 3).
 */
export function standingOf(
  { value, standardError, low, high }: Scored,
  { reliability, scores }: Pick<IqNorm, 'reliability' | 'scores'>,
  levels: Levels,
): Standing {
  const spread = 15 * Math.sqrt(reliability);
  const share = (score: number) => normalDistribution((score - 100) / 15);
  const bounded = (count: number) => Math.min(100, Math.max(1, count));
  const again = {
    middle: 100 + reliability * (value - 100),
    spread: Math.hypot(reliability * standardError, spread * Math.sqrt(1 - reliability)),
  };
  return {
    level: levelOf(levels, value),
    rank: Math.min(99, bounded(Math.round(100 * shareUpTo(scores, value)))),
    among: {
      from: bounded(Math.ceil(100 * share(low))),
      to: bounded(Math.ceil(100 * share(high))),
    },
    aboveMean: 1 - normalDistribution((100 - value) / standardError),
    next: Math.round(again.middle),
    again: Array.from({ length: 20 }, (_, at) =>
      Math.round(again.middle + again.spread * normalQuantile((at + 0.5) / 20)),
    ),
  };
}
