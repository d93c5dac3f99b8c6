import type { ScoredEstimate } from '../../exam.ts';

/** Spread of true scores, which every estimate starts from. */
const spread = 15;

/**
 * Width that the interval of a reader's score comes to when further sittings like theirs are averaged with it: of one
 * sitting the width that the report shows.
 *
 * An expected a-posteriori error s holds what the answers tell, I, and once, however many sittings there are, the spread
 * of true scores: 1/s² = 1/15² + I (Bock & Mislevy 1982). What independent sittings tell adds up, so that k of them leave
 * 1/sₖ² = 1/15² + k·I, and sₖ = s / √(1 + (k − 1)·r) with r = 1 − s²/15². That is the formula of Spearman (1910) and Brown
 * (1910) with the reader's own reliability in place of the norm's, which is a mean over people.
 */
export const widthOfAverage = ({ low, high, standardError }: ScoredEstimate, sittings: number): number =>
  Math.round((high - low) / Math.sqrt(1 + (sittings - 1) * (1 - (standardError / spread) ** 2)));
