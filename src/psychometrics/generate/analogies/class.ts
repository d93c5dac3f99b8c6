import type { Random } from '../../random.ts';
import { featuresOf, frames, type RelationFigure } from './figures.ts';
import type { ClassItem } from './item.ts';
import { allDiffer, columns, corners, drawHands, drawPair } from './relations.ts';

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
    columns(features.map(({ presence }) => presence)).every((values) => values.includes(0)) &&
    columns(features.map(({ attributes, parts }) => [...attributes, ...parts])).every(
      (values) => new Set(values).size > 1,
    ) &&
    fitting.length === 1 &&
    fitting[0] === options[key]
  );
}
