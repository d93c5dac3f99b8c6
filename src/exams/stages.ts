import type { ExplainedAnswer, GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';

/**
 * What a staged form is made from: the seed, and of each stage the plan that was chosen by the answers before it; null
 * where the planned questions stand, as they do in every stage that was not chosen.
 */
export interface Course {
  readonly seed: string;
  /** The first stage's first. Shorter where later stages are not chosen. */
  readonly plans: readonly (string | null)[];
}

/** A stage of a sitting. */
export interface Stage {
  /** From 1. */
  readonly number: number;
  /** All that were given so far; what is missing was left open. */
  readonly answers: readonly GivenAnswer[];
}

/**
 * A form whose questions come in stages, each chosen by the answers to those before it. It is a whole form from the
 * beginning: planned questions, the same for every answer, stand wherever none were chosen, so that a sitting can be
 * finished without a network and is scored as it was taken.
 *
 * Wherever an exam's functions take a seed, a staged one takes a `courseText`. The ids of chosen and of planned questions
 * differ, so that an answer says by itself which of the two was asked; their places are the same.
 */
export interface StagedForm {
  /** Questions of each stage; together as many as the form has. The first stage is always as planned. */
  readonly sizes: readonly number[];
  /**
   * So many questions before the end of a stage the next one is asked for; 0 where left out. It is chosen without their
   * answers, so that it can be here before it is needed, and they stay open until the stage after it is asked for.
   */
  readonly ahead?: number;
  /** Whether the planned questions of later stages are given with the first stage. Otherwise they are never asked. */
  readonly planned: boolean;
  /**
   * The plan of a stage, in letters, digits and `.,:-` alone: what is stored of it, and with the seed gives the same
   * questions for ever. The same course and answers give the same plan; every question of it is proven to have one right
   * answer.
   *
   * @param course of the stages before it
   */
  choose(course: Course, stage: Stage): string;
  /** Where the test says at once what was right: of a stage that is closed. */
  explain?(course: Course, stage: Stage, locale: Variety): ExplainedAnswer[];
}

const separator = '|';

/** A course as one text; the seed alone where nothing was chosen. */
export function courseText({ seed, plans }: Course): string {
  const last = plans.findLastIndex((plan) => plan !== null);
  return [seed, ...plans.slice(0, last + 1).map((plan) => plan ?? '')].join(separator);
}

/** What `courseText` was made of. */
export function readCourse(text: string): Course {
  const [seed = '', ...plans] = text.split(separator);
  return { seed, plans: plans.map((plan) => (plan === '' ? null : plan)) };
}

/** The stage that a place of the form stands in, from 1. @param place from 1 */
export function stageOf({ sizes }: Pick<StagedForm, 'sizes'>, place: number): number {
  let before = 0;
  const at = sizes.findIndex((size) => {
    before += size;
    return place <= before;
  });
  return at === -1 ? sizes.length + 1 : at + 1;
}

/**
 * The stage that closes a place when it is asked for: its answer stands from then on. One after the last where only the
 * end of the sitting does.
 *
 * @param place from 1
 */
export const closedBy = ({ sizes, ahead = 0 }: Pick<StagedForm, 'sizes' | 'ahead'>, place: number): number =>
  stageOf({ sizes }, place + ahead) + 1;
