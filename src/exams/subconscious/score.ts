import type { GivenAnswer } from '#contract/exams.ts';
import type { Decision } from '#psychometrics/fit/usability.ts';
import {
  type MultidimensionalScore,
  multidimensionalMap,
} from '#psychometrics/irt/scores/multidimensional.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoredEstimate } from '../exam.ts';
import { usabilityOf } from '../usability.ts';
import { type Dimension, dimensions, prior } from './dimensions.ts';
import { items, scoredItems, stepCount } from './items.ts';

/** Points of a dimension: 50 is the middle of the design population, 15 its standard deviation; 0 and 100 bound it. */
export const pointScale = { mean: 50, deviation: 15 } as const;

/** Where two thirds of the design population lie. */
export const referenceRange = { low: 35, high: 65 } as const;

/** 95 % of a normal distribution lie within so many standard deviations. */
const confidence = 1.959964;

/**
 * The normal approximation at the posterior's summit is a little too sure of itself with six to eight answers a dimension:
 * its intervals held the truth of 94 % of simulated sitters. With standard errors wider by this factor they hold 95 %.
 */
const widening = 1.03;

const form = items.map(({ id }) => ({ id, optionCount: stepCount }));

/** One score a dimension, in points. */
export type DimensionScores = readonly (ScoredEstimate & { readonly id: Dimension })[];

/** The steps chosen, in the order of the items; null where none was. @throws AnswerError as `answersByQuestion` */
export function stepsOf(answers: readonly GivenAnswer[]): (number | null)[] {
  const given = answersByQuestion(form, answers);
  return items.map(({ id }) => given.get(id)?.choice ?? null);
}

/** Abilities and their covariance, on the scale of the prior. */
export const abilitiesOf = (steps: readonly (number | null)[]): MultidimensionalScore =>
  multidimensionalMap(scoredItems, steps, prior);

/** Abilities in points with 95 % intervals, which are held within 0 and 100. */
export function scoresOf({ abilities, covariance }: MultidimensionalScore): DimensionScores {
  const points = (ability: number) =>
    Math.min(100, Math.max(0, Math.round(pointScale.mean + pointScale.deviation * ability)));
  return dimensions.map((id, at) => {
    const ability = abilities[at] as number;
    const standardError = widening * Math.sqrt(covariance[at]?.[at] as number);
    return {
      id,
      value: points(ability),
      standardError: Math.round(pointScale.deviation * standardError * 10) / 10,
      low: points(ability - confidence * standardError),
      high: points(ability + confidence * standardError),
    };
  });
}

/** Design value: a picture to take in, some thirty words to read at four a second (Brysbaert 2019), and a choice. */
const usualMilliseconds = 12_000;

/** Whether the answers say something about the person. */
export function usability(answers: readonly GivenAnswer[]): Decision {
  const given = answersByQuestion(form, answers);
  return usabilityOf({
    answers: items.map(({ id }) => given.get(id)),
    optionCount: stepCount,
    usual: items.map(() => usualMilliseconds),
  });
}
