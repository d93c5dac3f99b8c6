import { InvalidInputError } from '../errors.ts';
import { type Theta, theta } from '../units.ts';
import { type ItemParameters, probabilityAt, requireAbility, requireItem } from './three-parameter.ts';

/** An item whose difficulty is known only up to a normal residual: it was made a moment ago and seen by nobody. */
export interface UncertainItem extends ItemParameters {
  /** Standard deviation of the true difficulty around b, 0 or more. */
  readonly residual: number;
}

/** Points of the standard normal residual; the midpoint rule is exact to 1e-9 for a curve this smooth. */
const steps = 41;
const reach = 5;

/** Residuals in standard deviations, with their weights. */
export const weightedResiduals: readonly { value: number; weight: number }[] = normalPoints();

/** In standard deviations. */
export const farthestResidual = Math.max(...weightedResiduals.map(({ value }) => value));

function normalPoints() {
  const values = Array.from({ length: steps }, (_, at) => -reach + (2 * reach * (at + 0.5)) / steps);
  const densities = values.map((value) => Math.exp(-(value ** 2) / 2));
  const total = densities.reduce((sum, density) => sum + density, 0);
  return values.map((value, at) => ({ value, weight: (densities[at] as number) / total }));
}

/** @throws InvalidInputError if a residual is not finite and 0 or more */
export function requireResidual(residual: number): void {
  if (!(residual >= 0 && residual < Infinity)) {
    throw new InvalidInputError(`A residual is a finite number from 0, not ${residual}.`);
  }
}

/**
 * Probability of a right answer with the difficulty's residual integrated out: the family-model response function of
 * Glas & van der Linden (2003, eq. 3). It is flatter than the item's own curve, so that scores made with it carry the
 * uncertainty of the items.
 *
 * @throws InvalidInputError if the item has parameters that no item can have, or the ability is not finite
 */
export function marginalProbability(item: UncertainItem, ability: Theta): number {
  requireItem(item);
  requireAbility(ability);
  requireResidual(item.residual);
  if (item.residual === 0) return probabilityAt(item, ability);
  let sum = 0;
  for (const { value, weight } of weightedResiduals) {
    sum += weight * probabilityAt(item, ability - item.residual * value);
  }
  return sum;
}

/**
 * Share of right answers where ability is standard normal. Ability less the difficulty's residual is again normal, its
 * variance the sum of theirs, so the item's own curve is averaged over one distribution instead of two.
 *
 * @throws InvalidInputError if the item has parameters that no item can have
 */
export function solvedShare(item: UncertainItem): number {
  requireItem(item);
  requireResidual(item.residual);
  const deviation = Math.hypot(1, item.residual);
  return weightedResiduals.reduce(
    (sum, { value, weight }) => sum + weight * probabilityAt(item, theta(deviation * value)),
    0,
  );
}
