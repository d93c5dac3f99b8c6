import { InvalidInputError } from '../errors.ts';
import { type Theta, theta } from '../units.ts';
import { momentsOf, posteriorOf, priorGridOf } from './scores/posterior.ts';
import { marginalProbability, type UncertainItem } from './uncertain-item.ts';

/** A right answer is true, a wrong one false. */
export interface Response {
  readonly item: UncertainItem;
  readonly correct: boolean;
}

export interface AbilityEstimate {
  readonly theta: Theta;
  /** Standard deviation of the posterior. */
  readonly standardError: number;
  /** Equal-tailed bounds of the posterior. */
  readonly low: Theta;
  readonly high: Theta;
}

/** Estimates abilities. @param confidence of the interval, between 0 and 1; 0.95 where left out */
export type AbilityEstimator = (responses: readonly Response[], confidence?: number) => AbilityEstimate;

/**
 * Expected a-posteriori ability with a standard normal prior (Bock & Mislevy 1982, eqs. 5 and 6), and the bounds that
 * leave (1 − confidence)/2 of the posterior outside on each side.
 *
 * @param step between the points of the grid on [−6, 6]. The bounds take the density as linear in between, which adds
 * step²/6 to its variance: at 0.2 and a standard error of 0.42 that is 2 % of the interval, at 0.1 half a percent
 * @returns throws InvalidInputError if confidence is not between 0 and 1
 */
export function abilityEstimatorOf(step: number): AbilityEstimator {
  const grid = Array.from({ length: Math.round(12 / step) + 1 }, (_, at) => theta(-6 + at * step));
  const prior = priorGridOf({ grid });
  /** Curves of items over the grid: an item is scored many times, and integrating its residual out takes a while. */
  const known = new WeakMap<UncertainItem, Float64Array>();
  const curveOf = (item: UncertainItem): Float64Array => {
    const curve = known.get(item) ?? prior.points.map((point) => marginalProbability(item, theta(point)));
    known.set(item, curve);
    return curve;
  };
  return (responses, confidence = 0.95) => {
    if (!(confidence > 0 && confidence < 1)) throw new InvalidInputError('Confidence lies between 0 and 1.');
    const curves = responses.map(({ item, correct }) => {
      const curve = curveOf(item);
      return (at: number) => Math.log(correct ? (curve[at] as number) : 1 - (curve[at] as number));
    });
    const weights = posteriorOf(prior, curves);
    const { mean, deviation } = momentsOf(prior.points, weights);
    const tail = (1 - confidence) / 2;
    const quantile = (share: number) => quantileOf(prior.points, weights, step, share);
    return { theta: mean, standardError: deviation, low: quantile(tail), high: quantile(1 - tail) };
  };
}

/** By the 61 points that earlier editions were scored with: theirs stay as they were. */
export const estimateAbility = abilityEstimatorOf(0.2);

/** Quantile of the posterior, the density being linear between grid points. */
function quantileOf(points: Float64Array, weights: Float64Array, step: number, share: number): Theta {
  // Twice the area between two points each; only their ratios are asked for.
  const areas = weights.slice(1).map((weight, at) => (weights[at] as number) + weight);
  // More than 0, since the highest weight is 1; and all of them pass a share below 1 of it.
  const whole = areas.reduce((sum, area) => sum + area, 0);
  let [at, passed] = [0, 0];
  while (passed + (areas[at] as number) < share * whole) {
    passed += areas[at] as number;
    at += 1;
  }
  const within = (share * whole - passed) / (areas[at] as number);
  return theta((points[at] as number) + within * step);
}
