import { InvalidInputError } from '../errors.ts';
import { dot, type Matrix, times } from '../numerics/matrix.ts';
import { normalDensity } from '../numerics/normal.ts';
import { theta } from '../units.ts';
import { boundsOf } from './graded.ts';
import { logistic } from './logistic.ts';
import { type MultidimensionalGradedItem, onItsLine } from './multidimensional-graded.ts';

/** A category of an item, from 0. */
export interface GivenCategory {
  readonly item: MultidimensionalGradedItem;
  readonly category: number;
}

/** In standard deviations: half a one apart, the trapezoid rule has more digits of a smooth curve than are ever told. */
const nodes = Array.from({ length: 25 }, (_, at) => (at - 12) / 2);
const weights = nodes.map((node) => normalDensity(node) / 2);

function shareAt({ item, category }: GivenCategory, place: number): number {
  const { above, below, width } = boundsOf(onItsLine(item), category, theta(place));
  return logistic(above) * logistic(below) * width;
}

/** Variance of the places on the line of an item, and covariance with those on the line of another one. */
function spreadOf(one: MultidimensionalGradedItem, other: MultidimensionalGradedItem, covariance: Matrix) {
  const [variance, common] = [one, other].map(({ slopes }) => dot(one.slopes, times(covariance, slopes)));
  if (!(variance !== undefined && common !== undefined && variance > 0))
    throw new InvalidInputError('Abilities of a population vary along the line of each item.');
  return { variance, common };
}

/**
 * Share of a normal population (mean 0) that takes a category.
 *
 * @param covariance of the abilities, a row and a column each dimension
 * @throws InvalidInputError if the abilities do not vary along the item's line
 */
export function shareOf(given: GivenCategory, covariance: Matrix): number {
  const deviation = Math.sqrt(spreadOf(given.item, given.item, covariance).variance);
  return nodes.reduce((sum, node, at) => sum + (weights[at] as number) * shareAt(given, deviation * node), 0);
}

/**
 * Share of a normal population (mean 0) that takes a category of one item and a category of another one, which are independent
 * given the abilities: the product of the two, integrated over the bivariate normal distribution of the places on their lines.
 *
 * @param covariance of the abilities, a row and a column each dimension
 * @throws InvalidInputError if the abilities do not vary along the line of one of them
 */
export function shareOfBoth(one: GivenCategory, other: GivenCategory, covariance: Matrix): number {
  const { variance, common } = spreadOf(one.item, other.item, covariance);
  const { variance: others } = spreadOf(other.item, other.item, covariance);
  const slope = common / variance;
  // Where one line says all of another one, rounding may leave a variance below 0.
  const left = Math.sqrt(Math.max(0, others - slope * common));
  return nodes.reduce((sum, node, at) => {
    const place = Math.sqrt(variance) * node;
    const among = nodes.reduce(
      (part, rest, which) => part + (weights[which] as number) * shareAt(other, slope * place + left * rest),
      0,
    );
    return sum + (weights[at] as number) * shareAt(one, place) * among;
  }, 0);
}
