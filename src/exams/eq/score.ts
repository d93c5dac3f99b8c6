import type { GivenAnswer } from '#contract/exams.ts';
import { compositeOf } from '#psychometrics/irt/scores/composite.ts';
import {
  type MultidimensionalScore,
  multidimensionalMap,
} from '#psychometrics/irt/scores/multidimensional.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoredEstimate } from '../exam.ts';
import { estimateIn } from '../kit/estimate.ts';
import { type Branch, branches, prior, totalWeights } from './branches.ts';
import { categoryOf, items, optionCountOf, scoredItems } from './items.ts';

/** Points of the total and of a branch: 100 is the middle of the design population, 15 its standard deviation. */
export const pointScale = { mean: 100, deviation: 15 } as const;

/** Where two thirds of the design population lie. */
export const referenceRange = { low: 85, high: 115 } as const;

const form = items.map((item) => ({ id: item.id, optionCount: optionCountOf(item) }));

/** One score a branch, in points. */
export type BranchScores = readonly (ScoredEstimate & { readonly id: Branch })[];

/** The answers chosen, in the order of the items; null where none was. @throws AnswerError as `answersByQuestion` */
export function choicesOf(answers: readonly GivenAnswer[]): (number | null)[] {
  const given = answersByQuestion(form, answers);
  return items.map(({ id }) => given.get(id)?.choice ?? null);
}

/** What they count, in the order of the items. */
export const categoriesOf = (choices: readonly (number | null)[]): (number | null)[] =>
  items.map((item, at) => {
    const choice = choices[at] ?? null;
    return choice === null ? null : categoryOf(item, choice);
  });

/** Abilities and their covariance, on the scale of the prior. */
export const abilitiesOf = (categories: readonly (number | null)[]): MultidimensionalScore =>
  multidimensionalMap(scoredItems, categories, prior);

/** No score is told beyond four standard deviations to either side. */
const points = { ...pointScale, low: 40, high: 160 };

/** The total: the mean of the branches, on its own scale. */
export function totalOf(score: MultidimensionalScore): ScoredEstimate {
  const { value, standardError } = compositeOf(score, totalWeights);
  return estimateIn(points, value, standardError);
}

export const branchScoresOf = ({ abilities, covariance }: MultidimensionalScore): BranchScores =>
  branches.map((id, at) => ({
    id,
    ...estimateIn(points, abilities[at] as number, Math.sqrt(covariance[at]?.[at] as number)),
  }));
