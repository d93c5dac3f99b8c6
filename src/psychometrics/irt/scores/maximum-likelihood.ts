import type { Theta } from '../../units.ts';
import type { Answer, Item } from '../item.ts';
import { informationOf } from '../test-curves.ts';
import type { AbilityScore } from './ability-score.ts';
import { answeredOrThrow, limitAbove, limitBelow, logLikelihoodOf, scoreOf } from './log-likelihood.ts';
import { highestOf, likelihoodPoints, summits } from './summit.ts';

/**
 * `unbounded`: the likelihood is highest without end, above (all right) or below (all wrong, or so few right that
 * guessing explains them best), and no ability is its maximum.
 */
export type MaximumLikelihood =
  | ({ readonly kind: 'finite' } & AbilityScore)
  | { readonly kind: 'unbounded'; readonly direction: 'up' | 'down' };

/**
 * Maximum-likelihood ability (Lord 1980, chapter 4), where Σ P′/P of the answers given is 0, the highest of the maxima where guessing makes several
 * (Samejima 1973), to 1e-10. Its standard error is 1/√information at the estimate.
 *
 * @param answers one for each item; null is an answer that was not given
 * @throws InvalidInputError if nothing was answered, the numbers differ, an answer is no category of its item, or an
 * item has parameters that no item can have
 */
export function maximumLikelihood(items: readonly Item[], answers: readonly Answer[]): MaximumLikelihood {
  const answered = answeredOrThrow(items, answers);
  const found = summits((ability) => scoreOf(answered, ability), likelihoodPoints(answered));
  const height = (ability: Theta) => logLikelihoodOf(answered, ability);
  const [above, below] = [limitAbove(answered), limitBelow(answered)];
  const best = found.length > 0 ? highestOf(found, height) : undefined;
  if (best === undefined || height(best) <= Math.max(above, below)) {
    return { kind: 'unbounded', direction: above > below ? 'up' : 'down' };
  }
  const seen = answered.map(({ item }) => item);
  return {
    kind: 'finite',
    theta: best,
    standardError: 1 / Math.sqrt(informationOf(seen, best)),
  };
}
