import type { ExamId } from '#contract/fields.ts';
import { type LandingName, landingNames } from '#contract/landings.ts';

/** A sitting that was begun from a landing, as far as its kept answers tell. */
export interface Taken {
  readonly landing: LandingName;
  readonly examId: ExamId;
  readonly answered: number;
  readonly isConfirmed: boolean;
}

/** A question at which somebody stopped. */
interface Step {
  readonly landing: LandingName;
  readonly examId: ExamId;
  /** So many questions are answered; 0 where a test was begun and no more. */
  readonly question: number;
  /** Sittings with so many answers or more, of those that were begun. */
  readonly reached: number;
  readonly begun: number;
  /** Sittings that have come no further, and are not confirmed. */
  readonly stopped: number;
}

/** Where tests are left on the way, by landing and test: every question at which at least one was. */
export function stepsOf(taken: readonly Taken[]): Step[] {
  const steps = new Map<string, Step>();
  for (const { landing, examId, answered: question, isConfirmed } of taken) {
    if (isConfirmed) continue;
    const key = `${landing} ${examId} ${question}`;
    const step = steps.get(key);
    if (step) steps.set(key, { ...step, stopped: step.stopped + 1 });
    else
      steps.set(key, { landing, examId, question, ...reach(taken, landing, examId, question), stopped: 1 });
  }
  return [...steps.values()].sort(byPlace);
}

function reach(taken: readonly Taken[], landing: LandingName, examId: ExamId, question: number) {
  const begun = taken.filter((one) => one.landing === landing && one.examId === examId);
  return {
    begun: begun.length,
    reached: begun.filter(({ answered, isConfirmed }) => isConfirmed || answered >= question).length,
  };
}

const byPlace = (one: Step, other: Step) =>
  landingNames.indexOf(one.landing) - landingNames.indexOf(other.landing) ||
  one.examId.localeCompare(other.examId) ||
  one.question - other.question;
