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
 * @throws InvalidInputError if the matrix is empty or ragged, a cell is not 0, 1 or null, or an item was not answered
 * both right and wrong: its difficulty has no finite estimate
 */
export function patternsOf(answers: AnswerMatrix): PatternTable {
  const items = answers[0]?.length ?? 0;
  if (items === 0) throw new InvalidInputError('Answers of at least one person to at least one item.');
  const rows = new Map<string, { row: readonly (0 | 1 | null)[]; count: number }>();
  for (const row of answers) {
    requireRow(row, items);
    if (row.every((cell) => cell === null)) continue;
    const key = row.join();
    const known = rows.get(key);
    if (known) known.count += 1;
    else rows.set(key, { row, count: 1 });
  }
  const different = [...rows.values()];
  const cells = Int8Array.from(different.flatMap(({ row }) => row.map((cell) => cell ?? missing)));
  requireVariance(cells, items);
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

function requireVariance(cells: Int8Array, items: number): void {
  for (let item = 0; item < items; item += 1) {
    let [right, wrong] = [false, false];
    for (let at = item; at < cells.length; at += items) {
      right ||= cells[at] === 1;
      wrong ||= cells[at] === 0;
    }
    if (!(right && wrong)) {
      throw new InvalidInputError(`Item ${item} was not answered both right and wrong.`);
    }
  }
}
