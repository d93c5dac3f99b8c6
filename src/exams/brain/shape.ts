import { type Facet, facets } from './items.ts';

/** Choices of a side by the pole that they speak for. */
export interface Chosen {
  readonly left: number;
  readonly right: number;
}

/** A side that goes its own way, and towards which pole. */
export interface Apart {
  readonly side: Facet;
  readonly towards: keyof Chosen;
}

/**
 * A difference between sides is told where the chance of one as large is at most this. Numbers of five choices are coarse, so that
 * in simulations it is told to about two of a hundred people with one style (docs/measurement/brain.md), and never to five.
 */
const mostByChance = 0.1;

const ofAll = (chosen: readonly Chosen[], pole: keyof Chosen): number =>
  chosen.reduce((sum, one) => sum + one[pole], 0);

/** How far each side lies from what all choices together let expect, in choices for the pole on the right. */
function distancesOf(chosen: readonly Chosen[]): number[] {
  const [left, right] = [ofAll(chosen, 'left'), ofAll(chosen, 'right')];
  return chosen.map((one) => one.right - ((one.left + one.right) * right) / (left + right));
}

const farthest = (distances: readonly number[]): number => Math.max(...distances.map(Math.abs));

/** How many ways there are to pick some out of all. */
const ways = (all: number, some: number): number =>
  Array.from({ length: some }, (_, at) => (all - at) / (at + 1)).reduce((product, one) => product * one, 1);

/** All ways to divide so many choices for the pole on the right among the sides, as many as each holds at most. */
function* divisions(right: number, sizes: readonly number[]): Generator<number[]> {
  const [size, ...rest] = sizes;
  if (size === undefined) {
    if (right === 0) yield [];
    return;
  }
  for (let own = Math.min(size, right); own >= 0; own -= 1)
    for (const others of divisions(right - own, rest)) yield [own, ...others];
}

/**
 * The chance that sides lie as far apart as these, or farther, in somebody with one style: which of the choices speak for the
 * right pole is then as good as drawn, so that their numbers follow the hypergeometric distribution of several groups.
 */
export function chanceOf(chosen: readonly Chosen[]): number {
  const sizes = chosen.map(({ left, right }) => left + right);
  const right = ofAll(chosen, 'right');
  const found = farthest(distancesOf(chosen));
  let share = 0;
  let sum = 0;
  for (const division of divisions(right, sizes)) {
    const weight = division.reduce((product, own, at) => product * ways(sizes[at] as number, own), 1);
    const distance = farthest(
      distancesOf(division.map((own, at) => ({ left: (sizes[at] as number) - own, right: own }))),
    );
    sum += weight;
    if (distance > found - 1e-9) share += weight;
  }
  return share / sum;
}

/** The side that goes its own way beyond chance; null where there is none, or where two lie as far out. */
export function apartOf(chosen: Readonly<Record<Facet, Chosen>>): Apart | null {
  const all = facets.map((facet) => chosen[facet]);
  if (ofAll(all, 'left') + ofAll(all, 'right') === 0 || chanceOf(all) > mostByChance) return null;
  const distances = distancesOf(all);
  const [first, next] = facets
    .map((side, at) => ({ side, by: distances[at] as number }))
    .toSorted((one, other) => Math.abs(other.by) - Math.abs(one.by));
  if (!first || !next || Math.abs(first.by) - Math.abs(next.by) < 1e-9) return null;
  return { side: first.side, towards: first.by > 0 ? 'right' : 'left' };
}
