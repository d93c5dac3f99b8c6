import { InvalidInputError } from '../errors.ts';
import { comparableGroups } from './comparable.ts';
import { type LogisticDif, logisticDif } from './logistic.ts';
import { type MantelHaenszelDif, mantelHaenszel } from './mantel-haenszel.ts';
import type { Observation } from './observation.ts';

/** One item, one group against all others. A method is null where it cannot compare them. */
export interface GroupDif {
  readonly group: string;
  /** From 0. */
  readonly item: number;
  readonly mantelHaenszel: MantelHaenszelDif | null;
  readonly logistic: LogisticDif | null;
}

/**
 * Differential item functioning of each item for each group that is large enough, against everybody else, persons
 * being matched by their number of right answers, the item among them (Holland & Thayer 1988).
 *
 * @param answers persons × items, all answered: 1 or 0
 * @param groups of the persons
 * @returns group by group in alphabetical order, item by item; empty where no group is large enough
 * @throws InvalidInputError if the answers are ragged or not 0 or 1, or there is not one group a person
 */
export function difByGroup(answers: readonly (readonly (0 | 1)[])[], groups: readonly string[]): GroupDif[] {
  const items = answers[0]?.length ?? 0;
  if (groups.length !== answers.length) {
    throw new InvalidInputError(`${groups.length} groups of ${answers.length} persons.`);
  }
  const scores = answers.map((row) => scoreOf(row, items));
  return comparableGroups(groups).flatMap((group) =>
    Array.from({ length: items }, (_, item) => {
      const observations = answers.map((row, person) => ({
        focal: groups[person] === group,
        correct: row[item] === 1,
        matching: scores[person] as number,
      }));
      return {
        group,
        item,
        mantelHaenszel: orNull(mantelHaenszel, observations),
        logistic: orNull(logisticDif, observations),
      };
    }),
  );
}

function scoreOf(row: readonly (0 | 1)[], items: number): number {
  if (row.length !== items) throw new InvalidInputError(`A row has ${row.length} answers, not ${items}.`);
  return row.reduce<number>((sum, cell) => {
    if (cell !== 0 && cell !== 1) throw new InvalidInputError(`An answer is 1 or 0, not ${String(cell)}.`);
    return sum + cell;
  }, 0);
}

function orNull<Result>(
  method: (observations: readonly Observation[]) => Result,
  observations: readonly Observation[],
): Result | null {
  try {
    return method(observations);
  } catch (error) {
    if (error instanceof InvalidInputError) return null;
    throw error;
  }
}
