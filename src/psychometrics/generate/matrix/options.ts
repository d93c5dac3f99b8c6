import type { Random } from '../../random.ts';
import type { DistractorKind } from '../item.ts';
import { type Attribute, type Cell, circular, domains, sameCell, strokes } from './figure.ts';

/** One thing about a cell that can be changed to make a wrong option. */
type Change = (cell: Cell) => Cell;

const withAttribute =
  (name: Attribute, value: number): Change =>
  (cell) => ({ ...cell, attributes: { ...cell.attributes, [name]: value } });

const withOverlay =
  (set: number): Change =>
  (cell) => ({ ...cell, overlay: set });

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
  const [one, two] = first === second ? overlaySwaps(answer, random) : [[], []];
  const twos = [undefined, ...(one.length > 0 ? one : wrongValues(answer, first, 1, near, random))];
  const threes = [undefined, ...(two.length > 0 ? two : wrongValues(answer, second, 2, near, random))];
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

/** @param near one step off where the part has an order, which is harder to tell from the right value */
function wrongValues(answer: Cell, part: Part, wanted: number, near: boolean, random: Random): Change[] {
  if (part !== 'overlay') {
    const others = Array.from({ length: domains[part] }, (_, value) => value).filter(
      (value) => value !== answer.attributes[part],
    );
    const drawn = random.shuffle(others);
    const right = answer.attributes[part] ?? 0;
    if (near && part !== 'shape')
      drawn.sort((one, other) => distance(part, one, right) - distance(part, other, right));
    return drawn.slice(0, wanted).map((value) => withAttribute(part, value));
  }
  const right = answer.overlay ?? 0;
  const size = bitCount(right);
  // Sets of the same size differ by moved strokes, so that the number of strokes gives nothing away.
  const others = Array.from({ length: 2 ** strokes }, (_, set) => set).filter(
    (set) => set !== right && bitCount(set) === size && bitCount(set ^ right) <= 4,
  );
  return random.shuffle(others).slice(0, wanted).map(withOverlay);
}

/** Steps between two values, the short way round where the attribute is a circle. */
function distance(part: Attribute, one: number, other: number): number {
  const straight = Math.abs(one - other);
  return circular.has(part) ? Math.min(straight, domains[part] - straight) : straight;
}

/**
 * For a figure that is an overlay alone: two independent changes of it. One stroke moves or not; another stays, moves,
 * or a third moves to the same place.
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

export function bitCount(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count += 1;
  return count;
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
