import type { Random } from '../../../random.ts';
import { untilSound } from '../../until-sound.ts';
import type { Fold, FoldingFault, FoldingItem, FoldingPlan } from './folding.ts';
import { type Way, waysOf } from './folds.ts';
import { openings, type Point, side, sorted } from './paper.ts';

/** More holes than this are counted, not seen. */
const mostHoles = 8;

/** Holes lie in the middle of the squares of a grid of six by six, clear of each other and of every fold. */
const middles: readonly Point[] = Array.from(
  { length: (side / 2) ** 2 },
  (_, at): Point => [2 * (at % (side / 2)) + 1, 2 * Math.floor(at / (side / 2)) + 1],
);

/** What is punched at once. */
interface Place {
  /** Which of the middles. */
  readonly at: readonly number[];
  readonly holes: readonly Point[];
}

interface Sheet {
  readonly folds: readonly Fold[];
  readonly holes: readonly Point[];
  readonly unfolded: readonly Point[];
}

/** What a single hole comes to as a way of folding is opened again. */
interface Opened {
  /** One bit for each opening at which the paper doubles it. */
  readonly doubled: number;
  readonly holes: readonly Point[];
  /** Which holes these are: a bit for each square of the grid, of which there are more than an integer of 32 has. */
  readonly name: number;
}

/**
 * Of a list of ways, which never changes, by way and then by hole, as one of the middles: a hole opens the same whatever is
 * punched beside it, and a draft asks some thousand times. Null where there is no paper to punch, or a fold.
 */
const known = new WeakMap<readonly Way[], (Opened | null)[][]>();

type Openings = (way: number, hole: number) => Opened | null;

function openingsOf(ways: readonly Way[]): Openings {
  const all = known.get(ways) ?? ways.map(() => []);
  known.set(ways, all);
  return (way, hole) => {
    const ofWay = all[way] as (Opened | null)[];
    const found = ofWay[hole];
    if (found !== undefined) return found;
    const made = opened(ways[way] as Way, middles[hole] as Point);
    ofWay[hole] = made;
    return made;
  };
}

function opened({ folds, papers }: Way, hole: Point): Opened | null {
  const steps = openings(folds, [hole], papers);
  if (!steps) return null;
  const holes = steps[steps.length - 1] ?? [];
  return {
    doubled: steps.reduce(
      (bits, step, at) => (step.length > (steps[at - 1]?.length ?? 1) ? bits | (1 << at) : bits),
      0,
    ),
    holes,
    name: holes.reduce((sum, [x, y]) => sum + 2 ** ((x - 1) / 2 + ((y - 1) / 2) * (side / 2)), 0),
  };
}

/** One way of folding, punched at each of the places: its sheets in short. */
interface Row {
  /** Which of the list. */
  readonly way: number;
  /** How many holes each sheet has; 0 where they differ or two are the same. */
  readonly count: number;
  /** The same for sheets whose holes are the same when they are unfolded. */
  readonly names: readonly number[];
}

/** Undefined where a sheet cannot be opened, or has a fold that doubles no hole and so would be there for nothing. */
function rowOf(way: number, folds: number, places: readonly Place[], openedOf: Openings): Row | undefined {
  const all = (1 << folds) - 1;
  const names: number[] = [];
  let count: number | undefined;
  for (const { at } of places) {
    let [doubled, name, own] = [0, 0, 0];
    for (const hole of at) {
      const one = openedOf(way, hole);
      if (!one) return undefined;
      doubled |= one.doubled;
      name += one.name;
      own += one.holes.length;
    }
    if (doubled !== all) return undefined;
    count = count === undefined || count === own ? own : 0;
    names.push(name);
  }
  const isTold = names.length === 1 || new Set(names).size === names.length;
  return { way, count: isTold ? (count ?? 0) : 0, names };
}

/** All ways of folding, punched at all places: one row a way. */
const cross = (ways: readonly Way[], places: readonly Place[], openedOf: Openings): Row[] =>
  ways.flatMap(({ folds }, way) => rowOf(way, folds.length, places, openedOf) ?? []);

/**
 * Six sheets that are all unfolded from the same places of the punch, with equally many holes: one row a way of folding. Rows are
 * kept or left by their own holes and those of rows before them, never by which will be right.
 */
function draft(plan: FoldingPlan, random: Random): Sheet[] | undefined {
  const ways = waysOf(plan);
  const openedOf = openingsOf(ways);
  const picked = random.below(ways.length);
  const open = random.shuffle([...middles.keys()].filter((hole) => openedOf(picked, hole)));
  if (open.length < plan.places * plan.holes) return undefined;
  const places = Array.from({ length: plan.places }, (_, which): Place => {
    const at = open.slice(which * plan.holes, (which + 1) * plan.holes);
    return { at, holes: at.map((hole) => middles[hole] as Point) };
  });
  const rowsByCount = Map.groupBy(cross(ways, places, openedOf), ({ count }) => count);
  const enough = [...rowsByCount].flatMap(([count, rows]) => {
    // Of all: what is drawn after it must not hang on what can be seen.
    const shuffled = random.shuffle(rows);
    if (count < 2 * plan.holes || count > mostHoles) return [];
    const distinct = differing(shuffled, 6 / plan.places);
    return distinct.length * plan.places === 6 ? [distinct] : [];
  });
  if (enough.length === 0) return undefined;
  return random.pick(enough).flatMap(({ way }) =>
    places.map(({ at, holes }): Sheet => {
      const unfolded = sorted(at.flatMap((hole) => openedOf(way, hole)?.holes ?? []));
      return { folds: (ways[way] as Way).folds, holes, unfolded };
    }),
  );
}

/** The first rows, so many at most, that have no sheet like one of a row before. */
function differing(rows: readonly Row[], most: number): Row[] {
  const met = new Set<number>();
  const found: Row[] = [];
  for (const row of rows) {
    if (row.names.some((name) => met.has(name))) continue;
    for (const name of row.names) met.add(name);
    found.push(row);
    if (found.length === most) break;
  }
  return found;
}

/** Ways of folding crossed with places of the punch; the question shows the one and the other of the right option. */
export function generateFolding(plan: FoldingPlan, random: Random): FoldingItem {
  const drawn = random.shuffle(untilSound(random, (stream) => draft(plan, stream)));
  const right = random.pick(drawn);
  const faultOf = (of: Sheet): FoldingFault | null => {
    if (of === right) return null;
    if (of.holes === right.holes) return 'otherFold';
    return of.folds === right.folds ? 'otherPlace' : 'both';
  };
  return {
    kind: 'folding',
    stem: { folds: right.folds, holes: right.holes },
    options: drawn.map(({ unfolded }) => unfolded),
    key: drawn.indexOf(right),
    faults: drawn.map(faultOf),
  };
}
