import { InvalidInputError } from '../errors.ts';
import { meanOf } from './describe.ts';
import { type Cases, completeCases, type Responses, requireResponses } from './responses.ts';

/** Sums over the persons who answered both items, about the means of these persons. */
interface Joint {
  readonly size: number;
  readonly one: number;
  readonly other: number;
  readonly product: number;
}

function jointOf(rows: Responses, one: number, other: number): Joint {
  const both = rows.filter((row) => row[one] !== null && row[other] !== null);
  if (both.length < 2) throw new InvalidInputError(`Items ${one} and ${other} have fewer than two persons.`);
  const [first, second] = [one, other].map((item) => {
    const values = both.map((row) => row[item] as number);
    const mean = meanOf(values);
    return values.map((value) => value - mean);
  }) as [number[], number[]];
  const sum = (left: number[], right: number[]) =>
    left.reduce((total, value, at) => total + value * (right[at] as number), 0);
  return {
    size: both.length,
    one: sum(first, first),
    other: sum(second, second),
    product: sum(first, second),
  };
}

function pairwise(responses: Responses, cases: Cases, cell: (joint: Joint) => number): number[][] {
  requireResponses(responses);
  const rows = cases === 'complete' ? completeCases(responses) : responses;
  const items = responses[0]?.length as number;
  const matrix = Array.from({ length: items }, () => Array<number>(items).fill(0));
  for (let one = 0; one < items; one += 1) {
    for (let other = 0; other <= one; other += 1) {
      const value = cell(jointOf(rows, one, other));
      (matrix[one] as number[])[other] = value;
      (matrix[other] as number[])[one] = value;
    }
  }
  return matrix;
}

/**
 * Covariances of the items, divided by persons − 1: R `cov(use = 'complete.obs')` or, by available cases, R
 * `cov(use = 'pairwise')`, where each cell takes its own means.
 *
 * @throws InvalidInputError if the responses are empty, ragged or not finite, or two items share fewer than two persons
 */
export function covariance(responses: Responses, cases: Cases): number[][] {
  return pairwise(responses, cases, ({ product, size }) => product / (size - 1));
}

/**
 * Product-moment correlations of the items: R `cor(use = 'complete.obs')` or `cor(use = 'pairwise')`. By available
 * cases they differ from the correlations of the covariance matrix, whose variances stand on more persons.
 *
 * @throws InvalidInputError as `covariance`, or if an item does not vary among the persons of a cell
 */
export function correlation(responses: Responses, cases: Cases): number[][] {
  return pairwise(responses, cases, ({ product, one, other }) => {
    if (one === 0 || other === 0)
      throw new InvalidInputError('An item that does not vary has no correlation.');
    return one === product && other === product ? 1 : product / Math.sqrt(one * other);
  });
}
