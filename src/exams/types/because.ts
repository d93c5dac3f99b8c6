import type { Axis } from './axes.ts';
import { type Item, items, stepCount, towardsHigh } from './items.ts';
import { placeOn, sideOf } from './score.ts';

/** An answer, and how far it moved its axis towards the letter that came out. */
export interface Influence {
  readonly item: Item;
  readonly step: number;
  /** In percent. */
  readonly by: number;
}

const middle = (stepCount - 1) / 2;

/**
 * The answers that speak for the letter of an axis. How far each moved it is what the percentage loses without it.
 *
 * @param steps in the order of the items; null where none was chosen
 */
export function influencesOn(axis: Axis, steps: readonly (number | null)[]): Influence[] {
  const whole = placeOn(axis, steps);
  const leaning = sideOf(whole) === 'high' ? 1 : -1;
  return items.flatMap((item, at): Influence[] => {
    const step = steps[at] ?? null;
    if (item.axis !== axis || step === null || leaning * (towardsHigh(item, step) - middle) <= 0) return [];
    const without = placeOn(axis, steps.with(at, null));
    return [{ item, step, by: leaning * (whole.value - without.value) }];
  });
}
