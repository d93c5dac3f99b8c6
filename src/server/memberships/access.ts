import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Subscription } from './store.ts';

/** A member whose renewal was declined keeps what membership gives for so long after the paid period. */
export const graceMilliseconds = 7 * 24 * 3600 * 1000;

export type Access = Pick<Subscription, 'state' | 'periodEnd' | 'cancelAtPeriodEnd' | 'graceUntil'>;

/**
 * Until when a membership gives what it gives; undefined where it gives nothing. While its provider bills it, a
 * renewal that we have not heard of yet takes nothing away: it may be under way, or its notice lost.
 */
export function accessUntil({ state, periodEnd, cancelAtPeriodEnd, graceUntil }: Access): Date | undefined {
  if (state === 'incomplete' || state === 'canceled') return undefined;
  if (cancelAtPeriodEnd) return periodEnd;
  if (state === 'past_due' && graceUntil) return graceUntil;
  return new Date(periodEnd.getTime() + graceMilliseconds);
}

/**
 * Whether it gives something now. The order of its latest paid period must still be paid: not given back, not in
 * dispute.
 *
 * @param paid the orders that paid for its periods
 */
export function givesAccess(membership: Access, paid: readonly Order[], now: Date): boolean {
  const until = accessUntil(membership);
  if (until === undefined || now >= until) return false;
  const running = paid.find(({ periodEnd }) => periodEnd?.getTime() === membership.periodEnd.getTime());
  return running !== undefined && isUnlocked(running.state);
}
