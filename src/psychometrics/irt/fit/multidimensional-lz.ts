import { theta } from '../../units.ts';
import type { Answer } from '../item.ts';
import { type MultidimensionalGradedItem, placeOnLine } from '../multidimensional-graded.ts';
import { type LikelihoodFit, likelihoodFit } from './lz.ts';

/**
 * Standardised log-likelihood of a pattern of graded answers (Drasgow, Levine & Williams 1985) where several abilities act
 * together: on its own line each item is one of slope 1, and the person stands at 0 of it.
 *
 * @param categories one for each item; null is an answer that was not given
 * @param abilities one a dimension
 * @throws InvalidInputError as `likelihoodFit` and `placeOnLine`
 */
export function multidimensionalFit(
  items: readonly MultidimensionalGradedItem[],
  categories: readonly Answer[],
  abilities: readonly number[],
): LikelihoodFit {
  const lines = items.map((item) => {
    const place = placeOnLine(item, abilities);
    return { a: 1, thresholds: item.thresholds.map((threshold) => threshold - place) };
  });
  return likelihoodFit(lines, categories, theta(0));
}
