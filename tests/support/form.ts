/** Whether a proof runs with the numbers that are promised, and not in the quick form of `npm test`. */
export const isFull = process.env.FULL === '1';

/** How many of something: so many in the quick form, and as many as are promised in the full one. */
export const sized = (quick: number, full: number): number => (isFull ? full : quick);

/** All of a list in the full form, the first of it in the quick one. */
export function inForm<Item>(list: readonly Item[]): readonly Item[] {
  return isFull ? list : list.slice(0, 1);
}

/** All of a list in the full form, and of it those that are hardest to get right in the quick one. */
export const hardest = <Item>(all: readonly Item[], few: readonly NoInfer<Item>[]): readonly Item[] =>
  isFull ? all : few;

/**
 * In which of its languages a thing is tried: in all in the full form, and in the quick one in the first and in so many
 * others, which take turns from thing to thing.
 */
export function inTurn<Item>(all: readonly Item[], at: number, others = 1): readonly Item[] {
  if (isFull) return all;
  const [first, ...rest] = all;
  const chosen = Array.from({ length: others }, (_, step) => rest[(at * others + step) % rest.length]);
  return [first, ...chosen].filter((item) => item !== undefined);
}

/** All of the languages of a thing in the full form, and in the quick one one of them, which takes turns from thing to thing. */
export const oneInTurn = <Item>(all: readonly Item[], at: number): readonly Item[] =>
  all.filter((_, nth) => isFull || nth === at % all.length);
