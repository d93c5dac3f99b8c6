import { normalDistribution } from '#psychometrics/numerics/normal.ts';

interface Scale {
  readonly mean: number;
  readonly deviation: number;
}

/**
 * Of a hundred people of the norm population, how many score at or below. A whole number, which is what such a rank is known
 * to: 0 stands for fewer than one of them, 100 for more than ninety-nine.
 */
export function percentileOf(score: number, { mean, deviation }: Scale): number {
  return Math.round(100 * normalDistribution((score - mean) / deviation));
}

/** As a bound is written: no sample could show that nobody or everybody is lower. */
export const writtenRank = (percentile: number): number => Math.min(99, Math.max(1, percentile));
