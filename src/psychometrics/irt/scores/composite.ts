import { dot, times } from '../../numerics/matrix.ts';
import type { MultidimensionalScore } from './multidimensional.ts';

/** A weighted sum of abilities, in the unit of the prior. */
export interface Composite {
  readonly value: number;
  readonly standardError: number;
}

/** A weighted sum of abilities that were estimated together, such as a total or a difference. @param weights one a dimension */
export const compositeOf = (
  { abilities, covariance }: MultidimensionalScore,
  weights: readonly number[],
): Composite => ({
  value: dot(weights, abilities),
  standardError: Math.sqrt(dot(weights, times(covariance, weights))),
});
