/** What is certain, possible or impossible, by looking at every case that the given statements allow. */
export type Certainty = 'certain' | 'possible' | 'impossible';

/**
 * How sure a statement is, given others.
 *
 * @param cases all that there could be
 * @throws RangeError where no case fits what is given: then everything would follow
 */
export function certaintyOf<Case>(
  cases: readonly Case[],
  given: readonly ((one: Case) => boolean)[],
  statement: (one: Case) => boolean,
): Certainty {
  const left = cases.filter((one) => given.every((holds) => holds(one)));
  if (left.length === 0) throw new RangeError('What is given contradicts itself.');
  const fitting = left.filter(statement).length;
  return fitting === left.length ? 'certain' : fitting === 0 ? 'impossible' : 'possible';
}

/** The mistake of who takes for certain what is not. */
export const mistakeOf = (certainty: Certainty): 'contradicts' | 'notCertain' =>
  certainty === 'impossible' ? 'contradicts' : 'notCertain';
