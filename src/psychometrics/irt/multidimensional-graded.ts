import { InvalidInputError } from '../errors.ts';
import { dot } from '../numerics/matrix.ts';
import { theta } from '../units.ts';
import { categoryProbabilities, type GradedItem, requireGradedItem } from './graded.ts';

/**
 * An item of the compensatory multidimensional graded response model (Muraki & Carlson 1995; Reckase 2009, chapter 4, with
 * logistic curves), with the categories 0 to `thresholds.length`. A single dimension with the slopes [a] and the thresholds
 * a·bₖ is a `GradedItem`.
 */
export interface MultidimensionalGradedItem {
  /** One a dimension, of either sign; at least one is not 0. */
  readonly slopes: readonly number[];
  /** Logits that slopes · θ must reach for category k or a higher one to be as probable as a lower one, rising. */
  readonly thresholds: readonly number[];
}

/**
 * @throws InvalidInputError if a slope is not finite, all of them are 0, or the thresholds are none of a graded item
 */
export function requireMultidimensionalItem(item: MultidimensionalGradedItem): void {
  requireGradedItem(onItsLine(item));
  const wrong = item.slopes.find((slope) => !Number.isFinite(slope));
  if (wrong !== undefined) throw new InvalidInputError(`A slope is finite, not ${wrong}.`);
  if (item.slopes.every((slope) => slope === 0))
    throw new InvalidInputError('An item has a slope that is not 0.');
}

/** The item along its own line, the sum slopes · θ, on which it is a graded item of slope 1. */
export const onItsLine = ({ thresholds }: MultidimensionalGradedItem): GradedItem => ({ a: 1, thresholds });

/**
 * Where a person stands on the line of an item: slopes · θ.
 *
 * @param abilities one a dimension
 * @throws InvalidInputError if there is not one ability a slope
 */
export function placeOnLine({ slopes }: MultidimensionalGradedItem, abilities: readonly number[]): number {
  if (abilities.length !== slopes.length)
    throw new InvalidInputError(`${abilities.length} abilities for ${slopes.length} slopes.`);
  return dot(slopes, abilities);
}

/**
 * Probabilities of the categories from 0, at one ability a dimension.
 *
 * @throws InvalidInputError as `requireMultidimensionalItem` and `placeOnLine`
 */
export function multidimensionalProbabilities(
  item: MultidimensionalGradedItem,
  abilities: readonly number[],
): number[] {
  requireMultidimensionalItem(item);
  return categoryProbabilities(onItsLine(item), theta(placeOnLine(item, abilities)));
}

/** The slope of the normal ogive that is nearest to the logistic function: L(x) ≈ Φ(x · this) (Johnson & Kotz 1970). */
const normalOfLogistic = (16 * Math.sqrt(3)) / (15 * Math.PI);

/**
 * The item whose thresholds are all shifted by one unknown amount, from a normal distribution: to a good approximation it
 * is an item with slopes and thresholds smaller by √(1 + (16√3/15π)² · residual²) (Zeger, Liang & Albert 1988).
 *
 * @param residual standard deviation of the shift in logits, 0 or more
 * @throws InvalidInputError if the residual is below 0 or not finite
 */
export function withResidual(item: MultidimensionalGradedItem, residual: number): MultidimensionalGradedItem {
  if (!(residual >= 0 && residual < Infinity))
    throw new InvalidInputError(`A residual is 0 or more, not ${residual}.`);
  const shrink = Math.hypot(1, normalOfLogistic * residual);
  return {
    slopes: item.slopes.map((slope) => slope / shrink),
    thresholds: item.thresholds.map((threshold) => threshold / shrink),
  };
}
