import { InvalidInputError } from '../errors.ts';
import { dot, type Matrix, times } from '../numerics/matrix.ts';
import { cholesky, inverse, logDeterminant, solveByCholesky } from '../numerics/symmetric.ts';

/** A stationary point of the likelihood of the model covariance = loadings · loadingsᵀ + diagonal of uniquenesses. */
export interface OneFactorFit {
  /** On the scale of the items; their sum is 0 or more. */
  readonly loadings: readonly number[];
  /** Variances of what the factor leaves; one below 0 is a Heywood case. */
  readonly uniquenesses: readonly number[];
  /** log|Σ| + tr(SΣ⁻¹) − log|S| − items (Jöreskog 1967, eq. 5): times the persons, the chi-square of the model. */
  readonly discrepancy: number;
  /** No uniqueness is below 0. */
  readonly admissible: boolean;
}

interface Point {
  readonly loadings: readonly number[];
  readonly uniquenesses: readonly number[];
}

const modelOf = ({ loadings, uniquenesses }: Point): number[][] =>
  loadings.map((one, row) =>
    loadings.map((other, column) => one * other + (row === column ? (uniquenesses[row] as number) : 0)),
  );

/** Half the discrepancy, without the part that does not depend on the point; Infinity outside the positive definite. */
function heightOf(sample: Matrix, point: Point): number {
  try {
    const model = modelOf(point);
    const inverted = inverse(model);
    const trace = inverted.reduce((sum, row, at) => sum + dot(row, sample[at] as number[]), 0);
    return (logDeterminant(model) + trace) / 2;
  } catch (error) {
    if (error instanceof InvalidInputError) return Infinity;
    throw error;
  }
}

/** Gradient and second derivatives of `heightOf`; loadings first, then uniquenesses. */
function derivatives(sample: Matrix, { loadings, uniquenesses }: Point) {
  const items = loadings.length;
  const inverted = inverse(modelOf({ loadings, uniquenesses }));
  const weighted = inverted.map((row) =>
    sample.map((_, column) =>
      row.reduce((sum, value, k) => sum + value * (sample[k]?.[column] as number), 0),
    ),
  );
  const sandwich = weighted.map((row) => inverted.map((column) => dot(row, column)));
  const residual = inverted.map((row, i) => row.map((value, j) => value - (sandwich[i]?.[j] as number)));
  const gradient = [...times(residual, loadings), ...residual.map((row, item) => (row[item] as number) / 2)];
  /** With the observed weight 2Σ⁻¹SΣ⁻¹ − Σ⁻¹ the Hessian of Newton; with Σ⁻¹ the expected one of Fisher's scoring. */
  const secondWith = (weight: Matrix, rest: Matrix) => {
    const [pull, push] = [times(weight, loadings), times(inverted, loadings)];
    const [pulled, pushed] = [dot(loadings, pull), dot(loadings, push)];
    const second = Array.from({ length: 2 * items }, () => Array<number>(2 * items).fill(0));
    for (let i = 0; i < items; i += 1) {
      for (let j = 0; j < items; j += 1) {
        const [w, p] = [weight[i]?.[j] as number, inverted[i]?.[j] as number];
        const [wi, wj, pi, pj] = [pull[i], pull[j], push[i], push[j]] as [number, number, number, number];
        (second[i] as number[])[j] =
          (wi * pj + wj * pi + w * pushed + p * pulled) / 2 + (rest[i]?.[j] as number);
        const mixed = (w * pj + wj * p) / 2;
        (second[i] as number[])[items + j] = mixed;
        (second[items + j] as number[])[i] = mixed;
        (second[items + i] as number[])[items + j] = (w * p) / 2;
      }
    }
    return second;
  };
  return {
    gradient,
    observed: () =>
      secondWith(
        sandwich.map((row, i) => row.map((value, j) => 2 * value - (inverted[i]?.[j] as number))),
        residual,
      ),
    expected: () =>
      secondWith(
        inverted,
        inverted.map((row) => row.map(() => 0)),
      ),
  };
}

function triangleOf(second: Matrix): number[][] | undefined {
  try {
    return cholesky(second);
  } catch (error) {
    if (error instanceof InvalidInputError) return undefined;
    throw error;
  }
}

const mostRounds = 200;

/** A uniqueness this far beyond the item's own variance of 1 is on its way to infinity: there is no minimum there. */
const farthest = 25;

/**
 * The nearest minimum downhill of a start: Newton where the curvature allows, Fisher's scoring elsewhere, halving a
 * step until it descends. Undefined where it runs off, or does not come to rest.
 *
 * @param correlations positive definite, 1 on the diagonal, so that the gradient has no unit
 */
export function descend(correlations: Matrix, start: Point): Point | undefined {
  let point = start;
  let height = heightOf(correlations, point);
  for (let round = 0; round < mostRounds; round += 1) {
    const { gradient, observed, expected } = derivatives(correlations, point);
    const steepest = Math.max(...gradient.map(Math.abs));
    const triangle = triangleOf(observed()) ?? triangleOf(expected());
    if (!triangle) return undefined;
    const step = solveByCholesky(triangle, gradient);
    const longest = Math.max(...step.map(Math.abs));
    if (steepest < 1e-10 && longest < 1e-9) return point;
    let [share, lower, next] = [Math.min(1, 1 / longest), Infinity, point];
    for (; share > 1e-10; share /= 2) {
      next = moved(point, step, share);
      lower = heightOf(correlations, next);
      if (lower < height) break;
    }
    // No lower point: the rounding of the height is reached.
    if (!(lower < height)) return steepest < 1e-6 ? moved(point, step, Math.min(1, 1 / longest)) : undefined;
    if (next.uniquenesses.some((value) => Math.abs(value) > farthest)) return undefined;
    [point, height] = [next, lower];
  }
  return undefined;
}

function moved({ loadings, uniquenesses }: Point, step: readonly number[], share: number): Point {
  const items = loadings.length;
  return {
    loadings: loadings.map((value, item) => value - share * (step[item] as number)),
    uniquenesses: uniquenesses.map((value, item) => value - share * (step[items + item] as number)),
  };
}

/** The fit of a point found from correlations, on the scale of the items. */
export function fitAt(correlations: Matrix, deviations: readonly number[], point: Point): OneFactorFit {
  const sign = dot(point.loadings, deviations) < 0 ? -1 : 1;
  const uniquenesses = point.uniquenesses.map((value, item) => value * (deviations[item] as number) ** 2);
  const discrepancy = 2 * heightOf(correlations, point) - logDeterminant(correlations) - deviations.length;
  return {
    loadings: point.loadings.map((value, item) => sign * value * (deviations[item] as number)),
    uniquenesses,
    discrepancy: Math.max(0, discrepancy),
    admissible: uniquenesses.every((value) => value >= 0),
  };
}
