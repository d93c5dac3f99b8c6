import { InvalidInputError } from '../errors.ts';
import { type Matrix, requireSymmetric } from '../numerics/matrix.ts';
import { pseudoInverse } from '../numerics/symmetric.ts';
import { correlationOfCovariance, covariance } from './covariance.ts';
import { type Cases, type Responses, requireResponses } from './responses.ts';

/** Sum of all cells. */
export const total = (matrix: Matrix) =>
  matrix.reduce((sum, row) => sum + row.reduce((part, value) => part + value, 0), 0);

const trace = (matrix: Matrix) => matrix.reduce((sum, row, at) => sum + (row[at] as number), 0);

/**
 * Cronbach's (1951, eq. 2) alpha of the sum of the items, from their covariances: raw_alpha of psych 2.2.9 `alpha`,
 * which takes the covariances by available cases.
 *
 * @param covariances of two items or more; a correlation matrix gives the standardized alpha
 * @throws InvalidInputError if the matrix is not symmetric, has fewer than two items, or the sum does not vary
 */
export function cronbachAlpha(covariances: Matrix): number {
  requireSymmetric(covariances);
  const items = covariances.length;
  if (items < 2) throw new InvalidInputError('Alpha needs at least two items.');
  const variance = total(covariances);
  if (!(variance > 1e-13 * trace(covariances)))
    throw new InvalidInputError('The sum of the items does not vary.');
  return (items / (items - 1)) * (1 - trace(covariances) / variance);
}

/** Alpha of items brought to one variance: std.alpha of psych 2.2.9 `alpha`. @throws InvalidInputError as `cronbachAlpha`, or if an item does not vary */
export function standardizedAlpha(covariances: Matrix): number {
  return cronbachAlpha(correlationOfCovariance(covariances));
}

/**
 * Kuder & Richardson's (1937) formula 20: Cronbach's alpha of items scored 0 or 1.
 *
 * @throws InvalidInputError if an answer is neither 0 nor 1, or as `covariance` and `cronbachAlpha`
 */
export function kuderRichardson20(responses: Responses, cases: Cases): number {
  requireResponses(responses);
  if (!responses.every((row) => row.every((answer) => answer === null || answer === 0 || answer === 1)))
    throw new InvalidInputError('KR-20 is for answers scored 0 or 1.');
  return cronbachAlpha(covariance(responses, cases));
}

/**
 * Share of each item's variance that the others predict: 1 − 1 / (diagonal of the inverse correlations), kept within
 * [0, 1]; of a singular matrix by its Moore–Penrose inverse. As psych 2.2.9 `smc`.
 *
 * @throws InvalidInputError if the matrix is not symmetric, or an item does not vary
 */
export function squaredMultipleCorrelations(covariances: Matrix): number[] {
  return pseudoInverse(correlationOfCovariance(covariances)).map((row, item) => {
    const own = row[item] as number;
    return own === 0 ? 0 : Math.min(1, Math.max(0, 1 - 1 / own));
  });
}

/**
 * Guttman's (1945) lambda-6 of standardized items: 1 − Σ(1 − smc) / Σr, as psych 2.2.9 `alpha` (G6) and `guttman`.
 *
 * @throws InvalidInputError if the matrix is not symmetric, an item does not vary, or the sum of the items does not
 */
export function guttmanLambda6(covariances: Matrix): number {
  const correlations = correlationOfCovariance(covariances);
  const variance = total(correlations);
  if (!(variance > 1e-13 * covariances.length))
    throw new InvalidInputError('The sum of the items does not vary.');
  const unexplained = squaredMultipleCorrelations(correlations).reduce((sum, smc) => sum + 1 - smc, 0);
  return 1 - unexplained / variance;
}

/**
 * Asymptotic standard error of Cronbach's alpha (Duhachek & Iacobucci 2004, eq. 2): ase of psych 2.2.9 `alpha`.
 *
 * @param persons whom the covariances stand on
 * @throws InvalidInputError as `cronbachAlpha`, or if persons is not above 0
 */
export function alphaStandardError(covariances: Matrix, persons: number): number {
  cronbachAlpha(covariances);
  if (!(persons > 0)) throw new InvalidInputError(`A sample has persons, not ${persons}.`);
  const items = covariances.length;
  const variance = total(covariances);
  const own = trace(covariances);
  const columns = covariances.map((row) => row.reduce((sum, value) => sum + value, 0));
  const ofSquare = columns.reduce((sum, value) => sum + value ** 2, 0);
  const traceOfSquare = covariances.reduce((sum, row) => sum + row.reduce((part, r) => part + r ** 2, 0), 0);
  const spread = variance * (traceOfSquare + own ** 2) - 2 * own * ofSquare;
  const front = (2 * items ** 2) / ((items - 1) ** 2 * variance ** 3);
  return Math.sqrt(Math.max(0, front * spread) / persons);
}

/**
 * Standard error of measurement: deviation · √(1 − reliability) (Lord & Novick 1968, eq. 3.8.2).
 *
 * @throws InvalidInputError if the deviation is below 0 or not finite, or the reliability above 1 or not a number; one
 *   below 0 is estimated as 0
 */
export function standardErrorOfMeasurement(standardDeviation: number, reliability: number): number {
  if (!(standardDeviation >= 0 && standardDeviation < Infinity))
    throw new InvalidInputError(`A standard deviation is 0 or more, not ${standardDeviation}.`);
  if (!(reliability <= 1)) throw new InvalidInputError(`A reliability is at most 1, not ${reliability}.`);
  return standardDeviation * Math.sqrt(1 - Math.max(0, reliability));
}
