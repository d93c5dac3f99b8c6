import { InvalidInputError } from '../errors.ts';

/** One row a person, one column an item: 1 right, 0 wrong, null not answered. */
export type AnswerMatrix = readonly (readonly (0 | 1 | null)[])[];

/** Not answered, in the cells of a pattern table. */
export const missing = -1;

/** The different rows of an answer matrix, each with how many persons gave it. */
export interface PatternTable {
  readonly items: number;
  readonly patterns: number;
  /** Row by row, patterns × items: 1, 0 or `missing`. */
  readonly cells: Int8Array;
  readonly frequencies: Float64Array;
}

/**
 * Collapses equal rows. A row without any answer says nothing of the items and is left out.
 *
 * @param weights one a person; 1 where left out
 * @throws InvalidInputError if the matrix is empty or ragged, or a cell is not 0, 1 or null
 */
export function patternsOf(answers: AnswerMatrix, weights?: readonly number[]): PatternTable {
  const items = answers[0]?.length ?? 0;
  if (items === 0) throw new InvalidInputError('Answers of at least one person to at least one item.');
  const rows = new Map<string, { row: readonly (0 | 1 | null)[]; count: number }>();
  answers.forEach((row, person) => {
    requireRow(row, items);
    if (row.every((cell) => cell === null)) return;
    const key = row.join();
    const weight = weights?.[person] ?? 1;
    const known = rows.get(key);
    if (known) known.count += weight;
    else rows.set(key, { row, count: weight });
  });
  const different = [...rows.values()];
  const cells = Int8Array.from(different.flatMap(({ row }) => row.map((cell) => cell ?? missing)));
  return {
    items,
    patterns: different.length,
    cells,
    frequencies: Float64Array.from(different, ({ count }) => count),
  };
}

function requireRow(row: readonly unknown[], items: number): void {
  if (row.length !== items) throw new InvalidInputError(`A row has ${row.length} answers, not ${items}.`);
  for (let item = 0; item < items; item += 1) {
    const cell = row[item];
    if (cell !== 0 && cell !== 1 && cell !== null) {
      throw new InvalidInputError(`An answer is 1, 0 or null, not ${String(cell)}.`);
    }
  }
}

/**
 * @param columns of one item
 * @throws InvalidInputError if they were not answered both right and wrong: the item's difficulty has no finite estimate
 */
export function requireVariance({ cells, items }: PatternTable, columns: readonly number[]): void {
  let [right, wrong] = [false, false];
  for (let at = 0; at < cells.length; at += items)
    for (const column of columns) {
      right ||= cells[at + column] === 1;
      wrong ||= cells[at + column] === 0;
    }
  if (!(right && wrong)) {
    throw new InvalidInputError(`Item ${columns[0]} was not answered both right and wrong.`);
  }
}
