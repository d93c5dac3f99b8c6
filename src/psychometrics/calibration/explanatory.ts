import { InvalidInputError } from '../errors.ts';
import { chiSquareTail } from '../numerics/chi-square.ts';
import { dot, type Matrix, transpose } from '../numerics/matrix.ts';
import { inverse } from '../numerics/symmetric.ts';

/** What features of items explain of their difficulties. */
export interface ExplainedDifficulty {
  /** One a column of the features, with its standard error. */
  readonly coefficients: readonly { readonly value: number; readonly standardError: number }[];
  /** Standard deviation of what the features leave of the true difficulties. */
  readonly residual: number;
  /** Whether the features explain the difficulties wholly, but for their errors: chi-square of what is left. */
  readonly rest: { readonly chiSquare: number; readonly degrees: number; readonly pValue: number };
}

const mostRounds = 200;
const closeEnough = 1e-10;

/**
 * The linear logistic test model with an error (Fischer 1973; Janssen, Schepers & Peres 2004), in two steps: difficulties that were
 * calibrated freely are regressed on features of their items, each with its own known standard error and one common residual variance,
 * by restricted maximum likelihood (Fisher scoring; Raudenbush 2009, eqs. 16.17 to 16.20). Says what each rule or element adds, and
 * how well the rest of a place is known before anybody has answered it.
 *
 * @param features items × columns, a column of ones among them for the intercept
 * @throws InvalidInputError if there are not more items than columns, lengths differ, columns depend on each other, or an error is not above 0
 */
export function explainDifficulties(
  features: Matrix,
  difficulties: readonly { readonly value: number; readonly standardError: number }[],
): ExplainedDifficulty {
  const width = features[0]?.length ?? 0;
  if (features.length !== difficulties.length || width === 0 || features.length <= width)
    throw new InvalidInputError(
      `${difficulties.length} difficulties for ${features.length} items of ${width} features.`,
    );
  for (const { value, standardError } of difficulties)
    if (!(Number.isFinite(value) && standardError > 0 && standardError < Infinity))
      throw new InvalidInputError('A difficulty is finite, with an error above 0.');
  let variance = 0;
  for (let round = 0; round < mostRounds; round += 1) {
    const next = Math.max(0, variance + stepAt(features, difficulties, variance));
    const moved = Math.abs(next - variance);
    variance = next;
    if (moved < closeEnough) break;
  }
  const { coefficients, covariance } = fitAt(features, difficulties, variance);
  const alone = fitAt(features, difficulties, 0);
  const chiSquare = alone.left.reduce((sum, rest, at) => sum + (alone.weights[at] as number) * rest ** 2, 0);
  const degrees = features.length - width;
  return {
    coefficients: coefficients.map((value, at) => ({
      value,
      standardError: Math.sqrt(covariance[at]?.[at] as number),
    })),
    residual: Math.sqrt(variance),
    rest: { chiSquare, degrees, pValue: chiSquareTail(chiSquare, degrees) },
  };
}

type Difficulties = readonly { readonly value: number; readonly standardError: number }[];

/** Weighted least squares with this residual variance. */
function fitAt(features: Matrix, difficulties: Difficulties, variance: number) {
  const weights = difficulties.map(({ standardError }) => 1 / (variance + standardError ** 2));
  const columns = transpose(features);
  const covariance = inverse(
    columns.map((one) =>
      columns.map((other) =>
        weights.reduce((sum, weight, at) => sum + weight * (one[at] as number) * (other[at] as number), 0),
      ),
    ),
  );
  const products = columns.map((column) =>
    column.reduce(
      (sum, value, at) => sum + (weights[at] as number) * value * (difficulties[at]?.value as number),
      0,
    ),
  );
  const coefficients = covariance.map((row) => dot(row, products));
  const left = features.map((row, at) => (difficulties[at]?.value as number) - dot(row, coefficients));
  return { weights, covariance, coefficients, left };
}

/** A step of Fisher scoring of the restricted likelihood: (y′PPy − tr P) / tr PP, with P = W − WX(X′WX)⁻¹X′W. */
function stepAt(features: Matrix, difficulties: Difficulties, variance: number): number {
  const { weights, covariance, left } = fitAt(features, difficulties, variance);
  let [quadratic, trace, square] = [0, 0, 0];
  features.forEach((row, at) => {
    const weight = weights[at] as number;
    quadratic += (weight * (left[at] as number)) ** 2;
    const turned = covariance.map((line) => dot(line, row));
    features.forEach((other, to) => {
      const cell = (at === to ? weight : 0) - weight * (weights[to] as number) * dot(turned, other);
      if (at === to) trace += cell;
      square += cell ** 2;
    });
  });
  return (quadratic - trace) / square;
}
