import type { Encoded } from './choice-model.ts';
import type { Look } from './look.ts';

/** Features of one option within its set, by name, each name once. */
export interface Features {
  readonly names: string[];
  readonly values: number[];
}

/** Making a name costs more than looking it up: names are put together once. */
const made = new Map<string, Map<string, string>>();

function joined(first: string, second: string): string {
  let row = made.get(first);
  if (!row) {
    row = new Map();
    made.set(first, row);
  }
  let whole = row.get(second);
  if (whole === undefined) {
    whole = `${first} ${second}`;
    row.set(second, whole);
  }
  return whole;
}

const times = Array.from({ length: 100 }, (_, count) => `×${count}`);
const among = Array.from({ length: 10 }, (_, count) => `in ${count}`);
const equals = Array.from({ length: 10 }, (_, count) => `equal ${count}`);
const positions = Array.from({ length: 10 }, (_, at) => `position ${at + 1}`);
const ranks = Array.from({ length: 10 }, (_, lower) =>
  Array.from({ length: 10 }, (__, equal) => `rank ${lower} of ${equal}`),
);

const counted = (token: string, count: number): string => joined(token, times[Math.min(count, 99)] ?? '');

const same = (one: number, other: number): boolean => Math.abs(one - other) < 1e-3 * (1 + Math.abs(one));

/** How alike two options are: Ruzicka's index of their tokens (1958), 1 for the same. */
export function likeness(one: Look, other: Look): number {
  let [shared, all] = [0, 0];
  for (const [token, here] of one.tokens) {
    const there = other.tokens.get(token) ?? 0;
    shared += Math.min(here, there);
    all += Math.max(here, there);
  }
  for (const [token, there] of other.tokens) if (!one.tokens.has(token)) all += there;
  return all === 0 ? 1 : shared / all;
}

/** Where each value stands among the values of a set: rank, extremes, middle, repetitions and distances, by name. */
function standings(name: string, values: readonly number[], into: readonly Features[]): void {
  const sorted = [...values].sort((one, other) => one - other);
  const [lowest, highest] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  if (same(lowest, highest)) return;
  const half = values.length >> 1;
  const middle = ((sorted[half - 1] ?? 0) + (sorted[half] ?? 0)) / 2;
  const mean = values.reduce((sum, other) => sum + other, 0) / values.length;
  const away = values.map((other) => Math.abs(other - mean));
  const near = values.map((other) => Math.abs(other - middle));
  const alone = values.map((one, here) => {
    let least = Number.POSITIVE_INFINITY;
    for (let there = 0; there < values.length; there += 1) {
      if (there !== here) least = Math.min(least, Math.abs(one - (values[there] ?? 0)));
    }
    return least;
  });
  const bounds: [string, readonly number[], number][] = [
    ['nearest to the middle', near, Math.min(...near)],
    ['nearest to the mean', away, Math.min(...away)],
    ['farthest from the mean', away, Math.max(...away)],
    ['most alone', alone, Math.max(...alone)],
    ['least alone', alone, Math.min(...alone)],
    ['lowest', values, lowest],
    ['highest', values, highest],
  ];
  values.forEach((value, at) => {
    const { names, values: numbers } = into[at] as Features;
    let [lower, equal] = [0, 0];
    for (const other of values) {
      if (same(other, value)) equal += 1;
      else if (other < value) lower += 1;
    }
    names.push(joined(name, ranks[lower]?.[equal] ?? ''), joined(name, equals[equal] ?? ''));
    numbers.push(1, 1);
    for (const [bound, list, extreme] of bounds) {
      if (!same(list[at] ?? 0, extreme)) continue;
      names.push(joined(name, bound));
      numbers.push(1);
    }
    names.push(joined(name, 'relative'));
    numbers.push((value - lowest) / (highest - lowest));
  });
}

