import { type Theta, theta } from '../../units.ts';
import { categoryCurves } from '../category.ts';
import { type Answer, type AnsweredItem, type Item, isGraded } from '../item.ts';
import { informationOf } from '../test-curves.ts';
import { informationAt } from '../three-parameter.ts';
import type { AbilityScore } from './ability-score.ts';
import { answeredOrThrow, scoreOf } from './log-likelihood.ts';
import { highestOf, type Score, scanPoints, summits } from './summit.ts';

/**
 * Weighted-likelihood ability (Warm 1989): where the score plus J/(2I) is 0, with I = ΣP′²/P and
 * J = ΣP′P″/P over all answers of all items; its bias is of a smaller order than that of maximum likelihood, and it is
 * finite for every pattern. For graded items Samejima (1998), Magis (2015). To 1e-10; its standard error is 1/√I at the estimate.
 *
 * @param answers one for each item; null is an answer that was not given
 * @throws InvalidInputError if nothing was answered, the numbers differ, an answer is no category of its item, or an
 * item has parameters that no item can have
 */
export function weightedLikelihood(items: readonly Item[], answers: readonly Answer[]): AbilityScore {
  const answered = answeredOrThrow(items, answers);
  const score = (ability: Theta) => scoreOf(answered, ability) + pullOf(answered, ability);
  const points = scanPoints(answered);
  const found = summits(score, points);
  const [lowest = theta(0)] = found;
  const best =
    found.length === 1 ? lowest : highestOf(found, (ability) => risen(score, lowest, ability, points));
  const seen = answered.map(({ item }) => item);
  return { theta: best, standardError: 1 / Math.sqrt(informationOf(seen, best)) };
}

/**
 * J/(2I). By the derivatives s and h of log P, P′ = Ps and P″ = P(s² + h); where right and wrong are the only answers J
 * is I · P″/P′, and without a residual that is I · a(1 − 2L).
 */
function pullOf(answered: readonly AnsweredItem[], ability: Theta): number {
  let [information, bias] = [0, 0];
  for (const { item } of answered) {
    if (!isGraded(item) && !item.residual) {
      const { a, b, c } = item;
      const own = informationAt(a, b, c, ability);
      information += own;
      bias += own * a * Math.tanh((-a * (ability - b)) / 2);
      continue;
    }
    for (const { probability, slope, curvature } of categoryCurves(item, ability)) {
      information += probability * slope ** 2;
      bias += probability * slope * (slope ** 2 + curvature);
    }
  }
  // Hundreds of logits from every item both underflow, and nothing there tells the one answer from the other.
  return information === 0 ? 0 : bias / (2 * information);
}

/** Nodes and weights of the Gauss-Legendre rule of three points on [−1, 1] (Abramowitz & Stegun 1964, table 25.4). */
const rule = [
  { node: -Math.sqrt(0.6), weight: 5 / 9 },
  { node: 0, weight: 8 / 9 },
  { node: Math.sqrt(0.6), weight: 5 / 9 },
];

/** How far the weighted log-likelihood rises between two abilities: it has no closed form, but its derivative has. */
function risen(score: Score, from: Theta, to: Theta, points: readonly Theta[]): number {
  const stops = [from, ...points.filter((point) => point > from && point < to), to];
  return stops.slice(1).reduce((sum, stop, at) => {
    const start = stops[at] as number;
    const half = (stop - start) / 2;
    return rule.reduce(
      (area, { node, weight }) => area + weight * half * score(theta(start + half * (1 + node))),
      sum,
    );
  }, 0);
}
