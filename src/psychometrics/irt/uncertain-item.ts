import { type Theta, theta } from '../units.ts';
import { type ItemParameters, probability, requireItem } from './three-parameter.ts';

/** An item whose difficulty is known only up to a normal residual: it was made a moment ago and seen by nobody. */
export interface UncertainItem extends ItemParameters {
  /** Standard deviation of the true difficulty around b, 0 or more. */
  readonly residual: number;
}

/** Points of the standard normal residual; the midpoint rule is exact to 1e-9 for a curve this smooth. */
const steps = 41;
const reach = 5;

const residuals: readonly { value: number; weight: number }[] = normalPoints();

function normalPoints() {
  const values = Array.from({ length: steps }, (_, at) => -reach + (2 * reach * (at + 0.5)) / steps);
  const densities = values.map((value) => Math.exp(-(value ** 2) / 2));
  const total = densities.reduce((sum, density) => sum + density, 0);
  return values.map((value, at) => ({ value, weight: (densities[at] as number) / total }));
}

/**
 * Probability of a right answer with the difficulty's residual integrated out: the family-model response function of
 * Glas & van der Linden (2003, eq. 3). It is flatter than the item's own curve, so that scores made with it carry the
 * uncertainty of the items.
 */
export function marginalProbability(item: UncertainItem, ability: Theta): number {
  requireItem(item);
  if (item.residual === 0) return probability(item, ability);
  let sum = 0;
  for (const { value, weight } of residuals) {
    sum += weight * probability(item, theta(ability - item.residual * value));
  }
  return sum;
}
