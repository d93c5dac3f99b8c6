import { theta } from '../../units.ts';
import { categoryCurve } from '../category.ts';
import { type Answer, answeredItems, type Item } from '../item.ts';
import type { AbilityScore } from './ability-score.ts';
import {
  type Moments,
  momentsOf,
  type PriorGrid,
  posteriorOf,
  priorGridOf,
  type Quadrature,
} from './posterior.ts';

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
  prior: PriorGrid,
): Moments {
  const curves = answeredItems(items, answers).map(
    ({ item, category }) =>
      (at: number) =>
        categoryCurve(item, category, theta(prior.points[at] as number)).logProbability,
  );
  return momentsOf(prior.points, posteriorOf(prior, curves));
}
