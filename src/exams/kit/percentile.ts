import { normalDistribution } from '#psychometrics/numerics/normal.ts';

/** What a rank is read on: where true values lie, and how much of their spread the scores have. */
export interface RankedScale {
  readonly mean: number;
  readonly deviation: number;
  readonly reliability: number;
}

/**
 * Of a hundred people of the norm population, how many score at or below. Scores estimated from a posterior are spread by less than
 * the true values, by the root of the reliability, and are told in whole points, each of which takes in the half above it. A whole number, which
 * is what such a rank is known to: 0 stands for fewer than one of them, 100 for more than ninety-nine.
 */
export function percentileOf(score: number, { mean, deviation, reliability }: RankedScale): number {
  return Math.round(100 * normalDistribution((score + 0.5 - mean) / (deviation * Math.sqrt(reliability))));
}

/** As a bound is written: no sample could show that nobody or everybody is lower. */
export const writtenRank = (percentile: number): number => Math.min(99, Math.max(1, percentile));

/** A share as a percentage from 1 to 99: nothing is certain, and nothing out of the question. */
export const percentOf = (share: number): number => writtenRank(Math.round(100 * share));
