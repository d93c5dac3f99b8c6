import type { Given } from '#psychometrics/adaptive/posterior.ts';
import { nextStage } from '#psychometrics/adaptive/stage.ts';
import { bank, groups, places } from './bank.ts';

/**
 * Questions of each family in each stage, in the order of `familyNames`: eighteen matrices, whose difficulty has a
 * published model and so the narrower residual, and four of each other family. Chosen and planned stages ask the same.
 */
export const content: readonly (readonly number[])[] = [
  [3, 1, 1, 0],
  [3, 0, 1, 1],
  [3, 1, 0, 1],
  [3, 1, 1, 0],
  [3, 0, 1, 1],
  [3, 1, 0, 1],
];

/** Questions of each stage. */
export const sizes = content.map((counts) => counts.reduce((sum, count) => sum + count, 0));

/**
 * So many questions before the end of a stage the next one is chosen, without their answers: it is here before it is
 * needed, and says nothing of an answer that can still be changed. It costs nothing (reliability .826 either way).
 */
export const ahead = 1;

/** Two questions by the same combination of rules are both fresh; a third would try what was learned from the two. */
const mostUses = 2;

/**
 * The places of a stage, in rising difficulty.
 *
 * @param stage from 2
 * @param given answers to places of the bank, in the order of the form; the last of them are not looked at
 */
export const chosenPlaces = (stage: number, given: Given): number[] =>
  nextStage(bank, withoutLast(given), { groups, wanted: content[stage - 1] ?? [], mostUses }).sort(
    (one, other) => difficultyOf(one) - difficultyOf(other) || one - other,
  );

const withoutLast = (given: Given): Given =>
  given.map((one, at) => (at < given.length - ahead ? one : { ...one, answer: null }));

const difficultyOf = (at: number): number => places[at]?.design.b ?? 0;
