import { InvalidInputError } from '../errors.ts';
import type { Theta } from '../units.ts';
import { logistic } from './logistic.ts';
import { farthestParameter, requireAbility } from './three-parameter.ts';

/** An item of the graded response model (Samejima 1969) with the categories 0 to `thresholds.length`. */
export interface GradedItem {
  /** Slope, above 0. */
  readonly a: number;
  /** Abilities at which category k or a higher one is as probable as a lower one, rising; k counts from 1. */
  readonly thresholds: readonly number[];
}

/**
 * @throws InvalidInputError if a is not above 0, there is no threshold, they do not strictly rise, or a number is not
 * finite or beyond `farthestParameter`
 */
export function requireGradedItem({ a, thresholds }: GradedItem): void {
  if (!(a > 0 && a <= farthestParameter)) {
    throw new InvalidInputError(`A slope is above 0 and at most ${farthestParameter}, not ${a}.`);
  }
  if (thresholds.length === 0) throw new InvalidInputError('A graded item has a threshold at least.');
  for (const [at, threshold] of thresholds.entries()) {
    if (!(Math.abs(threshold) <= farthestParameter)) {
      throw new InvalidInputError(`A threshold is at most ${farthestParameter} from 0, not ${threshold}.`);
    }
    if (at > 0 && threshold <= (thresholds[at - 1] as number)) {
      throw new InvalidInputError('The thresholds of a graded item rise.');
    }
  }
}

/**
 * Probabilities of category k or a higher one, for k from 1: P*ₖ = 1/(1 + exp(−a(θ − bₖ))) (Samejima 1969).
 *
 * @throws InvalidInputError as `requireGradedItem` and `requireAbility`
 */
export function boundaryProbabilities(item: GradedItem, ability: Theta): number[] {
  requireGradedItem(item);
  requireAbility(ability);
  return item.thresholds.map((threshold) => logistic(item.a * (ability - threshold)));
}

/**
 * Probabilities of the categories from 0: P*ₖ − P*ₖ₊₁ (Samejima 1969), as the product
 * P*ₖ (1 − P*ₖ₊₁) (1 − exp(−a(bₖ₊₁ − bₖ))), which does not cancel in the tails.
 */
export function categoryProbabilities(item: GradedItem, ability: Theta): number[] {
  requireGradedItem(item);
  requireAbility(ability);
  return Array.from({ length: item.thresholds.length + 1 }, (_, category) => {
    const { above, below, width } = boundsOf(item, category, ability);
    return logistic(above) * logistic(below) * width;
  });
}

/** Expected category: the sum of the boundary curves. */
export function expectedCategory(item: GradedItem, ability: Theta): number {
  return boundaryProbabilities(item, ability).reduce((sum, boundary) => sum + boundary, 0);
}

/**
 * Fisher information: Σₖ P′ₖ²/Pₖ over the categories (Samejima 1969), where P′ₖ/Pₖ = a(1 − P*ₖ − P*ₖ₊₁).
 */
export function gradedInformation(item: GradedItem, ability: Theta): number {
  const boundaries = [1, ...boundaryProbabilities(item, ability), 0];
  return categoryProbabilities(item, ability).reduce((sum, probability, category) => {
    const slope = item.a * (1 - (boundaries[category] as number) - (boundaries[category + 1] as number));
    return sum + probability * slope ** 2;
  }, 0);
}

/**
 * What a category's probability is made of: L(above) · L(below) · width, L being the logistic function. `above` is the
 * logit of reaching the category, `below` that of not passing it, and `width` 1 for the outermost ones.
 */
export function boundsOf({ a, thresholds }: GradedItem, category: number, ability: Theta) {
  const lower = thresholds[category - 1] ?? -Infinity;
  const upper = thresholds[category] ?? Infinity;
  return {
    above: a * (ability - lower),
    below: -a * (ability - upper),
    width: -Math.expm1(-a * (upper - lower)),
  };
}
