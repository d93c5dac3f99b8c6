import { InvalidInputError } from '../errors.ts';

/** Milliseconds from the showing of a question to its answer, in the order of the questions; null is a missing answer. */
export type Times = readonly (number | null)[];

/**
 * Time below which an answer to a question was not thought about: a tenth of the time that the question usually takes,
 * 10 s at the most (normative threshold NT10 of Wise & Ma 2012).
 *
 * @param usual times of the questions in milliseconds
 * @throws InvalidInputError if a time is not finite and above 0
 */
export function timeFloors(usual: readonly number[]): number[] {
  return usual.map((time) => {
    if (!(time > 0 && time < Infinity)) throw new InvalidInputError(`A usual time is above 0, not ${time}.`);
    return Math.min(10_000, time / 10);
  });
}

/**
 * Share of the answers that came faster than their floors: 1 less the response-time effort of Wise & Kong (2005, eq. 2),
 * over the questions answered. 0 where none was.
 *
 * @throws InvalidInputError if there is not one floor a question, or a number is not finite and 0 or more
 */
export function fastShare(times: Times, floors: readonly number[]): number {
  requireTimes(times);
  if (floors.length !== times.length)
    throw new InvalidInputError(`${floors.length} floors for ${times.length} questions.`);
  requireTimes(floors);
  const answered = times.filter((time) => time !== null).length;
  const fast = times.filter((time, at) => time !== null && time < (floors[at] as number)).length;
  return answered === 0 ? 0 : fast / answered;
}

/** Shorter than anyone can see a question and press: simple reactions take about 200 ms (Luce 1986, chapter 2). */
export const shortestReaction = 200;

/**
 * Answers whose times nobody can have: shorter than `shortestReaction`, or longer than the whole sitting.
 *
 * @param elapsed milliseconds between the first question's showing and the last answer, by the server's clock
 * @throws InvalidInputError if a number is not finite and 0 or more
 */
export function impossibleTimes(times: Times, elapsed: number): number {
  requireTimes(times);
  requireTimes([elapsed]);
  return times.filter((time) => time !== null && (time < shortestReaction || time > elapsed)).length;
}

function requireTimes(times: Times): void {
  const wrong = times.find((time) => time !== null && !(time >= 0 && time < Infinity));
  if (wrong !== undefined) throw new InvalidInputError(`A time is 0 or more, not ${wrong}.`);
}
