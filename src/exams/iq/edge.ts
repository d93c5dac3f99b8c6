import type { Variety } from '#locale/locales.ts';
import type { ScoredEstimate } from '../exam.ts';
import { iqWords } from './words/index.ts';

/** Beyond these the test stops telling scores apart: all right and all wrong lie just outside. */
const reach = { low: 60, high: 145 } as const;

/** What to mind about a score at an end of the test; undefined for all others. */
export function edgeOf({ value }: ScoredEstimate, locale: Variety): string | undefined {
  const { reachLow, reachHigh } = iqWords[locale].headline;
  if (value > reach.high) return reachHigh;
  return value < reach.low ? reachLow : undefined;
}
