import { categoryCurves } from '#psychometrics/irt/category.ts';
import { expectedCategory } from '#psychometrics/irt/graded.ts';
import { posteriorOf, priorGridOf } from '#psychometrics/irt/scores/posterior.ts';
import { type Theta, theta } from '#psychometrics/units.ts';
import { scoredItem, stepCount } from './items.ts';

/** Of the axis in standard deviations of the design population, towards its high pole; 0 stands at [`middle`]. */
const middle = 80;
const grid = Array.from({ length: 2 * middle + 1 }, (_, at) => theta((at - middle) / 20));
const prior = priorGridOf({ grid });

/** Logarithms of the probability of each step, over the grid. */
const curves = Array.from({ length: stepCount }, (_, step) =>
  grid.map((point) => categoryCurves(scoredItem, point)[step]?.logProbability as number),
);

/**
 * The share of agreement, in percent, that somebody gives to endlessly many statements for the high pole: the domain score
 * (Lord 1980, chapter 4). 50 in the middle of the axis.
 */
export const percentAt = (ability: Theta): number =>
  (100 * expectedCategory(scoredItem, ability)) / (stepCount - 1);

const percents = grid.map(percentAt);

/** Where somebody stands on an axis, in percent towards its high pole. */
export interface Place {
  /** Expected a posteriori (Bock & Mislevy 1982). */
  readonly value: number;
  readonly standardError: number;
  /** Bounds that leave 2.5 % of the posterior outside on either side. */
  readonly low: number;
  readonly high: number;
  /** Part of the posterior on the high side of the middle: how probable its letter is. */
  readonly chance: number;
  /** Expected a posteriori, in standard deviations of the design population. */
  readonly ability: Theta;
}

/** @param steps answers to the statements of one axis, each towards its high pole; open ones are left out */
export function placeOf(steps: readonly number[]): Place {
  const density = posteriorOf(
    prior,
    steps.map((step) => (at: number) => curves[step]?.[at] as number),
  );
  const areas = grid.slice(1).map((_, at) => ((density[at] as number) + (density[at + 1] as number)) / 2);
  const total = areas.reduce((sum, area) => sum + area, 0);
  const weights = Array.from(density);
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  const mean = (of: readonly number[]) =>
    weights.reduce((sum, weight, at) => sum + weight * (of[at] as number), 0) / whole;
  const value = mean(percents);
  return {
    value,
    standardError: Math.sqrt(mean(percents.map((percent) => (percent - value) ** 2))),
    low: percentAt(quantile(areas, 0.025 * total)),
    high: percentAt(quantile(areas, 0.975 * total)),
    chance: areas.slice(middle).reduce((sum, area) => sum + area, 0) / total,
    ability: theta(mean(grid)),
  };
}

/** The ability that leaves so much of the areas between points of the grid below it. */
function quantile(areas: readonly number[], share: number): Theta {
  let passed = 0;
  for (const [at, area] of areas.entries()) {
    if (passed + area >= share)
      return theta((grid[at] as number) + (area === 0 ? 0 : (share - passed) / area / 20));
    passed += area;
  }
  return grid.at(-1) as Theta;
}
