import { differenceOf, type Interval, type Proportion } from '#psychometrics/proportions.ts';

/** What a comparison of two variants says. */
export type Verdict = 'tooEarly' | 'noDifference' | 'first' | 'second';

export interface Comparison {
  readonly verdict: Verdict;
  /** The first less the second; undefined while there is nothing to compare. */
  readonly difference: Interval | undefined;
}

/** Of either outcome in either variant: with fewer, chance alone makes differences. */
export const fewest = 10;

/** Whether one of two variants leads more often to what is wanted. */
export function compare(one: Proportion, other: Proportion): Comparison {
  const difference = one.of > 0 && other.of > 0 ? differenceOf(one, other) : undefined;
  const outcomes = [one, other].flatMap(({ successes, of }) => [successes, of - successes]);
  if (!difference || Math.min(...outcomes) < fewest) return { verdict: 'tooEarly', difference };
  if (difference.low > 0) return { verdict: 'first', difference };
  return { verdict: difference.high < 0 ? 'second' : 'noDifference', difference };
}
