import type { Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../exam.ts';
import { outstandingOf, type SubconsciousResult } from './result.ts';
import { wordsOf } from './words/index.ts';

/** The gate that resonated most, and the two dimensions that are free: of another result the same two. */
export function compared(
  { scales, resonance }: SubconsciousResult,
  locale: Variety,
  parts?: readonly string[],
): ComparedResult {
  const { dimensions, gates } = wordsOf(locale);
  const shown = parts ? scales.filter(({ id }) => parts.includes(id)) : outstandingOf(scales);
  return {
    told: gates[resonance.gate].name,
    parts: shown.map((score) => ({ ...score, name: dimensions[score.id].name })),
  };
}
