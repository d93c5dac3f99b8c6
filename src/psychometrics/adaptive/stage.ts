import { InvalidInputError } from '../errors.ts';
import type { ItemBank } from './bank.ts';
import { type Given, posteriorWeightsOf } from './posterior.ts';

export interface StageRules {
  /** The content group of each item of the bank, from 0. */
  readonly groups: readonly number[];
  /** How many items of each group are chosen. */
  readonly wanted: readonly number[];
  /** How often an item may be asked in one test, in all its stages: a place gives a fresh item each time. 1 where left out. */
  readonly mostUses?: number;
}

/** A posterior that some answers to the items chosen so far would lead to, not divided by its sum. */
type Branch = Float64Array;

/**
 * The items that are asked next, together and before any of their answers: minimum expected posterior variance (Owen 1975;
 * van der Linden 1998, eq. 16), the expectation taken over all answers to the items of the stage, which are chosen one
 * after the other, each as the best beside those before it. Content is balanced by asking for so many of each group
 * (Kingsbury & Zara 1989). Residuals are in the bank's curves, so a place is chosen by what a fresh item of it says.
 *
 * @returns items in the order of their choice
 * @throws InvalidInputError if there is not one group for each item, a count is no whole number, more than ten are
 *   wanted, or a group has too few items left
 */
export function nextStage(bank: ItemBank, given: Given, rules: StageRules): number[] {
  requireRules(bank, rules);
  const left = [...rules.wanted];
  const uses = new Uint32Array(bank.size);
  for (const { item } of given) uses[item] = (uses[item] as number) + 1;
  const chosen: number[] = [];
  let branches: Branch[] = [posteriorWeightsOf(bank)(given).slice()];
  const size = left.reduce((sum, count) => sum + count, 0);
  while (chosen.length < size) {
    const item = bestOf(bank, branches, (one) => {
      const group = rules.groups[one] as number;
      return (left[group] ?? 0) > 0 && (uses[one] as number) < (rules.mostUses ?? 1);
    });
    if (item === undefined)
      throw new InvalidInputError('The bank has too few items of a group for this stage.');
    const group = rules.groups[item] as number;
    left[group] = (left[group] as number) - 1;
    uses[item] = (uses[item] as number) + 1;
    chosen.push(item);
    if (chosen.length < size) branches = branches.flatMap((branch) => answered(bank, branch, item));
  }
  return chosen;
}

/** Twice as many posteriors are looked at with each further item. */
const mostItems = 10;

function requireRules(bank: ItemBank, { groups, wanted, mostUses = 1 }: StageRules): void {
  if (groups.length !== bank.size) {
    throw new InvalidInputError(`${groups.length} groups for ${bank.size} items.`);
  }
  for (const count of [...wanted, mostUses]) {
    if (!(Number.isInteger(count) && count >= 0)) {
      throw new InvalidInputError(`A number of items is a whole number from 0, not ${count}.`);
    }
  }
  const size = wanted.reduce((sum, count) => sum + count, 0);
  if (size < 1 || size > mostItems) {
    throw new InvalidInputError(`A stage has 1 to ${mostItems} items, not ${size}.`);
  }
}

/** The item after which the posterior variance is expected to be least; of equal ones the earlier. */
function bestOf(
  bank: ItemBank,
  branches: readonly Branch[],
  isLeft: (item: number) => boolean,
): number | undefined {
  const wholes = branches.map((branch) => sumsOf(bank, branch));
  let best: number | undefined;
  let least = Infinity;
  for (let item = 0; item < bank.size; item += 1) {
    if (!isLeft(item)) continue;
    const row = (2 * item + 1) * bank.prior.points.length;
    let spread = 0;
    branches.forEach((branch, at) => {
      const [weight, first, second] = wholes[at] as Sums;
      const right = sumsOf(bank, branch, row);
      spread += squaresAround(right);
      spread += squaresAround([weight - right[0], first - right[1], second - right[2]]);
    });
    if (spread < least) [best, least] = [item, spread];
  }
  return best;
}

/** Sums over the grid of weight, weight times ability, and weight times its square. */
type Sums = readonly [weight: number, first: number, second: number];

/** @param row of probabilities that the weights are multiplied by */
function sumsOf({ prior: { points }, probabilities }: ItemBank, branch: Branch, row?: number): Sums {
  let [weight, first, second] = [0, 0, 0];
  for (let at = 0; at < points.length; at += 1) {
    const point = points[at] as number;
    const one = (branch[at] as number) * (row === undefined ? 1 : (probabilities[row + at] as number));
    weight += one;
    first += one * point;
    second += one * point * point;
  }
  return [weight, first, second];
}

/** Variance times weight: branches add up to their expectation without being divided by their sums. */
const squaresAround = ([weight, first, second]: Sums): number =>
  weight > 0 ? second - (first * first) / weight : 0;

/** The posteriors after a wrong and after a right answer. */
function answered({ prior: { points }, probabilities }: ItemBank, branch: Branch, item: number): Branch[] {
  return [0, 1].map((category) =>
    branch.map(
      (weight, at) => weight * (probabilities[(2 * item + category) * points.length + at] as number),
    ),
  );
}
