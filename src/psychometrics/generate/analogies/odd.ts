import type { Random } from '../../random.ts';
import {
  type DotsFigure,
  featuresOf,
  fewestSides,
  frames,
  mostSides,
  type RelationFigure,
} from './figures.ts';
import type { OddItem, RelationKind } from './item.ts';
import { allDiffer, columns, corners, drawHands, drawPair } from './relations.ts';

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
 * Six figures of which all but one have a relation in common. No attribute singles out any figure: each of its values
 * stands twice at least, or all six differ; and what one part of a figure is singles out no other than the odd one. The
 * options are the places, so there is nothing to be learned from them.
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
  const seen = columns(features.map(({ attributes, presence }) => [...attributes, ...presence]));
  const others = columns(features.map(({ parts, relations }) => [...parts, ...relations]));
  return (
    allDiffer([odd, ...five].map((figure) => JSON.stringify(figure))) &&
    seen.every((values) => allDiffer(values) || singles(values).length === 0) &&
    others.every((values) => singles(values).every((at) => at === 0))
  );
}

/** Places of the values that stand once. */
const singles = (values: readonly number[]): number[] =>
  values.flatMap((value, at) => (values.filter((other) => other === value).length === 1 ? [at] : []));
