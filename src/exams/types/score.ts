import type { GivenAnswer } from '#contract/exams.ts';
import type { TypeCode } from '#contract/types.ts';
import type { Decision } from '#psychometrics/fit/usability.ts';
import { likelihoodFit } from '#psychometrics/irt/fit/lz.ts';
import { answersByQuestion } from '../answers.ts';
import type { ExamResult, ScoredEstimate } from '../exam.ts';
import { usabilityOf } from '../usability.ts';
import { type Axis, axes, codeOf, type Side } from './axes.ts';
import { items, scoredItem, stepCount, towardsHigh } from './items.ts';
import { norm, version } from './norm.ts';
import { type Place, placeOf } from './posterior.ts';

/** Where somebody stands on an axis, in whole percent towards its high pole. */
export interface AxisScore extends ScoredEstimate {
  readonly id: Axis;
  /** How probable the high pole's letter is, to a thousandth; never 0 or 1. */
  readonly chance: number;
}

export interface TypesResult extends ExamResult {
  readonly examId: 'SUBS-1003';
  readonly axes: readonly AxisScore[];
  /** The more probable letter of each axis. */
  readonly code: TypeCode;
}

const form = items.map(({ id }) => ({ id, optionCount: stepCount }));

/** The steps chosen, in the order of the items; null where none was. @throws AnswerError as `answersByQuestion` */
export function stepsOf(answers: readonly GivenAnswer[]): (number | null)[] {
  const given = answersByQuestion(form, answers);
  return items.map(({ id }) => given.get(id)?.choice ?? null);
}

/** The steps of one axis towards its high pole, open ones left out. */
const stepsOn = (axis: Axis, steps: readonly (number | null)[]): number[] =>
  items.flatMap((item, at) => {
    const step = steps[at] ?? null;
    return item.axis === axis && step !== null ? [towardsHigh(item, step)] : [];
  });

/** @param steps in the order of the items */
export const placeOn = (axis: Axis, steps: readonly (number | null)[]): Place =>
  placeOf(stepsOn(axis, steps));

/** The side whose letter is more probable; the low one where both are as probable. */
export const sideOf = ({ chance }: Pick<AxisScore, 'chance'>): Side => (chance > 0.5 ? 'high' : 'low');

/** @throws AnswerError if an answer names no statement or step, or a statement twice */
export function score(answers: readonly GivenAnswer[]): TypesResult {
  const steps = stepsOf(answers);
  const scores = axes.map((id): AxisScore => {
    const { value, standardError, low, high, chance } = placeOn(id, steps);
    return {
      id,
      value: Math.round(value),
      standardError: Math.round(10 * standardError) / 10,
      low: Math.round(low),
      high: Math.round(high),
      chance: Math.min(0.999, Math.max(0.001, Math.round(1000 * chance) / 1000)),
    };
  });
  const sides = Object.fromEntries(scores.map((one) => [one.id, sideOf(one)])) as Record<Axis, Side>;
  return {
    examId: 'SUBS-1003',
    packVersion: version,
    normVersion: norm.id,
    axes: scores,
    code: codeOf(sides),
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}

/** Design value: some ten words to read at four a second (Brysbaert 2019), and a choice among seven. */
const usualMilliseconds = 5000;

/** Whether the answers say something about the person. @throws AnswerError as `score` */
export function usability(answers: readonly GivenAnswer[]): Decision {
  const given = answersByQuestion(form, answers);
  const lz = fitOf(stepsOf(answers));
  return usabilityOf({
    answers: items.map(({ id }) => given.get(id)),
    optionCount: stepCount,
    usual: items.map(() => usualMilliseconds),
    lz,
  });
}

/** Person fit over the four axes: their log-likelihoods added up, and standardised (Drasgow, Levine & Williams 1985). */
export function fitOf(steps: readonly (number | null)[]): number | undefined {
  let [surplus, variance] = [0, 0];
  for (const axis of axes) {
    const own = stepsOn(axis, steps);
    if (own.length === 0) continue;
    const { ability } = placeOf(own);
    const fit = likelihoodFit(
      own.map(() => scoredItem),
      own,
      ability,
    );
    surplus += fit.logLikelihood - fit.expected;
    variance += fit.variance;
  }
  return variance > 0 ? surplus / Math.sqrt(variance) : undefined;
}
