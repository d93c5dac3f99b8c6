/**
 * The day on which a membership that begins now renews for the first time: the same day of the next month or year (UTC),
 * and the month's last where it has no such day.
 */
export function firstRenewal(now: Date, every: 'month' | 'year'): Date {
  const months = now.getUTCMonth() + (every === 'month' ? 1 : 12);
  const lastOfMonth = new Date(Date.UTC(now.getUTCFullYear(), months + 1, 0));
  const day = Math.min(now.getUTCDate(), lastOfMonth.getUTCDate());
  return new Date(Date.UTC(lastOfMonth.getUTCFullYear(), lastOfMonth.getUTCMonth(), day));
}
