import type { Membership, Overdue } from './membership.server.ts';

/** Where a membership stands, as a reader tells it. */
export type Phase = 'incomplete' | 'active' | 'ending' | 'pastDue' | 'canceled';

/** A switched plan waits in `trialing` at some providers: the period that is paid for goes on. */
export function phaseOf({
  state,
  cancelAtPeriodEnd,
}: Pick<Membership, 'state' | 'cancelAtPeriodEnd'>): Phase {
  if (state === 'incomplete' || state === 'canceled') return state;
  if (state === 'past_due') return 'pastDue';
  return cancelAtPeriodEnd ? 'ending' : 'active';
}

/** Whether the membership lasts, so that it can be cancelled, continued or switched. */
export function lasts(phase: Phase): boolean {
  return phase === 'active' || phase === 'ending' || phase === 'pastDue';
}

/** Whether it is charged for again, so that receipts follow. */
export function renews(phase: Phase): boolean {
  return phase === 'active' || phase === 'pastDue';
}

/** Whether a payment of what is owed has begun, and nobody knows yet how it ends. */
export function isPaying(overdue: Overdue): boolean {
  return overdue !== null && overdue !== 'unknown' && overdue.underWay;
}
