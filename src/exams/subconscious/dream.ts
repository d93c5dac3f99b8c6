import type { Dimension } from './dimensions.ts';
import type { Resonance } from './resonance.ts';
import type { SubconsciousWords } from './words/index.ts';

/**
 * The dream interpretation: a paragraph each for the two pictures that resonated most and the one that did least, and one
 * for the strongest dimension. Passages of one role never stand in another, so two dreams of different pictures can share
 * their last paragraph only.
 */
export function dreamOf(
  words: SubconsciousWords,
  { first, second, absent }: Pick<Resonance, 'first' | 'second' | 'absent'>,
  strongest: Dimension,
): string[] {
  const { passages, closings } = words.dreams;
  return [passages[first].first, passages[second].second, passages[absent].absent, closings[strongest]];
}
