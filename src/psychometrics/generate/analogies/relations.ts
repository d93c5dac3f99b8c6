import type { Random } from '../../random.ts';
import {
  type DotsFigure,
  eighths,
  featuresOf,
  fewestSides,
  frames,
  type HandsFigure,
  mostSides,
  type PairFigure,
  type RelationFigure,
  wrap,
} from './figures.ts';
import type { ClassItem, OddItem, RelationKind } from './item.ts';

/** Numbers of sides of two polygons, or of sides and dots, that differ by `more`. */
function sidesThatDiffer(more: number, random: Random): [number, number] {
  const lower = Math.max(fewestSides, fewestSides - more);
  const upper = Math.min(mostSides, mostSides - more);
  const sides = lower + random.below(upper - lower + 1);
  return [sides, sides + more];
}

function drawPair(largeBlack: boolean, more: number, corner: number, random: Random): PairFigure {
  const [white, black] = sidesThatDiffer(more, random);
  const [large, small] = largeBlack ? [black, white] : [white, black];
  return { kind: 'pair', large, small, largeBlack, corner };
}

const corners = 4;

function drawHands(angle: number, frame: number, random: Random): HandsFigure {
  const long = random.below(eighths);
  return { kind: 'hands', frame, long, short: wrap(long + angle, eighths) };
}

/** Draws a figure that has two properties, of which the first has two values and the second three. */
type Draws = (first: number, second: number, random: Random) => RelationFigure;

/** How the options of a class are drawn, and how the figures shown. */
interface Drawers {
  readonly option: Draws;
  readonly shown: Draws;
}

function drawersOf(kind: 'pair' | 'hands', random: Random): Drawers {
  if (kind === 'hands') {
    const draw: Draws = (first, second, own) =>
      drawHands((first === 0 ? 1 : -1) * (second + 1), own.below(frames), own);
    return { option: draw, shown: draw };
  }
  // No pair of equal polygons is among them: they would be seen at a glance.
  const differences = random.shuffle([-2, -1, 1, 2]);
  // Options that differ in their numbers of sides alone would look alike: they stand in different corners.
  const places = [0, 1].map(() => random.shuffle([0, 1, 2, 3]));
  return {
    option: (first, second, own) =>
      drawPair(first === 0, differences[second] ?? 1, places[first]?.[second] ?? 0, own),
    shown: (first, second, own) => drawPair(first === 0, differences[second] ?? 1, own.below(corners), own),
  };
}

const shownOfClass = 5;

/**
 * Five figures that share two properties, neither of which a single attribute shows, and six options: one with each pair of
 * values of the two properties. Which of the six the five figures share is drawn last, so the options alone tell nothing.
 */
export function draftClass(kind: 'pair' | 'hands', random: Random): ClassItem | undefined {
  const draws = drawersOf(kind, random);
  const made = random.shuffle(
    [0, 1].flatMap((first) =>
      [0, 1, 2].map((second) => ({ first, second, figure: draws.option(first, second, random) })),
    ),
  );
  const key = random.below(made.length);
  const right = made[key] as (typeof made)[number];
  const options = made.map(({ figure }) => figure);
  // Tried for this key alone: a draft given up more often for one key than for another would betray it.
  for (let attempt = 0; attempt < classTries; attempt += 1) {
    const shown = Array.from({ length: shownOfClass }, () => draws.shown(right.first, right.second, random));
    if (!isClass(shown, options, key)) continue;
    const faults = made.map(({ first, second }, at) => {
      if (at === key) return null;
      return first === right.first || second === right.second
        ? 'onePropertyMissing'
        : 'bothPropertiesMissing';
    });
    return { kind: 'class', shown, options, key, faults };
  }
  return undefined;
}

const classTries = 300;

const allDiffer = (values: readonly unknown[]): boolean => new Set(values).size === values.length;

/** Columns of a table. */
const columns = (rows: readonly (readonly number[])[]): number[][] =>
  (rows[0] ?? []).map((_, at) => rows.map((row) => row[at] as number));

