import type { RecurringPlan } from '../provider.ts';

const monthsOf = { month: 1, year: 12 } as const;

/**
 * The same day and time some months later, in UTC; the last day of a month that has no such day. Counted from the
 * anchor and not from the month before: 31 January, 28 February, 31 March.
 */
export function monthsAfter(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0)).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}

/**
 * The end of the period that begins at `start`.
 *
 * @param start the anchor, or some months after it as `monthsAfter` counts
 */
export function periodEndAfter(anchor: Date, start: Date, every: RecurringPlan['every']): Date {
  const begun =
    (start.getUTCFullYear() - anchor.getUTCFullYear()) * 12 + start.getUTCMonth() - anchor.getUTCMonth();
  return monthsAfter(anchor, begun + monthsOf[every]);
}
