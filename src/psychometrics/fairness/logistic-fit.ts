import { choleskyOrNull } from '../numerics/definite.ts';
import { dot, times } from '../numerics/matrix.ts';
import { inverse, solveByCholesky } from '../numerics/symmetric.ts';

/** Persons with the same predictors. */
export interface LogisticRow {
  readonly predictors: readonly number[];
  readonly right: number;
  readonly wrong: number;
}

export interface LogisticFit {
  readonly coefficients: readonly number[];
  readonly covariance: readonly (readonly number[])[];
  readonly logLikelihood: number;
}

/** Longest step, in standard errors, after which the next would move no digit. */
const atRest = 1e-9;

/** Answers that overlap by a few persons take some thirty. */
const maximumIterations = 500;

/**
 * Logistic regression by Newton's method, without any penalty. The caller has made sure that the predictors are
 * linearly independent and that the answers overlap, so that the one finite maximum exists.
 *
 * @returns null where the maximum is so far away that double precision does not reach it: probabilities there are 0 or
 * 1 but for rounding, and the information is not positive definite
 */
export function fitLogistic(rows: readonly LogisticRow[]): LogisticFit | null {
  const size = rows[0]?.predictors.length ?? 0;
  let coefficients: number[] = Array(size).fill(0);
  for (let iteration = 0; iteration < maximumIterations; iteration += 1) {
    const { logLikelihood, gradient, information } = scoreAt(rows, coefficients);
    const factor = choleskyOrNull(information);
    if (!factor) return null;
    const step = solveByCholesky(factor, gradient);
    const next = advanced(rows, coefficients, step, logLikelihood);
    if (Math.sqrt(dot(step, gradient)) < atRest || !next) {
      return { coefficients: next ?? coefficients, covariance: inverse(information), logLikelihood };
    }
    coefficients = next;
  }
  return null;
}

/** The longest of 1, 1/2, 1/4 … of the step that leads up; null where rounding leaves none. */
function advanced(
  rows: readonly LogisticRow[],
  from: readonly number[],
  step: readonly number[],
  height: number,
): number[] | null {
  for (let share = 1; share > 1e-6; share /= 2) {
    const next = from.map((value, at) => value + share * (step[at] as number));
    if (scoreAt(rows, next).logLikelihood > height) return next;
  }
  return null;
}

function scoreAt(rows: readonly LogisticRow[], coefficients: readonly number[]) {
  const gradient: number[] = coefficients.map(() => 0);
  const information = coefficients.map(() => coefficients.map(() => 0));
  let logLikelihood = 0;
  for (const { predictors, right, wrong } of rows) {
    const logit = dot(predictors, coefficients);
    const probability = 1 / (1 + Math.exp(-logit));
    // log(1 + exp(−|x|)) keeps both logarithms exact where the probability is all but 0 or 1.
    const tail = Math.log1p(Math.exp(-Math.abs(logit)));
    logLikelihood -= right * (tail + Math.max(0, -logit)) + wrong * (tail + Math.max(0, logit));
    const surplus = right - (right + wrong) * probability;
    const weight = (right + wrong) * probability * (1 - probability);
    predictors.forEach((value, at) => {
      (gradient[at] as number) += surplus * value;
      const row = information[at] as number[];
      predictors.forEach((other, column) => {
        (row[column] as number) += weight * value * other;
      });
    });
  }
  return { logLikelihood, gradient, information };
}

/** The fit in other coordinates: coefficients T·β, covariance T·V·Tᵀ. */
export function transformed(fit: LogisticFit, turn: readonly (readonly number[])[]): LogisticFit {
  const half = turn.map((row) => times(fit.covariance, row));
  return {
    ...fit,
    coefficients: times(turn, fit.coefficients),
    covariance: turn.map((row) => half.map((column) => dot(row, column))),
  };
}