/** No attribute is the same throughout, and of the options the right one alone has all that the figures share. */
function isClass(shown: readonly RelationFigure[], options: readonly RelationFigure[], key: number): boolean {
  const features = shown.map(featuresOf);
  const shared = columns(features.map(({ relations }) => relations)).map((values) =>
    values.every((value) => value === values[0]) ? values[0] : undefined,
  );
  const fitting = options.filter((option) =>
    featuresOf(option).relations.every((value, at) => shared[at] === undefined || shared[at] === value),
  );
  const drawings = [...shown, options[key]].map((figure) => JSON.stringify(figure));
  return (
    allDiffer(drawings) &&
    columns(features.map(({ attributes, parts }) => [...attributes, ...parts])).every(
      (values) => new Set(values).size > 1,
    ) &&
    fitting.length === 1 &&
    fitting[0] === options[key]
  );
}

const figuresOfOdd = 6;

/** For six figures: two values, each three times, or three, each twice. */
function balanced(limit: number, random: Random): number[] {
  const values = random.shuffle(Array.from({ length: limit }, (_, value) => value));
  const kept = values.slice(0, random.pick([2, 3]));
  return random.shuffle(Array.from({ length: figuresOfOdd }, (_, at) => kept[at % kept.length] as number));
}

/** Six figures: first the odd one, then five that have a relation in common. */
function drawOdd(kind: RelationKind, random: Random): RelationFigure[] {
  const first = balanced(kind === 'pair' ? corners : kind === 'hands' ? frames : 2, random);
  const second = balanced(2, random);
  switch (kind) {
    case 'pair': {
      const more = random.pick([1, -1]);
      return first.map((corner, at) => drawPair(second[at] === 1, at === 0 ? -more : more, corner, random));
    }
    case 'hands': {
      const [angle = 1, other = 2] = random.shuffle([-3, -2, -1, 1, 2, 3]);
      return first.map((frame, at) => drawHands(at === 0 ? other : angle, frame, random));
    }
    case 'dots': {
      const sides = sidesOfDots(random);
      return first.map((tint, at) => ({
        kind: 'dots',
        ...(sides[at] as Dotted),
        tint,
        tilt: second[at] ?? 0,
      }));
    }
  }
}

type Dotted = Pick<DotsFigure, 'sides' | 'dots'>;

/**
 * The odd one has as many sides as some of the five, and as many dots as the others: two numbers of sides whose difference
 * makes up for the difference of the relations are the only way in which no number stands alone.
 */
function sidesOfDots(random: Random): Dotted[] {
  const more = random.pick([1, -1]);
  const oddMore = random.pick([0, -more]);
  const way = oddMore - more;
  const lowest = Math.max(fewestSides, fewestSides - way);
  const own = lowest + random.below(Math.min(mostSides, mostSides - way) - lowest + 1);
  const alike = random.pick([2, 3]);
  return Array.from({ length: figuresOfOdd }, (_, at) => {
    const sides = at <= alike ? own : own + way;
    return { sides, dots: sides + (at === 0 ? oddMore : more) };
  });
}

/**
 * Six figures of which all but one have a relation in common. No attribute singles out any figure: each of its values stands
 * twice at least, or all six differ; and nothing in a part of a figure singles out another than the odd one. The options are the places, so there is nothing to be learned from them.
 */
export function draftOdd(kind: RelationKind, random: Random): OddItem | undefined {
  const [odd, ...others] = drawOdd(kind, random);
  if (odd === undefined || !isOdd(odd, others)) return undefined;
  const key = random.below(figuresOfOdd);
  const mixed = random.shuffle(others);
  const options = Array.from({ length: figuresOfOdd }, (_, at) => at);
  return {
    kind: 'odd',
    shown: [...mixed.slice(0, key), odd, ...mixed.slice(key)],
    options,
    key,
    faults: options.map((at) => (at === key ? null : 'belongs')),
  };
}

function isOdd(odd: RelationFigure, five: readonly RelationFigure[]): boolean {
  const features = [odd, ...five].map(featuresOf);
  const attributes = columns(features.map(({ attributes }) => attributes));
  const others = columns(features.map(({ parts, relations }) => [...parts, ...relations]));
  return (
    allDiffer([odd, ...five].map((figure) => JSON.stringify(figure))) &&
    attributes.every((values) => allDiffer(values) || singles(values).length === 0) &&
    others.every((values) => singles(values).every((at) => at === 0))
  );
}

/** Places of the values that stand once. */
const singles = (values: readonly number[]): number[] =>
  values.flatMap((value, at) => (values.filter((other) => other === value).length === 1 ? [at] : []));
