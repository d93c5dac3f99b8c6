import { InvalidInputError } from '../errors.ts';
import type { Theta } from '../units.ts';
import { categoryCurves } from './category.ts';
import { type Item, requireItems } from './item.ts';
import { requireAbility } from './three-parameter.ts';

/**
 * Fisher information of one item: Σ P′ₖ²/Pₖ over its answers (Samejima 1969); for an item answered right or
 * wrong P′²/(PQ) (Birnbaum 1968, chapter 20; Lord 1980, chapter 5).
 *
 * @throws InvalidInputError as `requireItems`, or if the ability is not finite
 */
export const itemInformation = (item: Item, ability: Theta): number => testInformation([item], ability);

/** The items' informations added up (Birnbaum 1968, chapter 20). @throws InvalidInputError as `itemInformation` */
export function testInformation(items: readonly Item[], ability: Theta): number {
  requireItems(items);
  requireAbility(ability);
  return informationOf(items, ability);
}

/** `testInformation` of items that were checked before. */
export function informationOf(items: readonly Item[], ability: Theta): number {
  let sum = 0;
  for (const item of items) {
    for (const { probability, slope } of categoryCurves(item, ability)) sum += probability * slope ** 2;
  }
  return sum;
}

/**
 * Standard error of a maximum-likelihood estimate at an ability: 1/√information (Lord 1980, chapter 5); Infinity
 * so far from every item that the information is 0.
 *
 * @throws InvalidInputError as `itemInformation`
 */
export function standardErrorAt(items: readonly Item[], ability: Theta): number {
  return 1 / Math.sqrt(testInformation(items, ability));
}

/** Expected sum of the categories: the test characteristic curve (Lord 1980, chapter 4). @throws InvalidInputError as `itemInformation` */
export function expectedScore(items: readonly Item[], ability: Theta): number {
  requireItems(items);
  requireAbility(ability);
  let sum = 0;
  for (const item of items) {
    categoryCurves(item, ability).forEach(({ probability }, category) => {
      sum += category * probability;
    });
  }
  return sum;
}

export interface TestCurve {
  readonly ability: Theta;
  readonly information: number;
  readonly standardError: number;
  readonly expectedScore: number;
}

/** A test's curves over a grid of abilities. @throws InvalidInputError as `itemInformation`, or if the grid is empty */
export function testCurves(items: readonly Item[], grid: readonly Theta[]): TestCurve[] {
  if (grid.length === 0) throw new InvalidInputError('At least one point of the grid.');
  return grid.map((ability) => ({
    ability,
    information: testInformation(items, ability),
    standardError: standardErrorAt(items, ability),
    expectedScore: expectedScore(items, ability),
  }));
}
