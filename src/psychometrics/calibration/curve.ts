import { InvalidInputError } from '../errors.ts';
import { requireResidual, weightedResiduals } from '../irt/uncertain-item.ts';

/**
 * What is known of an item before its slope a and intercept d are fitted. Its curve is
 * P(θ) = c + (1 − c) ∫ L(a(θ − τz) + d) φ(z) dz, with L the logistic function and b = −d/a: the three-parameter model
 * where the residual τ is 0 (Birnbaum 1968), and the family model of Glas & van der Linden (2003, eq. 3) elsewhere.
 */
export interface CurveForm {
  /** Probability of a right answer by guessing alone, in [0, 1). */
  readonly guessing: number;
  /** Standard deviation of the true difficulty around b, 0 or more. */
  readonly residual: number;
}

/** @throws InvalidInputError if guessing is not in [0, 1) or the residual not finite and 0 or more */
export function requireForm({ guessing, residual }: CurveForm): void {
  if (!(guessing >= 0 && guessing < 1)) {
    throw new InvalidInputError(`A guessing probability lies in [0, 1), not ${guessing}.`);
  }
  requireResidual(residual);
}

/** A curve over the grid, with its first and second partial derivatives. */
export interface Curve {
  readonly right: Float64Array;
  readonly bySlope: Float64Array;
  readonly byIntercept: Float64Array;
  readonly bySlopeTwice: Float64Array;
  readonly bySlopeAndIntercept: Float64Array;
  readonly byInterceptTwice: Float64Array;
}

// Those of scoring, so that a calibrated item is scored with the curve it was fitted by.
const residuals = Float64Array.from(weightedResiduals, ({ value }) => value);
const weights = Float64Array.from(weightedResiduals, ({ weight }) => weight);
const [certain, one] = [Float64Array.of(0), Float64Array.of(1)];

/** Keeps a probability away from 0 and 1, where the logarithm of it would not be finite. */
const edge = 1e-15;

/** @param grid abilities; a, d the slope and the intercept */
export function curveOf(form: CurveForm, a: number, d: number, grid: Float64Array): Curve {
  const points = grid.length;
  const make = () => new Float64Array(points);
  const [right, bySlope, byIntercept] = [make(), make(), make()];
  const [bySlopeTwice, bySlopeAndIntercept, byInterceptTwice] = [make(), make(), make()];
  const [values, shares] = form.residual === 0 ? [certain, one] : [residuals, weights];
  for (let point = 0; point < points; point += 1) {
    let [value, slope, intercept, slopeTwice, both, interceptTwice] = [0, 0, 0, 0, 0, 0];
    for (let at = 0; at < values.length; at += 1) {
      const x = (grid[point] as number) - form.residual * (values[at] as number);
      const share = shares[at] as number;
      const logistic = 1 / (1 + Math.exp(-(a * x + d)));
      const first = share * logistic * (1 - logistic);
      const second = first * (1 - 2 * logistic);
      value += share * logistic;
      slope += first * x;
      intercept += first;
      slopeTwice += second * x * x;
      both += second * x;
      interceptTwice += second;
    }
    const scale = 1 - form.guessing;
    right[point] = Math.min(1 - edge, Math.max(edge, form.guessing + scale * value));
    bySlope[point] = scale * slope;
    byIntercept[point] = scale * intercept;
    bySlopeTwice[point] = scale * slopeTwice;
    bySlopeAndIntercept[point] = scale * both;
    byInterceptTwice[point] = scale * interceptTwice;
  }
  return { right, bySlope, byIntercept, bySlopeTwice, bySlopeAndIntercept, byInterceptTwice };
}
