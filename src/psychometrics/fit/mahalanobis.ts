import { covariance } from '../classical/covariance.ts';
import { meanOf } from '../classical/describe.ts';
import {
  answersTo,
  type Cases,
  completeCases,
  type Responses,
  requireResponses,
} from '../classical/responses.ts';
import { InvalidInputError } from '../errors.ts';
import { chiSquareTail } from '../numerics/chi-square.ts';
import { dot, type Matrix } from '../numerics/matrix.ts';
import { cholesky, solveByCholesky } from '../numerics/symmetric.ts';

/** Where answers usually lie: one mean and one row of covariances an item. */
export interface Reference {
  readonly means: readonly number[];
  readonly covariances: Matrix;
}

export interface Distance {
  /** Squared Mahalanobis distance from the means. */
  readonly squared: number;
  /** Items answered: the degrees of freedom. */
  readonly answered: number;
  /** Share of a normal population that lies farther out: the chi-square tail. */
  readonly tail: number;
}

/** Means and covariances of a sample. @throws InvalidInputError as `covariance` */
export function referenceOf(responses: Responses, cases: Cases): Reference {
  requireResponses(responses);
  const rows = cases === 'complete' ? completeCases(responses) : responses;
  const covariances = covariance(responses, cases);
  return { means: covariances.map((_, item) => meanOf(answersTo(rows, item))), covariances };
}

/**
 * Squared Mahalanobis (1936) distance of each person: R `stats::mahalanobis`. Of a person with missing answers it is
 * the distance of the answered items from their part of the reference; who answered none lies at 0 with tail 1.
 *
 * @throws InvalidInputError if the responses are empty, ragged or not finite, the reference has another length, or its
 *   covariances are not positive definite
 */
export function mahalanobisDistances(responses: Responses, reference: Reference): Distance[] {
  requireResponses(responses);
  const { means, covariances } = reference;
  const items = responses[0]?.length as number;
  if (means.length !== items || covariances.length !== items)
    throw new InvalidInputError(`A reference of ${means.length} items for ${items}.`);
  if (!means.every(Number.isFinite)) throw new InvalidInputError('The means of a reference are finite.');
  cholesky(covariances);
  const triangles = new Map<string, number[][]>();
  return responses.map((row) => {
    const answered = row.flatMap((answer, item) => (answer === null ? [] : [item]));
    if (answered.length === 0) return { squared: 0, answered: 0, tail: 1 };
    const pattern = answered.join();
    const triangle =
      triangles.get(pattern) ??
      cholesky(answered.map((one) => answered.map((other) => covariances[one]?.[other] as number)));
    triangles.set(pattern, triangle);
    const apart = answered.map((item) => (row[item] as number) - (means[item] as number));
    const squared = Math.max(0, dot(apart, solveByCholesky(triangle, apart)));
    return { squared, answered: answered.length, tail: chiSquareTail(squared, answered.length) };
  });
}