/** Every feature of every option of one set. */
export function featuresOf(looks: readonly Look[], kind: string): Features[] {
  const shares = sharesOf(looks);
  const out = looks.map((): Features => ({ names: [], values: [] }));
  for (const [name, values] of relationsOf(looks, shares)) standings(name, values, out);
  looks.forEach(({ tokens, measures }, at) => {
    const { names, values } = out[at] as Features;
    // Once more for the kind of place: what speaks for the key in one may speak against it in another.
    const own = names.length;
    for (let index = 0; index < own; index += 1) {
      if (values[index] !== 1) continue;
      names.push(joined(kind, names[index] as string));
      values.push(1);
    }
    const position = positions[at] ?? '';
    names.push(position, joined(kind, position));
    values.push(1, 1);
    const anyShared = among.map(() => 0);
    for (const [token, count] of tokens) {
      const whole = counted(token, count);
      const share = shares.get(whole) ?? 0;
      if (share === looks.length) continue;
      names.push(whole, joined(whole, among[share] ?? ''));
      values.push(1, 1);
      anyShared[share] = (anyShared[share] ?? 0) + 0.2;
    }
    anyShared.forEach((sum, share) => {
      names.push(joined('any', among[share] ?? ''));
      values.push(sum);
    });
    for (const [name, value] of measures) {
      names.push(name);
      values.push(Math.sign(value) * Math.log1p(Math.abs(value)));
    }
  });
  return out;
}

/** How many options of a set show each token, and as often. */
function sharesOf(looks: readonly Look[]): Map<string, number> {
  const shares = new Map<string, number>();
  for (const { tokens } of looks) {
    for (const [token, count] of tokens) {
      const whole = counted(token, count);
      shares.set(whole, (shares.get(whole) ?? 0) + 1);
    }
  }
  return shares;
}

/** Values that each option has only by the side of the others, and its measures. */
function relationsOf(looks: readonly Look[], shares: ReadonlyMap<string, number>): [string, number[]][] {
  const alike = looks.map((one, at) =>
    looks.flatMap((other, there) => (there === at ? [] : [likeness(one, other)])),
  );
  const nearest = alike.map((row) => Math.max(...row));
  const top = Math.max(...nearest);
  const names = new Set(looks.flatMap(({ measures }) => [...measures.keys()]));
  return [
    ['likeness, mean', alike.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length)],
    ['likeness, nearest', nearest],
    ['likeness, farthest', alike.map((row) => Math.min(...row))],
    ['closest pairs', alike.map((row) => row.filter((value) => same(value, top)).length)],
    ['votes', looks.map(({ tokens }) => votesFor(tokens, shares))],
    ['variety', looks.map(({ tokens }) => tokens.size)],
    ...[...names].map((name): [string, number[]] => [
      name,
      looks.map(({ measures }) => measures.get(name) ?? 0),
    ]),
  ];
}

function votesFor(tokens: ReadonlyMap<string, number>, shares: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [token, count] of tokens) sum += shares.get(counted(token, count)) ?? 0;
  return sum / Math.max(1, tokens.size);
}

/** Gives features their numbers: those seen often enough in training, no others. */
export class Vocabulary {
  readonly #places = new Map<string, number>();
  readonly #names: readonly string[];

  /** @param least how many options must show a feature for it to be learned from */
  constructor(sets: readonly (readonly Features[])[], least: number) {
    const seen = new Map<string, number>();
    for (const { names } of sets.flat()) {
      for (const name of names) seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    for (const [name, count] of seen) if (count >= least) this.#places.set(name, this.#places.size);
    this.#names = [...this.#places.keys()];
  }

  get size(): number {
    return this.#places.size;
  }

  /** Names in the order of their numbers. */
  get names(): readonly string[] {
    return this.#names;
  }

  encode({ names, values }: Features): Encoded {
    const indices: number[] = [];
    const known: number[] = [];
    names.forEach((name, at) => {
      const place = this.#places.get(name);
      const value = values[at] ?? 0;
      if (place === undefined || value === 0) return;
      indices.push(place);
      known.push(value);
    });
    return { indices: Int32Array.from(indices), values: Float32Array.from(known) };
  }
}
