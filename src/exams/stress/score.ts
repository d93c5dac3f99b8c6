import type { GivenAnswer } from '#contract/exams.ts';
import { compositeOf } from '#psychometrics/irt/scores/composite.ts';
import {
  type MultidimensionalScore,
  multidimensionalMap,
} from '#psychometrics/irt/scores/multidimensional.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoredEstimate } from '../exam.ts';
import { estimateIn } from '../kit/estimate.ts';
import { categoryOf, items, scoredItems, stepCount } from './items.ts';
import { prior, type Scale, scales, totalWeights } from './scales.ts';

/** Points of the score and of a scale (T-scores): 50 is the middle of the design population, 10 its standard deviation. */
export const pointScale = { mean: 50, deviation: 10 } as const;

/** Where two thirds of the design population lie. */
export const referenceRange = { low: 40, high: 60 } as const;

const form = items.map(({ id }) => ({ id, optionCount: stepCount }));

/** One score a scale, in points. */
export type ScaleScores = readonly (ScoredEstimate & { readonly id: Scale })[];

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

/** Where the person stands on each scale, with covariances, on the scale of the prior. */
export const placesOf = (categories: readonly (number | null)[]): MultidimensionalScore =>
  multidimensionalMap(scoredItems, categories, prior);

/** In points; unrounded. */
export const pointsOf = (place: number): number => pointScale.mean + pointScale.deviation * place;

/** No score is told beyond four standard deviations to either side. */
const points = { ...pointScale, low: 10, high: 90 };

/** The score: demands against the mean of control, support and recovery. */
export function totalOf(places: MultidimensionalScore): ScoredEstimate {
  const { value, standardError } = compositeOf(places, totalWeights);
  return estimateIn(points, value, standardError);
}

export const scaleScoresOf = ({ abilities, covariance }: MultidimensionalScore): ScaleScores =>
  scales.map((id, at) => ({
    id,
    ...estimateIn(points, abilities[at] as number, Math.sqrt(covariance[at]?.[at] as number)),
  }));
