import { leaningOf, strongestOf } from '../kit/because/because.ts';
import { type Dimension, dimensions } from './dimensions.ts';
import { type Item, items, stepCount } from './items.ts';
import { levelOf } from './levels.ts';
import { abilitiesOf, type DimensionScores, pointScale } from './score.ts';

/** An answer, and how far it moved a dimension in the direction in which that leans. */
export interface Influence {
  readonly item: Item;
  readonly step: number;
  /** In points. */
  readonly by: number;
}

const middle = (stepCount - 1) / 2;

/** The two answers that pulled a score in the middle most, one to each side. */
interface Pulls {
  readonly up: Influence;
  readonly down: Influence;
}

/** In points: from so much to both sides on, a score is in the middle because answers pull against each other. */
const leastPull = 3;

/** Whether a score is in the middle because of what pulls it apart, and not because nothing pulls. */
export const isDivided = (pulls: Pulls | undefined): boolean =>
  pulls !== undefined && Math.min(pulls.up.by, pulls.down.by) >= leastPull;

/**
 * How far each answer moved a dimension: what its score loses without the answer, in points. Of those given away from the
 * middle step, in the sense of the item's slope.
 *
 * @param steps in the order of the items; null where none was chosen
 */
export function movesOf(steps: readonly (number | null)[]) {
  const whole = abilitiesOf(steps).abilities;
  // Scoring takes milliseconds, and many answers speak for nothing: each is left out once, and only where it is asked for.
  const known = new Map<number, readonly number[]>();
  const without = (left: number): readonly number[] => {
    const rest =
      known.get(left) ?? abilitiesOf(steps.map((step, at) => (at === left ? null : step))).abilities;
    known.set(left, rest);
    return rest;
  };
  return (id: Dimension, leaning: -1 | 0 | 1): Influence[] => {
    const place = dimensions.indexOf(id);
    return items.flatMap((item, at): Influence[] => {
      const step = steps[at] ?? null;
      if (step === null || leaning * (step - middle) * (item.loadings[id] ?? 0) <= 0) return [];
      const moved = (whole[place] as number) - (without(at)[place] as number);
      return [{ item, step, by: leaning * pointScale.deviation * moved }];
    });
  };
}

type Moves = ReturnType<typeof movesOf>;

/** For each dimension the answers that speak for how it came out; a score that leans to no side has none. */
export const influencesOn = (
  moves: Moves,
  scales: DimensionScores,
): ReadonlyMap<Dimension, readonly Influence[]> =>
  new Map(scales.map(({ id, value }) => [id, moves(id, leaningOf(value, pointScale.mean, levelOf(value)))]));

/** For each dimension in the middle what pulled it most to either side, where something did. */
export function pullsOn(moves: Moves, scales: DimensionScores): ReadonlyMap<Dimension, Pulls> {
  const pulls = scales.flatMap(({ id, value }): [Dimension, Pulls][] => {
    if (levelOf(value) !== 3) return [];
    const [up] = strongestOf(moves(id, 1));
    const [down] = strongestOf(moves(id, -1));
    return up && down ? [[id, { up, down }]] : [];
  });
  return new Map(pulls);
}
