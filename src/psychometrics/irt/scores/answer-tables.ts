import { theta } from '../../units.ts';
import { categoryCurve } from '../category.ts';
import { categoryCount, type Item } from '../item.ts';

/**
 * Probabilities of the answers to a form over a grid. Neighbouring items are looked up together, as a block: it has a
 * row for every combination of their answers, missing ones among them, with the product of the probabilities at each
 * point. A pattern of 30 items then takes 8 multiplications at a point, and no exponential.
 */
export interface AnswerTables {
  /** The rows of all blocks. */
  readonly rows: Float64Array;
  /** Where each block's rows begin; a number of blocks that `factors` divides. */
  readonly starts: Int32Array;
  /** The first item of each block, and the number of items at the end. */
  readonly firsts: Int32Array;
  /** How far the row moves for each further category of an item; a missing answer comes before category 0. */
  readonly strides: Int32Array;
}

/** A block's rows then have at most 81 × 61 numbers, 40 kB, and eight of them stay in a processor's second cache. */
const mostRows = 81;

/** How many rows are multiplied at a time: one writing of the product for four readings. */
export const factors = 4;

/** @param items that are valid (`requireItems`) @param points abilities of the grid */
export function answerTablesOf(items: readonly Item[], points: Float64Array): AnswerTables {
  const firsts: number[] = [];
  const strides: number[] = [];
  const tables: Float64Array[] = [];
  let first = 0;
  while (first < items.length) {
    const size = blockSize(items, first);
    const block = blockOf(items.slice(first, first + size), points);
    firsts.push(first);
    strides.push(...block.strides);
    tables.push(block.rows);
    first += size;
  }
  while (tables.length % factors !== 0) {
    firsts.push(first);
    tables.push(new Float64Array(points.length).fill(1));
  }
  const rows = new Float64Array(tables.reduce((sum, table) => sum + table.length, 0));
  const starts = new Int32Array(tables.length);
  let start = 0;
  tables.forEach((table, block) => {
    rows.set(table, start);
    starts[block] = start;
    start += table.length;
  });
  return { rows, starts, firsts: Int32Array.of(...firsts, first), strides: Int32Array.from(strides) };
}

/** One item at least, and as many as have `mostRows` combinations. */
function blockSize(items: readonly Item[], first: number): number {
  let [end, rows] = [first, 1];
  do {
    rows *= statesOf(items[end] as Item);
    end += 1;
  } while (end < items.length && rows * statesOf(items[end] as Item) <= mostRows);
  return end - first;
}

const statesOf = (item: Item): number => categoryCount(item) + 1;

function blockOf(items: readonly Item[], points: Float64Array): { rows: Float64Array; strides: number[] } {
  const strides: number[] = [];
  let rows: Float64Array = new Float64Array(points.length).fill(1);
  for (const item of items) {
    const known = rows.length;
    strides.push(known);
    const grown = new Float64Array(known * statesOf(item));
    grown.set(rows);
    for (let category = 0; category < categoryCount(item); category += 1) {
      const curve = points.map((point) => categoryCurve(item, category, theta(point)).probability);
      const start = known * (category + 1);
      for (let cell = 0; cell < known; cell += 1) {
        grown[start + cell] = (rows[cell] as number) * (curve[cell % points.length] as number);
      }
    }
    rows = grown;
  }
  return { rows, strides };
}

/**
 * Multiplies weights at the points of the grid by the probability of a sitting's answers.
 *
 * @param answers category by item, −1 for a missing one, the sitting's own from `start`
 * @param places room for a number for each block
 */
export function multiplyByAnswers(
  weights: Float64Array,
  { rows, starts, firsts, strides }: AnswerTables,
  answers: Int8Array,
  start: number,
  places: Int32Array,
): void {
  const blocks = starts.length;
  for (let block = 0; block < blocks; block += 1) {
    let place = starts[block] as number;
    const end = firsts[block + 1] as number;
    for (let item = firsts[block] as number; item < end; item += 1) {
      place += (strides[item] as number) * ((answers[start + item] as number) + 1);
    }
    places[block] = place;
  }
  const points = weights.length;
  for (let block = 0; block < blocks; block += factors) {
    const one = places[block] as number;
    const two = places[block + 1] as number;
    const three = places[block + 2] as number;
    const four = places[block + 3] as number;
    for (let point = 0; point < points; point += 1) {
      const half = (rows[one + point] as number) * (rows[two + point] as number);
      const rest = (rows[three + point] as number) * (rows[four + point] as number);
      weights[point] = (weights[point] as number) * half * rest;
    }
  }
}
