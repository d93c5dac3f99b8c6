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

interface Sheet {
  readonly folds: readonly Fold[];
  readonly holes: readonly Point[];
  /** What becomes of each hole. */
  readonly opened: readonly Opened[];
}

/** What a single hole comes to as a way of folding is opened again; undefined where none can be. */
interface Opened {
  /** For each opening, whether the paper there doubles it. */
  readonly doubled: readonly boolean[];
  readonly holes: readonly Point[];
}

/** By way of folding, whose list never changes, and then by hole: a hole opens the same whatever is punched beside it. */
const known = new WeakMap<Way, Map<Point, Opened | undefined>>();

function openedOf(way: Way, hole: Point): Opened | undefined {
  const ofWay = known.get(way) ?? new Map<Point, Opened | undefined>();
  known.set(way, ofWay);
  if (!ofWay.has(hole)) ofWay.set(hole, opened(way, hole));
  return ofWay.get(hole);
}

function opened({ folds, papers }: Way, hole: Point): Opened | undefined {
  const steps = openings(folds, [hole], papers);
  return (
    steps && {
      doubled: steps.map((step, at) => step.length > (steps[at - 1]?.length ?? 1)),
      holes: steps[steps.length - 1] ?? [],
    }
  );
}

/** The open sheet, if there is one and every fold doubles at least one hole: else a fold would be there for nothing. */
function sheetOf(way: Way, holes: readonly Point[]): Sheet | undefined {
  const all: Opened[] = [];
  for (const hole of holes) {
    const one = openedOf(way, hole);
    if (!one) return undefined;
    all.push(one);
  }
  if (!way.folds.every((_, at) => all.some(({ doubled }) => doubled[at]))) return undefined;
  return { folds: way.folds, holes, opened: all };
}

const unfoldedOf = ({ opened }: Sheet): Point[] => sorted(opened.flatMap(({ holes }) => holes));

/** The same for sheets whose holes are the same when they are unfolded. */
const nameOf = ({ opened }: Sheet): string =>
  opened
    .flatMap(({ holes }) => holes.map(([x, y]) => y * (side + 1) + x))
    .sort((one, other) => one - other)
    .join(' ');

/** The sheets of one way of folding. */
interface Row {
  readonly sheets: readonly Sheet[];
  /** How many holes each sheet has; 0 where they differ or two are the same. */
  readonly count: number;
  /** Of its sheets, where they have as many holes. */
  readonly names: readonly string[];
}

function rowOf(sheets: readonly Sheet[]): Row {
  const [count = 0, ...counts] = sheets.map(({ opened }) =>
    opened.reduce((sum, { holes }) => sum + holes.length, 0),
  );
  if (counts.some((other) => other !== count)) return { sheets, count: 0, names: [] };
  const names = sheets.map(nameOf);
  return { sheets, count: new Set(names).size < names.length ? 0 : count, names };
}

/** Sheets of all ways of folding, punched at all places: one row a way. Undefined where the ways do not allow it. */
function cross(ways: readonly Way[], places: readonly (readonly Point[])[]): Row[] {
  return ways.flatMap((way) => {
    const sheets: Sheet[] = [];
    for (const holes of places) {
      const sheet = sheetOf(way, holes);
      if (!sheet) return [];
      sheets.push(sheet);
    }
    return [rowOf(sheets)];
  });
}

/**
 * Six sheets that are all unfolded from the same places of the punch, with equally many holes: one row a way of folding. Rows are
 * kept or left by their own holes and those of rows before them, never by which will be right.
 */
function draft(plan: FoldingPlan, random: Random): Row[] | undefined {
  const ways = waysOf(plan);
  const way = random.pick(ways);
  const holes = random.shuffle(middles.filter((hole) => openedOf(way, hole)));
  if (holes.length < plan.places * plan.holes) return undefined;
  const places = Array.from({ length: plan.places }, (_, at) =>
    holes.slice(at * plan.holes, (at + 1) * plan.holes),
  );
  const rowsByCount = Map.groupBy(cross(ways, places), ({ count }) => count);
  const enough = [...rowsByCount].flatMap(([count, rows]) => {
    // Of all: what is drawn after it must not hang on what can be seen.
    const shuffled = random.shuffle(rows);
    if (count < 2 * plan.holes || count > mostHoles) return [];
    const distinct = differing(shuffled).slice(0, 6 / plan.places);
    return distinct.length * plan.places === 6 ? [distinct] : [];
  });
  return enough.length > 0 ? random.pick(enough) : undefined;
}

/** The rows that have no sheet like one of a row before. */
function differing(rows: readonly Row[]): Row[] {
  const met = new Set<string>();
  return rows.filter(({ names }) => {
    if (names.some((name) => met.has(name))) return false;
    for (const name of names) met.add(name);
    return true;
  });
}

/** Ways of folding crossed with places of the punch; the question shows the one and the other of the right option. */
export function generateFolding(plan: FoldingPlan, random: Random): FoldingItem {
  const rows = untilSound(random, (stream) => draft(plan, stream));
  const drawn = random.shuffle(rows.flatMap(({ sheets }) => sheets));
  const right = random.pick(drawn);
  const faultOf = (of: Sheet): FoldingFault | null => {
    if (of === right) return null;
    if (of.holes === right.holes) return 'otherFold';
    return of.folds === right.folds ? 'otherPlace' : 'both';
  };
  return {
    kind: 'folding',
    stem: { folds: right.folds, holes: right.holes },
    options: drawn.map(unfoldedOf),
    key: drawn.indexOf(right),
    faults: drawn.map(faultOf),
  };
}
