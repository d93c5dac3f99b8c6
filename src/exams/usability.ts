import type { GivenAnswer } from '#contract/exams.ts';
import { longestRun, longestRunTail } from '#psychometrics/fit/long-string.ts';
import { fastShare, impossibleTimes, timeFloors } from '#psychometrics/fit/times.ts';
import { type Decision, decideUsability } from '#psychometrics/fit/usability.ts';

interface Sitting {
  /** In the order of the questions; undefined where nothing was sent for one. */
  readonly answers: readonly (GivenAnswer | undefined)[];
  readonly optionCount: number;
  /** How likely an honest answer is the same option as the one before; one in as many as there are options if left out. */
  readonly same?: number;
  /** Milliseconds that each question usually takes. */
  readonly usual: readonly number[];
  /** Person fit, where answers are right or wrong. */
  readonly lz?: number | undefined;
}

/**
 * Whether a sitting says something about the person: by the times of its answers, by runs of one and the same option,
 * and by their fit to the model. Thresholds and false alarms stand in `psychometrics/fit/thresholds.ts`.
 */
export function usabilityOf({ answers, optionCount, same = 1 / optionCount, usual, lz }: Sitting): Decision {
  const choices = answers.map((answer) => answer?.choice ?? null);
  // A question left open is no hasty answer: who skips it is honest about it.
  const times = answers.map((answer) => (answer && answer.choice !== null ? answer.milliseconds : null));
  const run = longestRun(choices);
  return decideUsability({
    fastShare: fastShare(times, timeFloors(usual)),
    impossibleTimes: impossibleTimes(times, Number.MAX_SAFE_INTEGER),
    ...(run > 0 && { longestRunTail: longestRunTail(run, choices.length, same) }),
    ...(lz !== undefined && { lz }),
  });
}
