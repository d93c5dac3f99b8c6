import { InvalidInputError } from '../errors.ts';

/** Two questions that ask the same; where one is keyed the other way round, they are opposed. */
export interface Pair {
  readonly one: number;
  readonly other: number;
  readonly opposed: boolean;
}

export interface Inconsistency {
  /** Pairs whose answers lie too far apart. */
  readonly inconsistent: number;
  /** Pairs with both answers given. */
  readonly answered: number;
}

/**
 * Pairs answered at odds with each other (semantic synonyms and antonyms, Goldberg & Kilkowski 1985).
 *
 * @param answers steps 0 to steps − 1, in the order of the questions; null is a missing one
 * @param apart the smallest distance in steps that counts as at odds
 * @throws InvalidInputError if an answer is no step, a pair names no question or one twice, or apart is not in
 *   1 … steps − 1
 */
export function inconsistentPairs(
  answers: readonly (number | null)[],
  pairs: readonly Pair[],
  { steps, apart }: { readonly steps: number; readonly apart: number },
): Inconsistency {
  if (!(Number.isInteger(steps) && Number.isInteger(apart) && apart >= 1 && apart < steps))
    throw new InvalidInputError(`No distance of ${apart} on ${steps} steps.`);
  const wrong = answers.find(
    (answer) => answer !== null && !(Number.isInteger(answer) && answer >= 0 && answer < steps),
  );
  if (wrong !== undefined) throw new InvalidInputError(`No step ${wrong} of ${steps}.`);
  const distances = pairs.flatMap(({ one, other, opposed }) => {
    if (!(one in answers && other in answers) || one === other)
      throw new InvalidInputError(`No pair of questions ${one} and ${other}.`);
    const [first, second] = [answers[one], answers[other]] as [number | null, number | null];
    if (first === null || second === null) return [];
    return [Math.abs(first - (opposed ? steps - 1 - second : second))];
  });
  return {
    inconsistent: distances.filter((distance) => distance >= apart).length,
    answered: distances.length,
  };
}

/**
 * Probability that an honest sitting is this inconsistent or more: the binomial tail.
 *
 * @param honest share of pairs that honest sitters answer at odds
 * @throws InvalidInputError if the counts are not 0 ≤ inconsistent ≤ answered, or honest is outside [0, 1]
 */
export function inconsistencyTail({ inconsistent, answered }: Inconsistency, honest: number): number {
  if (
    !(
      Number.isInteger(inconsistent) &&
      Number.isInteger(answered) &&
      inconsistent >= 0 &&
      inconsistent <= answered
    )
  )
    throw new InvalidInputError(`${inconsistent} pairs at odds of ${answered}.`);
  if (!(honest >= 0 && honest <= 1)) throw new InvalidInputError(`A share lies in [0, 1], not at ${honest}.`);
  /** At [k], the probability of k pairs at odds among those passed. */
  let odds = [1];
  for (let pair = 0; pair < answered; pair += 1) {
    odds = [...odds, 0].map((share, k) => share * (1 - honest) + (odds[k - 1] ?? 0) * honest);
  }
  return Math.min(
    1,
    odds.slice(inconsistent).reduce((sum, share) => sum + share, 0),
  );
}
