import { missing, type PatternTable } from './answers.ts';
import type { Curve } from './curve.ts';

/** Standard normal abilities on equally spaced points, with weights that sum to 1. */
export interface AbilityGrid {
  readonly points: Float64Array;
  readonly weights: Float64Array;
}

/** @param count equally spaced points on [−reach, reach] */
export function normalGrid(count: number, reach: number): AbilityGrid {
  const points = Float64Array.from({ length: count }, (_, at) => -reach + (2 * reach * at) / (count - 1));
  const densities = points.map((point) => Math.exp(-(point ** 2) / 2));
  const total = densities.reduce((sum, density) => sum + density, 0);
  return { points, weights: densities.map((density) => density / total) };
}

/** What the E step gives: expected numbers of right and of wrong answers, item by item over the grid. */
export interface Expectation {
  readonly logLikelihood: number;
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

/** Calls `visit` with each pattern's number and its posterior over the grid; the array is used again for the next. */
export function eachPosterior(
  table: PatternTable,
  curves: readonly Curve[],
  grid: AbilityGrid,
  visit: (pattern: number, posterior: Float64Array, logLikelihood: number) => void,
): void {
  const points = grid.points.length;
  const logs = curves.map(({ right }) => [right.map((p) => Math.log(1 - p)), right.map(Math.log)] as const);
  const prior = grid.weights.map(Math.log);
  const posterior = new Float64Array(points);
  for (let pattern = 0; pattern < table.patterns; pattern += 1) {
    posterior.set(prior);
    for (let item = 0; item < table.items; item += 1) {
      const cell = table.cells[pattern * table.items + item] as number;
      if (cell === missing) continue;
      const log = logs[item]?.[cell as 0 | 1] as Float64Array;
      for (let point = 0; point < points; point += 1) (posterior[point] as number) += log[point] as number;
    }
    let highest = -Infinity;
    for (let point = 0; point < points; point += 1) {
      if ((posterior[point] as number) > highest) highest = posterior[point] as number;
    }
    let sum = 0;
    for (let point = 0; point < points; point += 1) {
      const density = Math.exp((posterior[point] as number) - highest);
      posterior[point] = density;
      sum += density;
    }
    for (let point = 0; point < points; point += 1) (posterior[point] as number) /= sum;
    visit(pattern, posterior, highest + Math.log(sum));
  }
}

/** E step (Bock & Aitkin 1981, eqs. 9 and 10), with missing answers left out of the likelihood. */
export function expectationOf(table: PatternTable, curves: readonly Curve[], grid: AbilityGrid): Expectation {
  const points = grid.points.length;
  const counts = [new Float64Array(table.items * points), new Float64Array(table.items * points)] as const;
  let logLikelihood = 0;
  eachPosterior(table, curves, grid, (pattern, posterior, log) => {
    const frequency = table.frequencies[pattern] as number;
    logLikelihood += frequency * log;
    if (frequency !== 1)
      for (let point = 0; point < points; point += 1) (posterior[point] as number) *= frequency;
    for (let item = 0; item < table.items; item += 1) {
      const cell = table.cells[pattern * table.items + item] as number;
      if (cell === missing) continue;
      const count = counts[cell as 0 | 1];
      const start = item * points;
      for (let point = 0; point < points; point += 1) {
        (count[start + point] as number) += posterior[point] as number;
      }
    }
  });
  return { logLikelihood, right: counts[1], wrong: counts[0] };
}
