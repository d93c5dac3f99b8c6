import type { Question } from '#contract/exams.ts';
import { choiceOf, type KeptSitting } from './kept.ts';

/** How a test's questions come, as the server said. */
export interface Stages {
  /** Questions of each stage. */
  readonly sizes: readonly number[];
  /** So many questions before the end of a stage the next one is asked for. */
  readonly ahead: number;
  /** Opened so far. */
  readonly opened: number;
  /** What is asked in stages that did not come in time. */
  readonly planned: readonly Question[];
}

/** A test that is whole from the beginning. */
export const wholeForm = (questions: readonly Question[]): Stages => ({
  sizes: [questions.length],
  ahead: 0,
  opened: 1,
  planned: [],
});

/** The places after which each stage from the second on is asked for; answers up to there are closed with it. */
export function endsOf({ sizes, ahead }: Stages): number[] {
  let end = -ahead;
  return sizes.slice(0, -1).map((size) => {
    end += size;
    return end;
  });
}

/** The stage that a place stands in, from 1. */
function stageAt({ sizes }: Stages, place: number): number {
  let end = 0;
  const before = sizes.findIndex((size) => {
    end += size;
    return place <= end;
  });
  return before + 1;
}

/** What was given of a form: with the page, and since then. */
export interface FormGiven {
  readonly stages: Stages;
  readonly questions: readonly Question[];
  readonly received: readonly Question[];
}

/** What a device asks of a stage: none of the chosen ones where they have not come. */
function sidesOf({ stages, questions, received }: FormGiven, stage: number) {
  const here = ({ place }: Question) => stageAt(stages, place) === stage;
  const served = questions.filter(here);
  return {
    chosen: served.length > 0 ? served : received.filter(here),
    planned: stages.planned.filter(here),
  };
}

type Kept = Pick<KeptSitting, 'planned' | 'answers'>;

/**
 * All questions as they are asked on this device. A stage is as planned where its chosen questions have not come, and stays so
 * once it was gone into; one of which a chosen question was answered stays as chosen, as the server holds it too.
 */
export function composed(given: FormGiven, { planned, answers }: Kept): Question[] {
  const isTouched = (questions: readonly Question[]) => questions.some(({ id }) => answers[id]);
  return given.stages.sizes.flatMap((_, at) => {
    const sides = sidesOf(given, at + 1);
    const went = planned.includes(at + 1) || isTouched(sides.planned);
    const stays = went && sides.planned.length > 0 && !isTouched(sides.chosen);
    return stays || sides.chosen.length === 0 ? sides.planned : sides.chosen;
  });
}

/** The stage that is to be asked for, if it has not come and was not gone into without it: closed is what it is chosen by. */
export function dueStage(given: FormGiven, { planned, closed }: KeptSitting): number | undefined {
  const stage = 1 + endsOf(given.stages).filter((end) => end <= closed.length).length;
  return planned.includes(stage) || sidesOf(given, stage).chosen.length > 0 ? undefined : stage;
}

/** How many questions the server has closed. */
export const firstClosed = (stages: Stages): number => endsOf(stages)[stages.opened - 2] ?? 0;

/** What going to a page settles: which answers stand from now on, and whether its stage is gone into as planned. */
export function passing(
  given: FormGiven,
  kept: KeptSitting,
  page: number,
): Pick<KeptSitting, 'closed' | 'planned'> {
  const closed = composed(given, kept)
    .slice(0, endsOf(given.stages).findLast((end) => end < page) ?? 0)
    .map(({ id }) => id);
  const stage = stageAt(given.stages, page);
  const came = sidesOf(given, stage).chosen.length > 0;
  return {
    closed: closed.length > kept.closed.length ? closed : kept.closed,
    planned: came || kept.planned.includes(stage) ? kept.planned : [...kept.planned, stage],
  };
}

/** The questions that going on closes, by their places, and how many of them have no answer. */
export interface Closes {
  readonly from: number;
  readonly to: number;
  readonly missing: number;
}

/** What going on from a page closes; undefined where it closes nothing. */
export function closing(
  stages: Stages,
  questions: readonly Question[],
  kept: KeptSitting,
  page: number,
): Closes | undefined {
  const from = kept.closed.length;
  if (page <= from || !endsOf(stages).includes(page)) return undefined;
  const missing = questions.slice(from, page).filter(({ id }) => choiceOf(kept, id) === null).length;
  return { from: from + 1, to: page, missing };
}
