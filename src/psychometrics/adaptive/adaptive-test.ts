import { InvalidInputError } from '../errors.ts';
import type { AbilityScore } from '../irt/scores/ability-score.ts';
import { randomOf } from '../random.ts';
import type { ItemBank } from './bank.ts';
import { type Given, posteriorMomentsOf } from './posterior.ts';
import { nextItem } from './selection.ts';
import { nextStage } from './stage.ts';

export interface AdaptiveRules {
  /** Most items that are asked; fewer where the bank holds fewer. */
  readonly maximumLength: number;
  /** Items that are asked in any case; 1 where left out. */
  readonly minimumLength?: number;
  /** The test ends once the standard error is this or less; only by length where left out. */
  readonly standardError?: number;
  /** How many of the most informative items the next one is drawn from; 1 where left out. */
  readonly among?: number;
}

/** Why a test ended: the standard error was reached, the length was, or every item of the bank was asked. */
export type StopReason = 'precision' | 'length' | 'exhausted';

export type NextStep =
  | { readonly kind: 'ask'; readonly item: number }
  | { readonly kind: 'stop'; readonly reason: StopReason };

/** Where an adaptive test stands: plain data, of which nothing changes. An answer makes another state. */
export interface AdaptiveState {
  readonly next: NextStep;
  /** What was asked, in its order: 1 right, 0 wrong, null not answered. */
  readonly given: Given;
  /** Mean and standard deviation of the posterior (Bock & Mislevy 1982, eqs. 5 and 6); of the prior at the start. */
  readonly estimate: AbilityScore;
  readonly seed: string;
}

export interface AdaptiveTest {
  /** @param seed of the draws among the most informative items: the same seed and answers give the same test */
  readonly begin: (seed: string) => AdaptiveState;
  /**
   * The state after the answer to the item that was asked next: 1 right, 0 wrong, null not answered, which leaves the
   * estimate as it was.
   *
   * @throws InvalidInputError if the test has ended, or the answer is none
   */
  readonly answer: (state: AdaptiveState, answer: 0 | 1 | null) => AdaptiveState;
}

/**
 * An adaptive test (Lord 1980, chapter 10; van der Linden & Pashley 2000): the item asked is the most informative one at
 * the expected a-posteriori ability, or drawn among the few most informative, until the estimate is precise or the test
 * long enough. In a bank of places it is the one after which the least posterior variance is expected (`nextStage`); their
 * items are fresh, so that nothing need be drawn among several.
 *
 * @throws InvalidInputError if a length or `among` is no positive integer, the minimum is above the maximum, or the
 * standard error is not above 0
 */
export function adaptiveTestOf(bank: ItemBank, rules: AdaptiveRules): AdaptiveTest {
  requireRules(rules);
  const marks = new Uint8Array(bank.size);
  const momentsAfter = posteriorMomentsOf(bank);
  const stateOf = (seed: string, given: Given): AdaptiveState => {
    const { mean, deviation } = momentsAfter(given);
    const estimate = { theta: mean, standardError: deviation };
    return { next: nextOf(bank, rules, marks, seed, given, estimate), given, estimate, seed };
  };
  return {
    begin: (seed) => stateOf(seed, []),
    answer({ next, given, seed }, answer) {
      if (next.kind === 'stop') throw new InvalidInputError('The test has ended.');
      if (answer !== 0 && answer !== 1 && answer !== null) {
        throw new InvalidInputError(`An answer is 1, 0 or null, not ${String(answer)}.`);
      }
      return stateOf(seed, [...given, { item: next.item, answer }]);
    },
  };
}

function requireRules({ maximumLength, minimumLength = 1, standardError = 1, among = 1 }: AdaptiveRules) {
  for (const count of [maximumLength, minimumLength, among]) {
    if (!(Number.isInteger(count) && count > 0)) {
      throw new InvalidInputError(`A number of items is a positive integer, not ${count}.`);
    }
  }
  if (minimumLength > maximumLength) {
    throw new InvalidInputError(`At least ${minimumLength} and at most ${maximumLength} items is no length.`);
  }
  if (!(standardError > 0)) {
    throw new InvalidInputError(`A standard error is above 0, not ${standardError}.`);
  }
}

/** The place whose fresh item leaves least uncertainty; undefined where each was asked. */
function nextPlace(bank: ItemBank, given: Given, marks: Uint8Array): number | undefined {
  if (given.length >= bank.size) return undefined;
  const groups = Array.from(marks, (mark) => (mark === 0 ? 0 : 1));
  return nextStage(bank, given, { groups, wanted: [1] })[0];
}

/** @param marks all 0, and so again afterwards: one array for all steps */
function nextOf(
  bank: ItemBank,
  { maximumLength, minimumLength = 1, standardError = 0, among = 1 }: AdaptiveRules,
  marks: Uint8Array,
  seed: string,
  given: Given,
  estimate: AbilityScore,
): NextStep {
  if (given.length >= minimumLength && estimate.standardError <= standardError) {
    return { kind: 'stop', reason: 'precision' };
  }
  if (given.length >= maximumLength) return { kind: 'stop', reason: 'length' };
  for (const { item } of given) marks[item] = 1;
  const item = bank.hasPlaces
    ? nextPlace(bank, given, marks)
    : nextItem(bank, estimate.theta, marks, among, randomOf(`${seed}/${given.length}`));
  for (const { item: asked } of given) marks[asked] = 0;
  return item === undefined ? { kind: 'stop', reason: 'exhausted' } : { kind: 'ask', item };
}
