import type { Variety } from '#locale/locales.ts';
import { iqBounds } from '#psychometrics/norms.ts';
import type { ScoredEstimate } from '../exam.ts';
import { sentence } from '../words.ts';
import { iqWords } from './words/index.ts';

/** Beyond these the test stops telling scores apart: all right and all wrong lie just outside. */
const reach = { low: 60, high: 145 } as const;

/**
 * What to mind about a score at an end of the test, or about an interval that the end of the scale cuts off; undefined for all
 * others.
 */
export function edgeOf({ value, low, high }: ScoredEstimate, locale: Variety): string | undefined {
  const { reachLow, reachHigh, cutLow, cutHigh } = iqWords[locale].headline;
  if (high >= iqBounds.high) return sentence(locale, cutHigh, { bound: iqBounds.high });
  if (low <= iqBounds.low) return sentence(locale, cutLow, { bound: iqBounds.low });
  if (value > reach.high) return reachHigh;
  return value < reach.low ? reachLow : undefined;
}
