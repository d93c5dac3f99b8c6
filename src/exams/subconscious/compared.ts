import type { Variety } from '#locale/locales.ts';
import type { ComparedResult, Comparison } from '../exam.ts';
import { outstandingOf, type SubconsciousResult } from './result.ts';
import { wordsOf } from './words/index.ts';

/**
 * What stands on the same page: the gate that resonated most and the two dimensions that are free, of another result the same
 * two; in a report the character and all eight.
 */
export function compared(
  { character, scales, resonance }: SubconsciousResult,
  locale: Variety,
  { parts, extent }: Comparison = {},
): ComparedResult {
  const { characters, dimensions, gates } = wordsOf(locale);
  const isWhole = extent === 'whole';
  const own = isWhole ? scales : outstandingOf(scales);
  const shown = parts ? scales.filter(({ id }) => parts.includes(id)) : own;
  return {
    told: isWhole ? characters[character.id].name : gates[resonance.gate].name,
    parts: shown.map((score) => ({ ...score, name: dimensions[score.id].name })),
  };
}
