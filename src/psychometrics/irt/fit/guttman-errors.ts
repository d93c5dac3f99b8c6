import { InvalidInputError } from '../../errors.ts';

export interface GuttmanErrors {
  /** Pairs of answers of which the easier is wrong and the harder right. */
  readonly errors: number;
  /** Their share of the most that so many right answers can make, right × wrong (van der Flier 1977); 0 where that is 0. */
  readonly normed: number;
}

/**
 * Guttman errors of a pattern (Guttman 1944; Meijer 1994), over the items that were answered. Of two equally
 * difficult items the earlier one counts as the easier.
 *
 * @param answers one for each item: 1 right, 0 wrong, null not answered
 * @param difficulties one for each item, on any scale that rises with difficulty, e.g. b, or 1 less the share right
 * @throws InvalidInputError if there is no item, the numbers differ, an answer is none, or a difficulty is not finite
 */
export function guttmanErrors(
  answers: readonly (0 | 1 | null)[],
  difficulties: readonly number[],
): GuttmanErrors {
  if (answers.length === 0) throw new InvalidInputError('At least one answer.');
  if (difficulties.length !== answers.length) {
    throw new InvalidInputError(`${difficulties.length} difficulties for ${answers.length} answers.`);
  }
  const items = answers.map((answer, at) => ({ answer, difficulty: difficulties[at] as number }));
  for (const { answer, difficulty } of items) {
    if (answer !== 0 && answer !== 1 && answer !== null) {
      throw new InvalidInputError(`An answer is 1, 0 or null, not ${String(answer)}.`);
    }
    if (!Number.isFinite(difficulty)) {
      throw new InvalidInputError(`A difficulty is a finite number, not ${difficulty}.`);
    }
  }
  let [right, wrong, errors] = [0, 0, 0];
  for (const { answer } of items.toSorted((one, other) => one.difficulty - other.difficulty)) {
    if (answer === 0) wrong += 1;
    if (answer === 1) {
      right += 1;
      errors += wrong;
    }
  }
  return { errors, normed: right * wrong === 0 ? 0 : errors / (right * wrong) };
}
