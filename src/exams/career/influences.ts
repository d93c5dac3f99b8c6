import { type ActivityId, items, stepCount } from './items.ts';
import { interestsOf, pointsOf } from './score.ts';
import type { Theme } from './themes.ts';

/** An activity that was liked, and how far its answer raised its theme. */
export interface Influence {
  readonly id: ActivityId;
  /** Its place in the form, from 0. */
  readonly at: number;
  /** In points: what the theme loses without it. */
  readonly by: number;
}

const middle = (stepCount - 1) / 2;

/** The activities of a theme that speak for it. As all are scored alike, the same step raises the theme by as much. */
export function influencesOn(theme: Theme, steps: readonly (number | null)[]): Influence[] {
  const whole = pointsOf(interestsOf(steps).abilities, theme);
  const raised = new Map<number, number>();
  return items.flatMap((item, at): Influence[] => {
    const step = steps[at] ?? null;
    if (item.theme !== theme || step === null || step <= middle) return [];
    const by = raised.get(step) ?? whole - pointsOf(withoutOf(steps, at), theme);
    raised.set(step, by);
    return [{ id: item.id, at, by }];
  });
}

const withoutOf = (steps: readonly (number | null)[], at: number): readonly number[] =>
  interestsOf(steps.map((one, which) => (which === at ? null : one))).abilities;
