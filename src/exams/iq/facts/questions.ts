import type { GivenAnswer } from '#contract/exams.ts';
import { marginalProbability, solvedShare, type UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { theta } from '#psychometrics/units.ts';
import type { FormItem, ScaleId } from '../edition.ts';
import type { IqNorm } from '../norms/norm.ts';
import { type ErrorKind, errorKindOf } from './errors.ts';

/** What became of a question. */
export type Outcome = 'solved' | 'missed' | 'open';

/** A question of the sitting, as far as its story can be told: no drawing and no language. */
export interface AskedQuestion {
  readonly id: string;
  /** From 1. */
  readonly place: number;
  readonly family: ScaleId;
  readonly outcome: Outcome;
  readonly seconds: number;
  /** How a wrong answer was wrong. */
  readonly error?: ErrorKind;
  /** Probability that somebody with this sitting's score solves it, by the norm's model. */
  readonly expected: number;
  /** Share of the norm population that solves it, by the same model. */
  readonly solvedBy: number;
}

/**
 * The questions of a sitting in the order of the form.
 *
 * @param score in IQ points; what is expected of each question is reckoned at this ability
 */
export function questionsOf(
  form: readonly FormItem[],
  norm: IqNorm,
  given: ReadonlyMap<string, GivenAnswer>,
  score: number,
): AskedQuestion[] {
  const ability = theta((score - 100) / 15);
  return form.map(({ id, placeId, place, scale, key, faultOf }) => {
    const item = norm.items[placeId] as UncertainItem;
    const answer = given.get(id);
    const choice = answer?.choice ?? null;
    const outcome = choice === null ? 'open' : choice === key ? 'solved' : 'missed';
    return {
      id,
      place,
      family: scale,
      outcome,
      seconds: (answer?.milliseconds ?? 0) / 1000,
      expected: marginalProbability(item, ability),
      solvedBy: solvedShare(item),
      ...(choice !== null && outcome === 'missed' && { error: errorKindOf(faultOf(choice)) }),
    };
  });
}

/**
 * From the question that most people solve to the one that fewest do, as the ladder has them: the one order by difficulty of all
 * that is told, since the share is what is told of each.
 */
export const byDifficulty = (one: AskedQuestion, other: AskedQuestion): number =>
  other.solvedBy - one.solvedBy || one.place - other.place;

export const isSolved = ({ outcome }: AskedQuestion): boolean => outcome === 'solved';
export const isAnswered = ({ outcome }: AskedQuestion): boolean => outcome !== 'open';

/** How many of some questions somebody with this sitting's score solves on average. */
export const expectedOf = (questions: readonly AskedQuestion[]): number =>
  questions.reduce((sum, { expected }) => sum + expected, 0);
