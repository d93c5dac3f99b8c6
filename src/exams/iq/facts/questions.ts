import type { GivenAnswer } from '#contract/exams.ts';
import { marginalProbability, solvedShare, type UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { theta } from '#psychometrics/units.ts';
import type { FormItem, ScaleId } from '../edition.ts';
import type { IqNorm } from '../norms/norm.ts';

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
  /** By design, in logits. */
  readonly difficulty: number;
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
  return form.map(({ id, placeId, place, scale, key }) => {
    const item = norm.items[placeId] as UncertainItem;
    const answer = given.get(id);
    const choice = answer?.choice ?? null;
    return {
      id,
      place,
      family: scale,
      outcome: choice === null ? 'open' : choice === key ? 'solved' : 'missed',
      seconds: (answer?.milliseconds ?? 0) / 1000,
      difficulty: item.b,
      expected: marginalProbability(item, ability),
      solvedBy: solvedShare(item),
    };
  });
}

export const isSolved = ({ outcome }: AskedQuestion): boolean => outcome === 'solved';
export const isAnswered = ({ outcome }: AskedQuestion): boolean => outcome !== 'open';

/** How many of some questions somebody with this sitting's score solves on average. */
export const expectedOf = (questions: readonly AskedQuestion[]): number =>
  questions.reduce((sum, { expected }) => sum + expected, 0);
