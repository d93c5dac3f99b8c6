import { strongestOf } from '../kit/because/because.ts';
import type { Axis } from './axes.ts';
import { type Item, items, stepCount, towardsHigh } from './items.ts';
import { placeOn, sideOf } from './score.ts';

/** An answer, and how far it moved its axis towards the letter that came out. */
export interface Influence {
  readonly item: Item;
  readonly step: number;
  /** In percent. */
  readonly by: number;
  /** Whether it speaks for that letter, and not for the other. */
  readonly agrees: boolean;
}

const middle = (stepCount - 1) / 2;

/**
 * The answers that speak for the letter of an axis, and against it. How far each moved it is what the percentage loses
 * without it; those in the middle speak for neither.
 *
 * @param steps in the order of the items; null where none was chosen
 */
export function influencesOn(axis: Axis, steps: readonly (number | null)[]): Influence[] {
  const whole = placeOn(axis, steps);
  const leaning = sideOf(whole) === 'high' ? 1 : -1;
  return items.flatMap((item, at): Influence[] => {
    const step = steps[at] ?? null;
    if (item.axis !== axis || step === null || step === middle) return [];
    const without = placeOn(axis, steps.with(at, null));
    const by = leaning * (whole.value - without.value);
    return [{ item, step, by, agrees: leaning * (towardsHigh(item, step) - middle) > 0 }];
  });
}

/** Steps from the middle from which on an answer speaks plainly. */
const plainFrom = 2;

/**
 * A plain answer for the letter and a plain one against it, the strongest of each. As long as there is one, the first is not
 * among those that are named beside the axis anyway.
 *
 * @param influences of one axis
 */
export function contrastOf(
  influences: readonly Influence[],
): { readonly first: Influence; readonly second: Influence } | undefined {
  const plain = influences.filter(({ step }) => Math.abs(step - middle) >= plainFrom);
  const strongest = plain.toSorted(
    (one, other) => Math.abs(other.step - middle) - Math.abs(one.step - middle),
  );
  const agreeing = strongest.filter(({ agrees }) => agrees);
  const named = strongestOf(agreeing);
  const first = agreeing.find((one) => !named.includes(one)) ?? agreeing[0];
  const second = strongest.find(({ agrees }) => !agrees);
  return first && second && { first, second };
}
