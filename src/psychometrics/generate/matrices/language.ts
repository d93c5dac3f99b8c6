import { type Attribute, isCircular, isOrdered, isOverlaid, nothing } from './item.ts';

type Row = readonly [number, number, number];

const turned = (attribute: Attribute, value: number): number =>
  isCircular(attribute) ? ((value % 8) + 8) % 8 : value;

/** What stands in a cell as a set: for an inner figure, itself or nothing. */
const setOf = (attribute: Attribute, value: number): number =>
  isOverlaid(attribute) ? value : value === nothing ? 0 : 1 << value;

function distributed(
  [first, second]: readonly [Row, Row],
  [seventh, eighth]: readonly [number, number],
): number[] {
  const values = new Set(first);
  const holds = values.size === 3 && new Set(second).size === 3 && second.every((value) => values.has(value));
  if (!holds || seventh === eighth || !values.has(seventh) || !values.has(eighth)) return [];
  return [...values].filter((value) => value !== seventh && value !== eighth);
}

/** What the third must be, where two rows have it made from their first and second. */
function combined(
  rows: readonly [Row, Row],
  [seventh, eighth]: readonly [number, number],
  combine: (one: number, other: number) => number,
): number[] {
  return rows.every(([one, two, three]) => combine(one, two) === three) ? [combine(seventh, eighth)] : [];
}

function progressed(
  attribute: Attribute,
  rows: readonly [Row, Row],
  last: readonly [number, number],
): number[] {
  const [one, two] = rows[0];
  const step = two - one;
  const next = (value: number) => turned(attribute, value + step);
  const holds = rows.every((row) => next(row[0]) === row[1] && next(row[1]) === row[2]);
  return step !== 0 && holds && next(last[0]) === last[1] ? [next(last[1])] : [];
}

/**
 * All values of the ninth cell that some rule gives, from the eight before it.
 *
 * @param eight values of one attribute, row by row
 * @returns different values; for an inner figure, as sets
 */
export function answersOf(attribute: Attribute, eight: readonly number[]): number[] {
  const sets = isOverlaid(attribute) || attribute === 'inner';
  const [a, b, c, d, e, f, g, h] = (sets
    ? eight.map((value) => setOf(attribute, value))
    : eight) as unknown as [number, number, number, number, number, number, number, number];
  const rows: readonly [Row, Row] = [
    [a, b, c],
    [d, e, f],
  ];
  const last = [g, h] as const;
  const isConstant = [...rows, [g, h, h] as Row].every(([one, two, three]) => one === two && two === three);
  return [
    ...new Set([
      ...(isConstant ? [h] : []),
      ...distributed(rows, last),
      ...(isOrdered(attribute) ? progressed(attribute, rows, last) : []),
      ...(attribute === 'count'
        ? [...combined(rows, last, (one, two) => one + two), ...combined(rows, last, (one, two) => one - two)]
        : []),
      ...(sets
        ? [
            ...combined(rows, last, (one, two) => one & two),
            ...combined(rows, last, (one, two) => one | two),
            ...combined(rows, last, (one, two) => one ^ two),
          ]
        : []),
    ]),
  ];
}

/** Columns as rows. */
const turnedOver = (eight: readonly number[]): number[] =>
  [0, 3, 6, 1, 4, 7, 2, 5].map((at) => eight[at] as number);

/** Whether rules along the rows lead to the ninth value, and no rule along rows or columns to another. */
export function isCertain(attribute: Attribute, nine: readonly number[]): boolean {
  const eight = nine.slice(0, 8);
  const answers = answersOf(attribute, eight);
  const ninth = nine[8] as number;
  const asked = attribute === 'inner' ? setOf(attribute, ninth) : ninth;
  if (answers.length !== 1 || answers[0] !== asked) return false;
  return answersOf(attribute, turnedOver(eight)).every((answer) => answer === asked);
}
