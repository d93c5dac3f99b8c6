import { InvalidInputError } from '../../errors.ts';
import type { Theta } from '../../units.ts';
import { categoryCurve, categorySlope } from '../category.ts';
import {
  type Answer,
  type AnsweredItem,
  answeredItems,
  categoryCount,
  type Item,
  isGraded,
} from '../item.ts';
import { requireAbility } from '../three-parameter.ts';

/**
 * Natural logarithm of the probability of the answers given at an ability, the answers being independent there
 * (Lord 1980, chapter 4). 0 where nothing was answered.
 *
 * @throws InvalidInputError as `answeredItems`, or if the ability is not finite
 */
export function logLikelihood(items: readonly Item[], answers: readonly Answer[], ability: Theta): number {
  requireAbility(ability);
  return logLikelihoodOf(answeredItems(items, answers), ability);
}

/** As `logLikelihood`, of answers that are known to fit their items. */
export function logLikelihoodOf(answered: readonly AnsweredItem[], ability: Theta): number {
  return answered.reduce(
    (sum, { item, category }) => sum + categoryCurve(item, category, ability).logProbability,
    0,
  );
}

/** First derivative of the log-likelihood by ability. */
export function scoreOf(answered: readonly AnsweredItem[], ability: Theta): number {
  let sum = 0;
  for (const { item, category } of answered) sum += categorySlope(item, category, ability);
  return sum;
}

/** What the log-likelihood tends to as ability falls without end: only guessing gives a right answer there. */
export function limitBelow(answered: readonly AnsweredItem[]): number {
  return answered.reduce((sum, { item, category }) => {
    if (isGraded(item)) return category === 0 ? sum : -Infinity;
    return sum + (category === 0 ? Math.log1p(-item.c) : Math.log(item.c));
  }, 0);
}

/** What the log-likelihood tends to as ability rises without end. */
export function limitAbove(answered: readonly AnsweredItem[]): number {
  return answered.every(({ item, category }) => category === categoryCount(item) - 1) ? 0 : -Infinity;
}

/** @throws InvalidInputError as `answeredItems`, or if nothing was answered: there is nothing to estimate from */
export function answeredOrThrow(items: readonly Item[], answers: readonly Answer[]): AnsweredItem[] {
  const answered = answeredItems(items, answers);
  if (answered.length === 0) throw new InvalidInputError('Nothing was answered.');
  return answered;
}
