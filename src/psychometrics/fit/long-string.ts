import { InvalidInputError } from '../errors.ts';

/**
 * The longest run of one and the same answer (the long string of Johnson 2005). A missing answer ends a run.
 *
 * @param answers options or steps chosen, in the order of the questions; null is a missing one
 * @throws InvalidInputError if there is no answer at all, or one is not a number
 */
export function longestRun(answers: readonly (number | null)[]): number {
  if (answers.length === 0) throw new InvalidInputError('A run needs at least one question.');
  let longest = 0;
  let run = 0;
  let last: number | null = null;
  for (const answer of answers) {
    if (answer !== null && !Number.isFinite(answer)) throw new InvalidInputError(`An answer is ${answer}.`);
    run = answer === null ? 0 : answer === last ? run + 1 : 1;
    last = answer;
    longest = Math.max(longest, run);
  }
  return longest;
}

/**
 * Probability that an honest sitting has a run of this length or longer, if each answer repeats the one before with one
 * probability: exact, by the Markov chain of the current run (Fu & Koutras 1994, theorem 2.1).
 *
 * @param questions of the form
 * @param repeat 1 / options where the right options are uniform and independent; else the sum of the squared shares of
 *   the steps, as answered by honest sitters
 * @throws InvalidInputError if a count is not a positive integer, or repeat is outside [0, 1]
 */
export function longestRunTail(run: number, questions: number, repeat: number): number {
  for (const count of [run, questions])
    if (!(Number.isInteger(count) && count > 0))
      throw new InvalidInputError(`A length is 1 or more, not ${count}.`);
  if (!(repeat >= 0 && repeat <= 1)) throw new InvalidInputError(`A share lies in [0, 1], not at ${repeat}.`);
  if (run > questions) return 0;
  if (run === 1) return 1;
  /** At [k], the probability that the current run has k + 1 answers and none has been long enough. */
  let current = [1, ...Array<number>(run - 2).fill(0)];
  let reached = 0;
  for (let question = 1; question < questions; question += 1) {
    reached += (current.at(-1) as number) * repeat;
    const broken = (1 - repeat) * current.reduce((sum, share) => sum + share, 0);
    current = [broken, ...current.slice(0, -1).map((share) => share * repeat)];
  }
  return reached;
}

/**
 * The shortest run that honest sitters reach no more often than stated; undefined where even one answer throughout is
 * too common for that.
 *
 * @param falseAlarm inside (0, 1)
 * @throws InvalidInputError as `longestRunTail`, or if falseAlarm is outside (0, 1)
 */
export function longestRunThreshold(
  questions: number,
  repeat: number,
  falseAlarm: number,
): number | undefined {
  if (!(falseAlarm > 0 && falseAlarm < 1))
    throw new InvalidInputError(`A rate lies inside (0, 1), not at ${falseAlarm}.`);
  for (let run = 1; run <= questions; run += 1)
    if (longestRunTail(run, questions, repeat) <= falseAlarm) return run;
  longestRunTail(1, questions, repeat);
  return undefined;
}

/**
 * Probability that an honest sitting repeats itself as long as this one: one answer again and again (distance 1), or a
 * pattern of several such as 0-4-0-4 (distance 2). Answers that agree with the one so many questions before are a run; the
 * smallest of the tails of all distances, times their number (Bonferroni).
 *
 * @param repeat probability that two honest answers are the same, as in `longestRunTail`
 * @param longest pattern that is looked for
 * @throws InvalidInputError as `longestRun` and `longestRunTail`
 */
export function repetitionTail(answers: readonly (number | null)[], repeat: number, longest: number): number {
  const most = Math.min(longest, Math.max(1, Math.floor(answers.length / 2)));
  const tails = Array.from({ length: most }, (_, at) => {
    const distance = at + 1;
    const pairs = answers.length - distance;
    const agree = answers
      .slice(distance)
      .map((answer, place) => (answer !== null && answer === answers[place] ? 1 : null));
    // A run of n answers holds n - 1 agreements.
    return longestRunTail(longestRun(agree) + 1, pairs + 1, repeat);
  });
  return Math.min(1, most * Math.min(1, ...tails));
}
