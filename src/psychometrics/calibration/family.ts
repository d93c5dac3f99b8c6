import { InvalidInputError } from '../errors.ts';
import type { UncertainItem } from '../irt/uncertain-item.ts';
import type { AnswerMatrix } from './answers.ts';
import { curveOf } from './curve.ts';
import { type CalibratedItem, type CalibrationOptions, calibrate } from './marginal.ts';

/** A place of a blueprint, calibrated: in the form that scores are made with. */
export interface CalibratedPlace extends CalibratedItem {
  /** Slope of the logistic curve that is as steep at b as the place's own: what the answers fix, whatever the residual. */
  readonly marginalSlope: number;
  readonly marginalSlopeError: number | null;
}

export interface FamilyCalibration {
  readonly places: readonly CalibratedPlace[];
  readonly logLikelihood: number;
  readonly converged: boolean;
  readonly iterations: number;
}

/**
 * Standard deviation of a log slope around its design value: twice the 0.15 at which the published slopes of 0.94 to
 * 1.69 (MaRs-IB, Zorowitz et al. 2024) would be the middle 95 %, so that the answers of some hundred sitters outweigh it.
 */
export const slopeDeviation = 0.3;

/** Which of the sitters' answers are of one place, what is known of places, and of whom the sitters are. */
export type FamilyOptions = Pick<CalibrationOptions, 'columns' | 'known' | 'ability' | 'weights'>;

/**
 * Calibrates places of a blueprint whose items are made afresh for every sitter: the item-family model of Glas & van
 * der Linden (2003), b_ij ~ N(b_j, τ_j²) within place j, with one item a sitter and place.
 *
 * What is identified: nobody's answer depends on another's item, so the likelihood is that of the marginal curves
 * c + (1 − c) ∫ L(a(θ − b − τz)) φ(z) dz. They fix b_j, and one steepness a place: `marginalSlope`. A larger τ with a larger a
 * gives all but the same curve, and only its tails (a normal against a logistic one) would tell them apart, for which
 * no sample is large enough. So τ_j is not estimated but kept at its design value, a_j is the slope that makes the
 * curve as steep as the answers say, and a normal prior on log a_j around the design slope keeps it finite where the
 * curve is steeper than any that τ_j allows (1.7/τ_j). Scores are made with the same curve, and so do not depend on
 * which τ was kept; the split of the steepness into a and τ has no meaning of its own.
 *
 * @param answers sitters × places, or × `columns` where a place may be asked more than once; ability is standard normal among
 * these sitters unless options say otherwise
 * @param designs of the places: c and residual are kept, a is the middle of the prior, b is not used
 * @throws InvalidInputError as `calibrate`, and if there is not one design a place or a slope is not above 0
 */
export function calibratePlaces(
  answers: AnswerMatrix,
  designs: readonly UncertainItem[],
  options: FamilyOptions = {},
): FamilyCalibration {
  const answered = options.columns ? new Set(options.columns).size : answers[0]?.length;
  if (answered !== designs.length) {
    throw new InvalidInputError(`${answered ?? 0} places were answered, ${designs.length} designed.`);
  }
  for (const { a } of designs) {
    if (!(a > 0 && a < Infinity)) throw new InvalidInputError(`A slope is finite and above 0, not ${a}.`);
  }
  const { items, ...outcome } = calibrate(answers, {
    ...options,
    guessing: designs.map(({ c }) => c),
    residual: designs.map(({ residual }) => residual),
    slopePrior: designs.map(({ a }) => ({ mean: Math.log(a), deviation: slopeDeviation })),
  });
  return { ...outcome, places: items.map(placeOf) };
}

function placeOf(item: CalibratedItem): CalibratedPlace {
  const { a, b, c, residual, standardError } = item;
  const form = { guessing: c, residual };
  const { byIntercept, bySlopeAndIntercept, byInterceptTwice } = curveOf(form, a, -a * b, Float64Array.of(b));
  const [height] = byIntercept as unknown as [number];
  const [[both], [twice]] = [bySlopeAndIntercept, byInterceptTwice] as unknown as [[number], [number]];
  // dP/dθ = a · dP/dd, of which a logistic curve has a(1 − c)/4 at b; then its derivative by a with b kept, d = −ab.
  const scale = 4 / (1 - c);
  return {
    ...item,
    marginalSlope: scale * a * height,
    marginalSlopeError:
      standardError && Math.abs(scale * (height + a * (both - b * twice))) * standardError.a,
  };
}
