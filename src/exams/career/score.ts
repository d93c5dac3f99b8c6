import type { GivenAnswer } from '#contract/exams.ts';
import { compositeOf } from '#psychometrics/irt/scores/composite.ts';
import {
  type MultidimensionalScore,
  multidimensionalMap,
} from '#psychometrics/irt/scores/multidimensional.ts';
import { dot } from '#psychometrics/numerics/matrix.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoredEstimate } from '../exam.ts';
import { estimateIn } from '../kit/estimate.ts';
import { items, scoredItems, stepCount } from './items.ts';
import { prior, relativeDeviation, type Theme, themes } from './themes.ts';

/** Points of a theme: 50 is the mean of the person's own six, 15 a standard deviation of such distances in the population. */
export const pointScale = { mean: 50, deviation: 15 } as const;

/** Where two thirds of such distances lie. */
export const referenceRange = { low: 35, high: 65 } as const;

/** Points end here: three and a third standard deviations to either side. */
const points = { ...pointScale, low: 0, high: 100 };

export const form = items.map(({ id }) => ({ id, optionCount: stepCount }));

/** A score a theme, in points. */
export type ThemeScores = readonly (ScoredEstimate & { readonly id: Theme })[];

/** The steps chosen, in the order of the items; null where none was. @throws AnswerError as `answersByQuestion` */
export function stepsOf(answers: readonly GivenAnswer[]): (number | null)[] {
  const given = answersByQuestion(form, answers);
  return items.map(({ id }) => given.get(id)?.choice ?? null);
}

/** The six interests and their covariance, on the scale of the prior. */
export const interestsOf = (steps: readonly (number | null)[]): MultidimensionalScore =>
  multidimensionalMap(scoredItems, steps, prior);

/** Weights of the six that give one theme's distance from the mean of all. */
const contrastOf = (theme: Theme): number[] =>
  themes.map((one) => (one === theme ? 1 : 0) - 1 / themes.length);

/** A theme's distance from the mean of the person's six, in points from 50, not rounded. */
export const pointsOf = (interests: readonly number[], theme: Theme): number =>
  pointScale.mean + (pointScale.deviation / relativeDeviation) * dot(contrastOf(theme), interests);

/** The themes against each other: whatever one answers to everything alike is the same in all six and falls out. */
export const themeScoresOf = (interests: MultidimensionalScore): ThemeScores =>
  themes.map((id) => {
    const { value, standardError } = compositeOf(interests, contrastOf(id));
    return { id, ...estimateIn(points, value / relativeDeviation, standardError / relativeDeviation) };
  });
