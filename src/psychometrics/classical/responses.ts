import { InvalidInputError } from '../errors.ts';

/** One row a person, one column an item; null is an answer that was not given. */
export type Responses = readonly (readonly (number | null)[])[];

/**
 * Which persons a statistic of two items stands on: `complete` are those who answered every item, `available` those
 * who answered these two (pairwise deletion). They differ as soon as one answer is missing, and a matrix by available
 * cases need not be positive definite.
 */
export type Cases = 'complete' | 'available';

/** @throws InvalidInputError if there is no person or item, a row has another length, or an answer is not finite */
export function requireResponses(responses: Responses): void {
  const items = responses[0]?.length ?? 0;
  if (items === 0) throw new InvalidInputError('Responses hold at least one person and one item.');
  for (const [person, row] of responses.entries()) {
    if (row.length !== items)
      throw new InvalidInputError(`Person ${person} has ${row.length} answers of ${items}.`);
    const wrong = row.findIndex((answer) => answer !== null && !Number.isFinite(answer));
    if (wrong >= 0)
      throw new InvalidInputError(
        `Answer ${wrong} of person ${person} is ${row[wrong]}: null is a missing one.`,
      );
  }
}

/** The rows of those who answered every item. @throws InvalidInputError as `requireResponses` */
export function completeCases(responses: Responses): readonly (readonly number[])[] {
  requireResponses(responses);
  return responses.filter((row): row is readonly number[] => !row.includes(null));
}
