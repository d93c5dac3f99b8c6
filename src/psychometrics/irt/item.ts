import { InvalidInputError } from '../errors.ts';
import { type GradedItem, requireGradedItem } from './graded.ts';
import { type ItemParameters, requireItem } from './three-parameter.ts';
import { requireResidual } from './uncertain-item.ts';

/**
 * An item answered right (1) or wrong (0). With c = 0 this is the two-parameter model, with one slope for all items
 * besides the one-parameter model, and with a residual the family model of `UncertainItem`.
 */
export interface DichotomousItem extends ItemParameters {
  /** Standard deviation of the true difficulty around b; 0 where left out. */
  readonly residual?: number;
}

/** An item whose parameters are known. */
export type Item = DichotomousItem | GradedItem;

/** The category answered, from 0; right is 1 and wrong 0; null is an answer that was not given. */
export type Answer = number | null;

/** Whether the answers to the item are ordered categories (Samejima 1969), not right or wrong. */
export const isGraded = (item: Item): item is GradedItem => 'thresholds' in item;

/** How many answers an item has: 2, or one more than a graded item has thresholds. */
export const categoryCount = (item: Item): number => (isGraded(item) ? item.thresholds.length + 1 : 2);

/** @throws InvalidInputError if there is no item, or one has parameters that no item can have */
export function requireItems(items: readonly Item[]): void {
  if (items.length === 0) throw new InvalidInputError('At least one item.');
  for (const item of items) {
    if (isGraded(item)) requireGradedItem(item);
    else {
      requireItem(item);
      requireResidual(item.residual ?? 0);
    }
  }
}

/** An item and the category answered. */
export interface AnsweredItem {
  readonly item: Item;
  readonly category: number;
}

/** @throws InvalidInputError if there is not one answer for each item, or an answer is no category of its item */
export function requireAnswers(items: readonly Item[], answers: readonly Answer[]): void {
  if (answers.length !== items.length) {
    throw new InvalidInputError(`${answers.length} answers to ${items.length} items.`);
  }
  for (let at = 0; at < items.length; at += 1) {
    const answer = answers[at] as Answer;
    if (answer === null) continue;
    if (!(Number.isInteger(answer) && answer >= 0 && answer < categoryCount(items[at] as Item))) {
      throw new InvalidInputError(`Answer ${at} is no category of its item: ${answer}.`);
    }
  }
}

/**
 * The answers that were given, each with its item.
 *
 * @throws InvalidInputError as `requireItems` and `requireAnswers`
 */
export function answeredItems(items: readonly Item[], answers: readonly Answer[]): AnsweredItem[] {
  requireItems(items);
  requireAnswers(items, answers);
  return items.flatMap((item, at) => {
    const category = answers[at] as Answer;
    return category === null ? [] : [{ item, category }];
  });
}

/** @throws InvalidInputError as `answeredItems`, or if nothing was answered: there is nothing to estimate from */
export function answeredOrThrow(items: readonly Item[], answers: readonly Answer[]): AnsweredItem[] {
  const answered = answeredItems(items, answers);
  if (answered.length === 0) throw new InvalidInputError('Nothing was answered.');
  return answered;
}
