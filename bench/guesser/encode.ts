import type { Encoded } from './choice-model.ts';
import type { Look } from './look.ts';

/** A feature of an option within its set, by name. */
type Named = Map<string, number>;

const same = (one: number, other: number) => Math.abs(one - other) < 1e-3 * (1 + Math.abs(one));

/** How alike two options are: Ruzicka's index of their tokens (1958), 1 for the same. */
export function likeness(one: Look, other: Look): number {
  let [shared, all] = [0, 0];
  for (const token of new Set([...one.tokens.keys(), ...other.tokens.keys()])) {
    const [here, there] = [one.tokens.get(token) ?? 0, other.tokens.get(token) ?? 0];
    shared += Math.min(here, there);
    all += Math.max(here, there);
  }
  return all === 0 ? 1 : shared / all;
}

/** Where a value stands among the values of a set: its rank, extremes, middle, repetitions and distances. */
function standing(name: string, values: readonly number[], at: number, out: Named): void {
  const value = values[at] ?? 0;
  const sorted = [...values].sort((one, other) => one - other);
  const [lowest, highest] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  if (same(lowest, highest)) return;
  const lower = values.filter((other) => other < value && !same(other, value)).length;
  const equal = values.filter((other) => same(other, value)).length;
  const middle = ((sorted[2] ?? 0) + (sorted[3] ?? 0)) / 2;
  const mean = values.reduce((sum, other) => sum + other, 0) / values.length;
  const away = values.map((other) => Math.abs(other - mean));
  const near = values.map((other) => Math.abs(other - middle));
  const alone = values.map((one, here) =>
    Math.min(
      ...values.map((other, there) => (here === there ? Number.POSITIVE_INFINITY : Math.abs(one - other))),
    ),
  );
  const first = (list: readonly number[], bound: number) => same(list[at] ?? 0, bound);
  out.set(`${name} rank ${lower} of ${equal}`, 1);
  out.set(`${name} equal ${equal}`, 1);
  out.set(`${name} relative`, (value - lowest) / (highest - lowest));
  if (lower === 0) out.set(`${name} lowest`, 1);
  if (lower + equal === values.length) out.set(`${name} highest`, 1);
  if (first(near, Math.min(...near))) out.set(`${name} nearest to the middle`, 1);
  if (first(away, Math.min(...away))) out.set(`${name} nearest to the mean`, 1);
  if (first(away, Math.max(...away))) out.set(`${name} farthest from the mean`, 1);
  if (first(alone, Math.max(...alone))) out.set(`${name} most alone`, 1);
  if (first(alone, Math.min(...alone))) out.set(`${name} least alone`, 1);
}

/** Every feature of every option of one set. */
export function featuresOf(looks: readonly Look[], kind: string): Named[] {
  const names = new Set(looks.flatMap(({ measures }) => [...measures.keys()]));
  const shares = new Map<string, number>();
  for (const { tokens } of looks) {
    for (const [token, count] of tokens) {
      const counted = `${token} ×${count}`;
      shares.set(counted, (shares.get(counted) ?? 0) + 1);
    }
  }
  const alike = looks.map((one, at) =>
    looks.flatMap((other, there) => (there === at ? [] : [likeness(one, other)])),
  );
  const nearest = alike.map((row) => Math.max(...row));
  const closest = alike.map((row) => row.filter((value) => same(value, Math.max(...nearest))).length);
  const derived: [string, number[]][] = [
    ['likeness, mean', alike.map((row) => row.reduce((sum, value) => sum + value, 0) / row.length)],
    ['likeness, nearest', nearest],
    ['likeness, farthest', alike.map((row) => Math.min(...row))],
    ['closest pairs', closest],
    ['votes', looks.map(({ tokens }) => votes(tokens, shares))],
    ['variety', looks.map(({ tokens }) => tokens.size)],
    ...[...names].map((name): [string, number[]] => [
      name,
      looks.map(({ measures }) => measures.get(name) ?? 0),
    ]),
  ];
  return looks.map(({ tokens, measures }, at) => {
    const out: Named = new Map();
    for (const [token, count] of tokens) {
      const counted = `${token} ×${count}`;
      const share = shares.get(counted) ?? 0;
      if (share === looks.length) continue;
      out.set(counted, 1);
      out.set(`${counted} in ${share}`, 1);
      const shared = `any in ${share}`;
      out.set(shared, (out.get(shared) ?? 0) + 0.2);
    }
    for (const [name, value] of measures) out.set(name, Math.sign(value) * Math.log1p(Math.abs(value)));
    const own: Named = new Map();
    for (const [name, values] of derived) standing(name, values, at, own);
    for (const [name, value] of own) {
      out.set(name, value);
      // Once more for the kind of place: what speaks for the key in one may speak against it in another.
      if (value === 1) out.set(`${kind}: ${name}`, 1);
    }
    return out;
  });
}

function votes(tokens: ReadonlyMap<string, number>, shares: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [token, count] of tokens) sum += shares.get(`${token} ×${count}`) ?? 0;
  return sum / Math.max(1, tokens.size);
}

/** Gives features their numbers: those seen often enough in training, no others. */
export class Vocabulary {
  readonly #places = new Map<string, number>();

  /** @param least how many options must show a feature for it to be learned from */
  constructor(sets: readonly (readonly Named[])[], least: number) {
    const seen = new Map<string, number>();
    for (const set of sets) {
      for (const option of set) for (const name of option.keys()) seen.set(name, (seen.get(name) ?? 0) + 1);
    }
    for (const [name, times] of seen) if (times >= least) this.#places.set(name, this.#places.size);
  }

  get size(): number {
    return this.#places.size;
  }

  /** Names in the order of their numbers. */
  get names(): string[] {
    return [...this.#places.keys()];
  }

  encode(option: Named): Encoded {
    const known = [...option].flatMap(([name, value]) => {
      const at = this.#places.get(name);
      return at === undefined || value === 0 ? [] : [{ at, value }];
    });
    return {
      indices: Int32Array.from(known, ({ at }) => at),
      values: Float32Array.from(known, ({ value }) => value),
    };
  }
}
