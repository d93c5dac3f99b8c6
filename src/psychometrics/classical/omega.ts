import { InvalidInputError } from '../errors.ts';
import type { Matrix } from '../numerics/matrix.ts';
import { eigen, logDeterminant } from '../numerics/symmetric.ts';
import { correlationOfCovariance } from './covariance.ts';
import { descend, fitAt, type OneFactorFit } from './one-factor.ts';
import { squaredMultipleCorrelations } from './reliability.ts';

export interface Omega {
  /** Share of the variance of the sum that the factor explains. */
  readonly omega: number;
  readonly fit: OneFactorFit;
  /** The other minima of the likelihood, the best first: each is an omega that a fit from one start may end in. */
  readonly others: readonly { readonly omega: number; readonly fit: OneFactorFit }[];
}

/**
 * All minima of the likelihood of one factor that can be reached from the first principal axis and from each item as a
 * marker of the factor; the admissible ones first, and among them the lowest discrepancy.
 *
 * @param covariances of three items or more, positive definite
 * @throws InvalidInputError if there are fewer than three items, the matrix is not symmetric or not positive definite,
 *   or no start leads to a minimum
 */
export function fitOneFactor(covariances: Matrix): OneFactorFit[] {
  if (covariances.length < 3) throw new InvalidInputError('One factor is identified by three items or more.');
  const correlations = correlationOfCovariance(covariances);
  logDeterminant(correlations);
  const deviations = covariances.map((row, item) => Math.sqrt(row[item] as number));
  const found: OneFactorFit[] = [];
  for (const loadings of startsOf(correlations)) {
    const point = descend(correlations, { loadings, uniquenesses: loadings.map((value) => 1 - value ** 2) });
    if (!point) continue;
    const fit = fitAt(correlations, deviations, point);
    if (!found.some((known) => sameFit(known, fit, deviations))) found.push(fit);
  }
  if (found.length === 0) throw new InvalidInputError('The likelihood of one factor has no minimum here.');
  return found.sort(
    (one, other) => Number(other.admissible) - Number(one.admissible) || one.discrepancy - other.discrepancy,
  );
}

function startsOf(correlations: Matrix): number[][] {
  const within = (value: number) => Math.max(-0.95, Math.min(0.95, value));
  const communalities = squaredMultipleCorrelations(correlations);
  const { values, vectors } = eigen(
    correlations.map((row, i) => row.map((value, j) => (i === j ? (communalities[i] as number) : value))),
  );
  const length = Math.sqrt(Math.max(0.1, values[0] as number));
  const principal = (vectors[0] as number[]).map((value) => within(value * length));
  const markers = correlations.map((row, marker) =>
    row.map((value, item) => within(item === marker ? 0.9 : value / 0.9)),
  );
  return [principal, ...markers];
}

function sameFit(one: OneFactorFit, other: OneFactorFit, deviations: readonly number[]): boolean {
  return one.loadings.every(
    (value, item) => Math.abs(value - (other.loadings[item] as number)) < 1e-5 * (deviations[item] as number),
  );
}

/**
 * McDonald's omega total of one factor: (Σλ)² / ((Σλ)² + Σθ) (McDonald 1999, eq. 6.20b), of the maximum-likelihood
 * fit, variances unbounded, as lavaan's `cfa` has it. Of several minima it takes the lowest without a negative variance;
 * where there is none (`fit.admissible` is false), the lowest.
 *
 * @param covariances of the items; of correlations it is the omega of the standardized items
 * @throws InvalidInputError as `fitOneFactor`, or if neither loadings nor uniquenesses leave the sum any variance
 */
export function omegaTotal(covariances: Matrix): Omega {
  const [best, ...others] = fitOneFactor(covariances).map((fit) => ({ omega: omegaOf(fit), fit }));
  return { ...(best as { omega: number; fit: OneFactorFit }), others };
}

function omegaOf({ loadings, uniquenesses }: OneFactorFit): number {
  const common = loadings.reduce((sum, value) => sum + value, 0) ** 2;
  const whole = common + uniquenesses.reduce((sum, value) => sum + value, 0);
  if (!(whole > 0)) throw new InvalidInputError('The model leaves the sum of the items no variance.');
  return common / whole;
}
