import { normalQuantile } from '#psychometrics/numerics/normal.ts';
import type { ScoredEstimate } from '../exam.ts';

/** Of a hundred who do not differ, so many may be told that they do. */
const falseAlarm = 0.05;

/** 95 % of a normal distribution lie within so many standard deviations. */
export const confidence: number = normalQuantile(1 - falseAlarm / 2);

/**
 * Whether two scores differ by more than chance explains, where `looks` pairs of scores are looked at together: the
 * difference beside its standard error, by Bonferroni's inequality. The errors are taken to be independent; where one
 * person meets the same questions again they are partly the same, and fewer are told of a change in vain.
 */
export function areApart([one, other]: readonly [ScoredEstimate, ScoredEstimate], looks = 1): boolean {
  const standardError = Math.hypot(one.standardError, other.standardError);
  return Math.abs(one.value - other.value) > normalQuantile(1 - falseAlarm / (2 * looks)) * standardError;
}
