import type { GivenAnswer } from '#contract/exams.ts';
import { repetitionTail } from '#psychometrics/fit/long-string.ts';
import type { Thresholds } from '#psychometrics/fit/thresholds.ts';
import { fastShare, impossibleTimes, timeFloors } from '#psychometrics/fit/times.ts';
import { type Decision, decideUsability } from '#psychometrics/fit/usability.ts';

/** Fewer answers than these give no result: two thirds of the questions, by simulation (docs/measurement/answers.md). */
export const leastAnswers = (questions: number): number => Math.ceil((2 * questions) / 3);

interface Sitting {
  /** In the order of the questions; undefined where nothing was sent for one. */
  readonly answers: readonly (GivenAnswer | undefined)[];
  readonly optionCount: number;
  /** The longest pattern that is looked for; one option again and again where it says nothing. */
  readonly longestPattern?: number;
  /** Milliseconds that each question usually takes. */
  readonly usual: readonly number[];
  /** Person fit, where there is one. */
  readonly lz?: number | undefined;
  /** How much likelier the answers are by guessing everything; where there are right ones (`guessingLogRatio`). */
  readonly guessing?: number | undefined;
  /** Of a test whose fit is spread otherwise than that of a form of right and wrong answers. */
  readonly thresholds?: Thresholds;
}

/**
 * Whether a sitting says something about the person: by how much was answered, by the times of its answers, by repetition,
 * and by their fit to the model. Thresholds and false alarms stand in `psychometrics/fit/thresholds.ts`.
 */
export function usabilityOf({
  answers,
  optionCount,
  longestPattern = 1,
  usual,
  lz,
  guessing,
  thresholds,
}: Sitting): Decision {
  const choices = answers.map((answer) => answer?.choice ?? null);
  // A question left open is no hasty answer: who skips it is honest about it.
  const times = answers.map((answer) => (answer && answer.choice !== null ? answer.milliseconds : null));
  return decideUsability(
    {
      missingAnswers: Math.max(
        0,
        leastAnswers(choices.length) - times.filter((time) => time !== null).length,
      ),
      fastShare: fastShare(times, timeFloors(usual)),
      impossibleTimes: impossibleTimes(times, Number.MAX_SAFE_INTEGER),
      repetitionTail: repetitionTail(choices, repeatOf(choices, optionCount), longestPattern),
      lz,
      guessing,
    },
    thresholds,
  );
}

/** However much somebody keeps to one option: more repetition than that is not theirs but a habit of the hand. */
const mostRepeat = 0.5;

/**
 * How likely two honest answers of this person are the same: the sum of the squared shares of the options that they chose.
 * So whoever keeps to the middle of a scale is not taken for somebody who does not read.
 */
function repeatOf(choices: readonly (number | null)[], optionCount: number): number {
  const chosen = choices.filter((choice) => choice !== null);
  const shares = Array.from(
    // Of some tests, some questions have more options than the fewest, which are what is counted by chance.
    { length: Math.max(optionCount, ...chosen.map((choice) => choice + 1)) },
    (_, option) => chosen.filter((choice) => choice === option).length / Math.max(1, chosen.length),
  );
  const own = shares.reduce((sum, share) => sum + share ** 2, 0);
  return Math.min(mostRepeat, Math.max(1 / optionCount, own));
}
