import { InvalidInputError } from '../errors.ts';

/** One person's answer to the item that is looked at. */
export interface Observation {
  /** Belongs to the focal group, not to the reference group. */
  readonly focal: boolean;
  readonly correct: boolean;
  /** What persons are compared at: a score on the whole test or an ability. */
  readonly matching: number;
}

/** The persons of one group at one matching value. */
export interface Cell {
  readonly focal: boolean;
  readonly matching: number;
  right: number;
  wrong: number;
}

/**
 * Counts persons by matching value and group, in an order that does not depend on that of the persons.
 *
 * @throws InvalidInputError if a matching value is not finite
 */
export function cellsOf(observations: readonly Observation[]): Cell[] {
  const groups = [new Map<number, Cell>(), new Map<number, Cell>()] as const;
  for (const { focal, correct, matching } of observations) {
    if (!Number.isFinite(matching)) throw new InvalidInputError(`Persons cannot be matched at ${matching}.`);
    const group = groups[focal ? 1 : 0];
    const cell = group.get(matching) ?? { focal, matching, right: 0, wrong: 0 };
    group.set(matching, cell);
    cell[correct ? 'right' : 'wrong'] += 1;
  }
  return groups.flatMap((group) => [...group.values()].sort((one, other) => one.matching - other.matching));
}
