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

const prior = priorGridOf({});

/** Curves of items over the grid: an item is scored many times, and integrating its residual out takes a while. */
const curves = new WeakMap<UncertainItem, Float64Array>();

function curveOf(item: UncertainItem): Float64Array {
  const known = curves.get(item);
  if (known) return known;
  const curve = prior.points.map((point) => marginalProbability(item, theta(point)));
  curves.set(item, curve);
  return curve;
}

/**
 * Expected a-posteriori ability with a standard normal prior (Bock & Mislevy 1982, eqs. 5 and 6), and the bounds that
 * leave (1 − confidence)/2 of the posterior outside on each side.
 *
 * @param confidence between 0 and 1, e.g. 0.95
 * @throws InvalidInputError if confidence is not between 0 and 1
 */
export function estimateAbility(responses: readonly Response[], confidence = 0.95): AbilityEstimate {
  if (!(confidence > 0 && confidence < 1)) throw new InvalidInputError('Confidence lies between 0 and 1.');
  const curves = responses.map(({ item, correct }) => {
    const curve = curveOf(item);
    return (at: number) => Math.log(correct ? (curve[at] as number) : 1 - (curve[at] as number));
  });
  const weights = posteriorOf(prior, curves);
  const { mean, deviation } = momentsOf(prior.points, weights);
  const tail = (1 - confidence) / 2;
  return {
    theta: mean,
    standardError: deviation,
    low: quantile(weights, tail),
    high: quantile(weights, 1 - tail),
  };
}

/** Quantile of the posterior, the density being linear between grid points. */
function quantile(weights: Float64Array, share: number): Theta {
  const areas = weights.slice(1).map((weight, at) => ((weights[at] as number) + weight) / 2);
  // More than 0: the highest weight is 1.
  const whole = areas.reduce((sum, area) => sum + area, 0);
  let passed = 0;
  for (let at = 0; at < areas.length; at += 1) {
    const area = areas[at] as number;
    if (passed + area >= share * whole) {
      const within = area === 0 ? 0 : (share * whole - passed) / area;
      return theta((prior.points[at] as number) + within * 0.2);
    }
    passed += area;
  }
  return theta(prior.points.at(-1) as number);
}
