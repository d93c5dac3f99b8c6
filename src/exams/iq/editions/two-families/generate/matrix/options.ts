import type { Random } from '#psychometrics/random.ts';
import type { DistractorKind } from '../item.ts';
import { type Attribute, type Cell, circular, domains, sameCell, strokes } from './figure.ts';

/** One thing about a cell that can be changed to make a wrong option. */
type Change = (cell: Cell) => Cell;

const withAttribute =
  (name: Attribute, value: number): Change =>
  (cell) => ({ ...cell, attributes: { ...cell.attributes, [name]: value } });

/** A part of a figure whose wrong values make options: an attribute, or the overlay. */
export type Part = Attribute | 'overlay';

/**
 * Six options as a full crossing of two parts: two values of one, three of the other. Every value stands equally often
 * among the options, so that they alone give no hint which is right (the balance of I-RAVEN, Hu et al. 2021, for six).
 *
 * @returns undefined where the parts have too few values
 */
export function crossOptions(
  answer: Cell,
  [first, second]: readonly [Part, Part],
  near: boolean,
  random: Random,
): { options: Cell[]; changed: Part[][] } | undefined {
  const [one, two] = second === 'overlay' ? overlaySwaps(answer, random) : [[], []];
  const twos = [undefined, ...(first === 'overlay' ? one : wrongValues(answer, first, 1, near, random))];
  const threes = [undefined, ...(second === 'overlay' ? two : wrongValues(answer, second, 2, near, random))];
  if (twos.length < 2 || threes.length < 3) return undefined;
  const made = twos.flatMap((one) =>
    threes.map((other) => ({
      option: [one, other].reduce((cell, change) => (change ? change(cell) : cell), answer),
      changed: [...(one ? [first] : []), ...(other ? [second] : [])],
    })),
  );
  const shuffled = random.shuffle(made);
  return { options: shuffled.map(({ option }) => option), changed: shuffled.map(({ changed }) => changed) };
}

/** @param near close by where the part has an order, which is harder to tell from the right value */
function wrongValues(answer: Cell, part: Attribute, wanted: 1 | 2, near: boolean, random: Random): Change[] {
  const right = answer.attributes[part] ?? 0;
  const others = random.shuffle(
    Array.from({ length: domains[part] }, (_, value) => value).filter((value) => value !== right),
  );
  const chosen = near && part !== 'shape' ? nearValues(part, right, wanted, others, random) : others;
  return chosen.slice(0, wanted).map((value) => withAttribute(part, value));
}

/** Neighbours. Of two, the right value is as often the first or the last of the three as the one between them. */
function nearValues(
  part: Attribute,
  right: number,
  wanted: 1 | 2,
  others: readonly number[],
  random: Random,
): number[] {
  if (wanted === 1) return others.filter((value) => distance(part, value, right) === 1);
  const runs = [-2, -1, 0]
    .map((from) => [0, 1, 2].map((step) => right + from + step))
    .map((run) => (circular.has(part) ? run.map((value) => (value + domains[part]) % domains[part]) : run))
    .filter((run) => run.every((value) => value >= 0 && value < domains[part]));
  return random.pick(runs).filter((value) => value !== right);
}

/** Steps between two values, the short way round where the attribute is a circle. */
function distance(part: Attribute, one: number, other: number): number {
  const straight = Math.abs(one - other);
  return circular.has(part) ? Math.min(straight, domains[part] - straight) : straight;
}

/**
 * Two independent changes of an overlay. One stroke moves or not; another stays, moves, or a third moves to the same
 * place. The number of strokes is kept, and no set of strokes is nearer to the others than the rest.
 */
function overlaySwaps(answer: Cell, random: Random): [Change[], Change[]] {
  const right = answer.overlay ?? 0;
  const places = random.shuffle(Array.from({ length: strokes }, (_, place) => place));
  const there = places.filter((place) => right & (1 << place));
  const empty = places.filter((place) => !(right & (1 << place)));
  const [i, k, n] = there;
  const [j, l, m] = empty;
  if (i === undefined || k === undefined || j === undefined || l === undefined) return [[], []];
  const toggle =
    (from: number, to: number): Change =>
    (cell) => ({ ...cell, overlay: (cell.overlay ?? 0) ^ (1 << from) ^ (1 << to) });
  if (m !== undefined) return [[toggle(i, j)], [toggle(k, l), toggle(k, m)]];
  return n === undefined ? [[], []] : [[toggle(i, j)], [toggle(k, l), toggle(n, l)]];
}

/** Why an option is wrong, by what was changed. */
export function distractorKind(
  option: Cell,
  changed: readonly Part[],
  governed: ReadonlySet<Part>,
  shown: readonly Cell[],
): DistractorKind | null {
  if (changed.length === 0) return null;
  if (shown.some((cell) => sameCell(cell, option))) return 'repetition';
  if (changed.length > 1) return 'severalWrong';
  return governed.has(changed[0] as Part) ? 'oneRuleWrong' : 'oneAttributeOff';
}
