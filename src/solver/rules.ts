/**
 * The rules that the cells of a row may follow, from the list of docs/measurement/iq.md (after Carpenter, Just & Shell, 1990, and
 * Matzen et al., 2010). Each looks at eight cells of a matrix, row by row, and says what the ninth must be.
 */

/** Eight values, row by row. */
export type Eight<Value> = readonly Value[];

/** Whether both whole rows hold. */
const everyRow = <Value>(
  eight: Eight<Value>,
  holds: (one: Value, two: Value, three: Value) => boolean,
): boolean => [0, 3].every((at) => holds(eight[at] as Value, eight[at + 1] as Value, eight[at + 2] as Value));

const lastOf = <Value>(eight: Eight<Value>): [Value, Value] => [eight[6] as Value, eight[7] as Value];

/** All three alike, in every row. */
export function constant<Value>(eight: Eight<Value>): Value[] {
  const [seventh, eighth] = lastOf(eight);
  const holds = everyRow(eight, (one, two, three) => one === two && two === three);
  return holds && seventh === eighth ? [eighth] : [];
}

/** Three values, each once in every row. */
export function distributionOfThree<Value>(eight: Eight<Value>): Value[] {
  const [seventh, eighth] = lastOf(eight);
  const values = eight.slice(0, 3);
  const holds = everyRow(
    eight,
    (one, two, three) =>
      one !== two &&
      two !== three &&
      one !== three &&
      values.includes(one) &&
      values.includes(two) &&
      values.includes(three),
  );
  if (!holds || seventh === eighth || !values.includes(seventh) || !values.includes(eighth)) return [];
  return values.filter((value) => value !== seventh && value !== eighth);
}

/** In each row two cells have the same and one has nothing; what it is may change from row to row. */
export function distributionOfTwo<Value>(eight: Eight<Value>, nothing: Value): Value[] {
  const holds = everyRow(eight, (one, two, three) => {
    const there = [one, two, three].filter((value) => value !== nothing);
    return there.length === 2 && there[0] === there[1];
  });
  const there = lastOf(eight).filter((value) => value !== nothing);
  if (!holds || there.length === 0) return [];
  if (there.length === 1) return there;
  return there[0] === there[1] ? [nothing] : [];
}

/** The third is made from the first and the second, in every row. */
export function combination<Value>(eight: Eight<Value>, combine: (one: Value, two: Value) => Value): Value[] {
  const [seventh, eighth] = lastOf(eight);
  return everyRow(eight, (one, two, three) => combine(one, two) === three) ? [combine(seventh, eighth)] : [];
}

/**
 * The same step from cell to cell, in every row.
 *
 * @param circle after how much the scale begins again; 0 where it does not
 */
export function progression(eight: Eight<number>, circle = 0): number[] {
  const turn = (value: number) => (circle > 0 ? ((value % circle) + circle) % circle : value);
  const [seventh, eighth] = lastOf(eight);
  const step = turn((eight[1] as number) - (eight[0] as number));
  const next = (value: number) => turn(value + step);
  const holds =
    step !== 0 && everyRow(eight, (one, two, three) => next(one) === turn(two) && next(two) === turn(three));
  return holds && next(seventh) === turn(eighth) ? [next(eighth)] : [];
}

/** Third count = first ± second, or what the one is more than the other. */
export const arithmetic = (eight: Eight<number>): number[] => [
  ...combination(eight, (one, two) => one + two),
  ...combination(eight, (one, two) => one - two),
];

/** Sets of elements as bits: what stands in both, in either, or in just one of the first two. */
export const overlays = (eight: Eight<bigint>): bigint[] => [
  ...combination(eight, (one, two) => one & two),
  ...combination(eight, (one, two) => one | two),
  ...combination(eight, (one, two) => one ^ two),
];
