import { InvalidInputError } from '../../errors.ts';
import { type Theta, theta } from '../../units.ts';
import { type NormalPrior, requirePrior, standardNormal } from '../prior.ts';

/** 61 equally spaced points on [−6, 6]. */
export const defaultGrid: readonly Theta[] = Array.from({ length: 61 }, (_, at) => theta(-6 + at * 0.2));

/** What expectations a posteriori are taken over. */
export interface Quadrature {
  /** Where left out: normal with mean 0 and standard deviation 1. */
  readonly prior?: NormalPrior;
  /** Abilities at which the posterior is summed; 61 equally spaced points on [−6, 6] where left out. */
  readonly grid?: readonly Theta[];
}

/** The points of a grid, and the prior's density there: 1 where it is highest. */
export interface PriorGrid {
  readonly points: Float64Array;
  readonly densities: Float64Array;
  readonly logDensities: Float64Array;
}

/** @throws InvalidInputError if the grid is empty, not finite or not strictly rising, or the prior is none */
export function priorGridOf({ prior = standardNormal, grid = defaultGrid }: Quadrature): PriorGrid {
  requirePrior(prior);
  if (grid.length === 0) throw new InvalidInputError('At least one point of the grid.');
  for (const [at, point] of grid.entries()) {
    if (!Number.isFinite(point)) throw new InvalidInputError(`A grid is of finite numbers, not ${point}.`);
    const before = grid[at - 1] ?? Number.NEGATIVE_INFINITY;
    if (point <= before) throw new InvalidInputError('The points of a grid rise.');
  }
  const points = Float64Array.from(grid);
  const logs = points.map((point) => -(((point - prior.mean) / prior.deviation) ** 2) / 2);
  const highest = logs.reduce((one, other) => Math.max(one, other), -Infinity);
  const logDensities = logs.map((log) => log - highest);
  return { points, densities: logDensities.map((log) => Math.exp(log)), logDensities };
}

/**
 * The posterior on the points of a grid, 1 where it is highest; the prior where nothing was answered.
 *
 * @param answers of each the logarithm of its probability at a point, by the point's place
 */
export function posteriorOf(
  { points, logDensities }: PriorGrid,
  answers: readonly ((at: number) => number)[],
): Float64Array {
  const logs = points.map((_, at) =>
    answers.reduce((sum, logProbability) => sum + logProbability(at), logDensities[at] as number),
  );
  const highest = logs.reduce((one, other) => Math.max(one, other), -Infinity);
  return logs.map((log) => Math.exp(log - highest));
}

/** Mean and standard deviation of a distribution on points; the weights add up to more than 0. */
export interface Moments {
  readonly mean: Theta;
  readonly deviation: number;
}

/** @param weights one for each point, of any sum above 0 */
export function momentsOf(points: Float64Array, weights: Float64Array): Moments {
  let [total, first] = [0, 0];
  for (let at = 0; at < points.length; at += 1) {
    const weight = weights[at] as number;
    total += weight;
    first += weight * (points[at] as number);
  }
  const mean = first / total;
  let second = 0;
  for (let at = 0; at < points.length; at += 1) {
    second += ((points[at] as number) - mean) ** 2 * (weights[at] as number);
  }
  return { mean: theta(mean), deviation: Math.sqrt(second / total) };
}
