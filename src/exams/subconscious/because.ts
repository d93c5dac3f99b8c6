import { leaningOf } from '../kit/because/because.ts';
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

/**
 * For each dimension the answers that speak for how it came out: given away from the middle step, in the sense of the
 * item's slope on it. How far each moved the score is what the score loses without it; a score that leans to no side
 * has none.
 *
 * @param steps in the order of the items; null where none was chosen
 */
export function influencesOn(
  steps: readonly (number | null)[],
  scales: DimensionScores,
): ReadonlyMap<Dimension, readonly Influence[]> {
  const whole = abilitiesOf(steps).abilities;
  // Scoring takes milliseconds, and many answers speak for nothing: each is left out once, and only where it is asked for.
  const known = new Map<number, readonly number[]>();
  const without = (left: number): readonly number[] => {
    const rest =
      known.get(left) ?? abilitiesOf(steps.map((step, at) => (at === left ? null : step))).abilities;
    known.set(left, rest);
    return rest;
  };
  return new Map(
    scales.map(({ id, value }) => {
      const place = dimensions.indexOf(id);
      const leaning = leaningOf(value, pointScale.mean, levelOf(value));
      const influences = items.flatMap((item, at): Influence[] => {
        const step = steps[at] ?? null;
        if (step === null || leaning * (step - middle) * (item.loadings[id] ?? 0) <= 0) return [];
        const moved = (whole[place] as number) - (without(at)[place] as number);
        return [{ item, step, by: leaning * pointScale.deviation * moved }];
      });
      return [id, influences];
    }),
  );
}
