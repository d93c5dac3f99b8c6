import type { Random } from '../../../random.ts';
import { untilSound } from '../../until-sound.ts';
import type { Fold, FoldingFault, FoldingItem, FoldingPlan } from './folding.ts';
import { type Way, waysOf } from './folds.ts';
import { openings, type Point, side, sorted, unfold } from './paper.ts';

/** More holes than this are counted, not seen. */
const mostHoles = 8;

/** Holes lie in the middle of the squares of a grid of six by six, clear of each other and of every fold. */
const middles: readonly Point[] = Array.from(
  { length: (side / 2) ** 2 },
  (_, at): Point => [2 * (at % (side / 2)) + 1, 2 * Math.floor(at / (side / 2)) + 1],
);

interface Sheet {
  readonly folds: readonly Fold[];
  readonly holes: readonly Point[];
  readonly unfolded: readonly Point[];
}

/** The open sheet, if there is one and every fold doubles at least one hole: else a fold would be there for nothing. */
function opened({ folds, papers }: Way, holes: readonly Point[]): Sheet[] {
  const steps = openings(folds, holes, papers);
  const last = steps?.at(-1);
  const doubles = steps?.every((step, at) => step.length > (steps[at - 1] ?? holes).length);
  return last && doubles ? [{ folds, holes, unfolded: sorted(last) }] : [];
}

/** Sheets of all ways of folding, punched at all places: one row a way. Undefined where the ways do not allow it. */
function cross(ways: readonly Way[], places: readonly (readonly Point[])[]): Sheet[][] {
  return ways.flatMap((way) => {
    const row = places.flatMap((holes) => opened(way, holes));
    return row.length === places.length ? [row] : [];
  });
}

/**
 * Six sheets that are all unfolded from the same places of the punch, with equally many holes: one row a way of folding. Rows are
 * kept or left by their own holes and those of rows before them, never by which will be right.
 */
function draft(plan: FoldingPlan, random: Random): Sheet[][] | undefined {
  const ways = waysOf(plan);
  const { folds, papers } = random.pick(ways);
  const holes = random.shuffle(middles.filter((hole) => unfold(folds, [hole], papers)));
  if (holes.length < plan.places * plan.holes) return undefined;
  const places = Array.from({ length: plan.places }, (_, at) =>
    holes.slice(at * plan.holes, (at + 1) * plan.holes),
  );
  const rowsByCount = Map.groupBy(cross(ways, places), holeCount);
  const enough = [...rowsByCount].flatMap(([count, rows]) => {
    const distinct = differing(random.shuffle(rows)).slice(0, 6 / plan.places);
    const seen = count >= 2 * plan.holes && count <= mostHoles;
    return seen && distinct.length * plan.places === 6 ? [distinct] : [];
  });
  return enough.length > 0 ? random.pick(enough) : undefined;
}

/** How many holes each sheet of a row has; 0 where they differ or two are the same. */
function holeCount(row: readonly Sheet[]): number {
  const names = row.map(({ unfolded }) => unfolded.join(' '));
  const [count, ...others] = new Set(row.map(({ unfolded }) => unfolded.length));
  return others.length > 0 || new Set(names).size < row.length ? 0 : (count ?? 0);
}

/** The rows that have no sheet like one of a row before. */
function differing(rows: readonly Sheet[][]): Sheet[][] {
  const met = new Set<string>();
  return rows.filter((row) => {
    const names = row.map(({ unfolded }) => unfolded.join(' '));
    if (names.some((name) => met.has(name))) return false;
    for (const name of names) met.add(name);
    return true;
  });
}

/** Ways of folding crossed with places of the punch; the question shows the one and the other of the right option. */
export function generateFolding(plan: FoldingPlan, random: Random): FoldingItem {
  const rows = untilSound(random, (stream) => draft(plan, stream));
  const drawn = random.shuffle(rows.flat());
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
