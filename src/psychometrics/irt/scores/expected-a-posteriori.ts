import { theta } from '../../units.ts';
import { categoryCurve } from '../category.ts';
import { type Answer, answeredItems, type Item } from '../item.ts';
import type { AbilityScore } from './ability-score.ts';
import { type Moments, momentsOf, type PriorGrid, priorGridOf, type Quadrature } from './posterior.ts';

/**
 * Mean and standard deviation of the posterior over a grid (Bock & Mislevy 1982, eqs. 5 and 6). The prior where nothing
 * was answered.
 *
 * @param answers one for each item; null is an answer that was not given
 * @throws InvalidInputError if the numbers differ, an answer is no category of its item, or an item, the prior or the
 * grid is none
 */
export function expectedAPosteriori(
  items: readonly Item[],
  answers: readonly Answer[],
  quadrature: Quadrature = {},
): AbilityScore {
  const { mean, deviation } = scoreByLogarithms(items, answers, priorGridOf(quadrature));
  return { theta: mean, standardError: deviation };
}

/** Mean and standard deviation as `expectedAPosteriori`, with a grid that is made. */
export function scoreByLogarithms(
  items: readonly Item[],
  answers: readonly Answer[],
  { points, logDensities }: PriorGrid,
): Moments {
  const answered = answeredItems(items, answers);
  const logs = points.map((point, at) =>
    answered.reduce(
      (sum, { item, category }) => sum + categoryCurve(item, category, theta(point)).logProbability,
      logDensities[at] as number,
    ),
  );
  const highest = logs.reduce((one, other) => Math.max(one, other), -Infinity);
  return momentsOf(
    points,
    logs.map((log) => Math.exp(log - highest)),
  );
}
