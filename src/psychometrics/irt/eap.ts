import { InvalidInputError } from '../errors.ts';
import { type Theta, theta } from '../units.ts';
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

/** 61 equally spaced points on [−6, 6]. */
export const grid: readonly Theta[] = Array.from({ length: 61 }, (_, at) => theta(-6 + at * 0.2));

/** Curves of items over the grid: an item is scored many times, and integrating its residual out takes a while. */
const curves = new WeakMap<UncertainItem, Float64Array>();

function curveOf(item: UncertainItem): Float64Array {
  const known = curves.get(item);
  if (known) return known;
  const curve = Float64Array.from(grid, (point) => marginalProbability(item, point));
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
  const logPosterior = grid.map((point, at) =>
    responses.reduce(
      (sum, { item, correct }) => {
        const right = curveOf(item)[at] as number;
        return sum + Math.log(correct ? right : 1 - right);
      },
      -(point ** 2) / 2,
    ),
  );
  const highest = Math.max(...logPosterior);
  const weights = logPosterior.map((value) => Math.exp(value - highest));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = grid.reduce((sum, point, at) => sum + point * (weights[at] as number), 0) / total;
  const variance =
    grid.reduce((sum, point, at) => sum + (point - mean) ** 2 * (weights[at] as number), 0) / total;
  const tail = (1 - confidence) / 2;
  return {
    theta: theta(mean),
    standardError: Math.sqrt(variance),
    low: quantile(weights, total, tail),
    high: quantile(weights, total, 1 - tail),
  };
}

/** Quantile of the posterior, the density being linear between grid points. */
function quantile(weights: readonly number[], total: number, share: number): Theta {
  const areas = weights.slice(1).map((weight, at) => ((weights[at] as number) + weight) / 2);
  const whole = areas.reduce((sum, area) => sum + area, 0) || total;
  let passed = 0;
  for (let at = 0; at < areas.length; at += 1) {
    const area = areas[at] as number;
    if (passed + area >= share * whole) {
      const within = area === 0 ? 0 : (share * whole - passed) / area;
      return theta((grid[at] as number) + within * 0.2);
    }
    passed += area;
  }
  return grid.at(-1) as Theta;
}
