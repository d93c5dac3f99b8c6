/** Whether a proof runs with the numbers that are promised, and not in the quick form of `npm test`. */
export const isFull = process.env.FULL === '1';

/** All of a list in the full form, the first of it in the quick one. */
export function inForm<Item>(list: readonly Item[]): readonly Item[] {
  return isFull ? list : list.slice(0, 1);
}
