import { type Theta, theta } from '../../units.ts';
import { type Answer, answeredItems, type Item } from '../item.ts';
import { type NormalPrior, requirePrior, standardNormal } from '../prior.ts';
import { informationOf } from '../test-curves.ts';
import type { AbilityScore } from './ability-score.ts';
import { logLikelihoodOf, scoreOf } from './log-likelihood.ts';
import { highestOf, likelihoodPoints, summits } from './summit.ts';

/**
 * The ability of the highest posterior density under a normal prior (Samejima 1969), where the score less
 * (θ − mean)/deviation² is 0, to 1e-10. Its standard error is 1/√(information + 1/deviation²). The prior itself where nothing was answered.
 *
 * @param answers one for each item; null is an answer that was not given
 * @throws InvalidInputError if the numbers differ, an answer is no category of its item, or an item or the prior has
 * parameters that it cannot have
 */
export function maximumAPosteriori(
  items: readonly Item[],
  answers: readonly Answer[],
  prior: NormalPrior = standardNormal,
): AbilityScore {
  requirePrior(prior);
  const { mean, deviation } = prior;
  const precision = 1 / deviation ** 2;
  const answered = answeredItems(items, answers);
  if (answered.length === 0) return { theta: mean, standardError: deviation };
  const score = (ability: Theta) => scoreOf(answered, ability) - (ability - mean) * precision;
  const height = (ability: Theta) =>
    logLikelihoodOf(answered, ability) - ((ability - mean) ** 2 * precision) / 2;
  // No answer pulls more strongly than its slope, and the prior pulls back by its precision.
  const pull = answered.reduce((sum, { item }) => sum + item.a, 0) / precision;
  const ends = [theta(mean - 2 * pull), theta(mean + 2 * pull)];
  const best = highestOf(summits(score, likelihoodPoints(answered, ends)), height);
  const seen = answered.map(({ item }) => item);
  return { theta: best, standardError: 1 / Math.sqrt(informationOf(seen, best) + precision) };
}
