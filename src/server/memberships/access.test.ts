import { expect, it } from 'vitest';
import type { Order } from '#server/orders/store.ts';
import { type Access, accessUntil, givesAccess } from './access.ts';

const end = new Date('2027-02-28T10:00:00Z');
const later = (days: number) => new Date(end.getTime() + days * 24 * 3600 * 1000);
const membership: Access = { state: 'active', periodEnd: end, cancelAtPeriodEnd: false, graceUntil: null };
const paid = (state: Order['state'], periodEnd = end) => [{ state, periodEnd } as Order];

it.each<[string, Partial<Access>, Date | undefined]>([
  ['one that goes on, a while past the period', {}, later(7)],
  ['one that waits for another plan, too', { state: 'trialing' }, later(7)],
  ['one that ends with its period, until then', { cancelAtPeriodEnd: true }, end],
  ['one that owes a renewal, through the grace', { state: 'past_due', graceUntil: later(7) }, later(7)],
  ['one whose grace ends early, no longer', { state: 'past_due', graceUntil: later(3) }, later(3)],
  [
    'one that owes and was cancelled, no grace',
    { state: 'past_due', graceUntil: later(7), cancelAtPeriodEnd: true },
    end,
  ],
  ['one that owes and has no grace of its own, a while past the period', { state: 'past_due' }, later(7)],
  ['one that goes on, whatever grace it had before', { graceUntil: later(2) }, later(7)],
  ['one not paid yet, nothing', { state: 'incomplete' }, undefined],
  ['one that has ended, nothing', { state: 'canceled' }, undefined],
])('gives %s', (_, changes, until) => {
  expect(accessUntil({ ...membership, ...changes })).toEqual(until);
});

it('gives nothing once its time is over', () => {
  expect(givesAccess(membership, paid('paid'), later(6.9))).toBe(true);
  expect(givesAccess(membership, paid('paid'), later(7))).toBe(false);
});

it('gives nothing without a running membership, or without an order of its period', () => {
  expect(givesAccess({ ...membership, state: 'canceled' }, paid('paid'), later(-3))).toBe(false);
  expect(givesAccess(membership, [], later(-3))).toBe(false);
  expect(givesAccess(membership, [{ state: 'paid', periodEnd: null } as Order], later(-3))).toBe(false);
});

it.each(['refunded', 'disputed', 'pending'] as const)('gives nothing while its period is %s', (state) => {
  expect(givesAccess(membership, paid(state), later(-3))).toBe(false);
});

it('takes no other period for the one that runs', () => {
  expect(givesAccess(membership, paid('paid', later(-28)), later(-3))).toBe(false);
  expect(givesAccess(membership, paid('partially_refunded'), later(-3))).toBe(true);
});
