import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OrderState, orderState } from '#contract/orders.ts';
import { isSettled, isUnlocked, mayBecome, orderTransitions, reportStateOf } from './states.ts';

const states = orderState.options;

/** Every path that the table allows, walked by random choices. */
const path = fc.array(fc.nat(), { maxLength: 12 }).map((choices) => {
  const walked: OrderState[] = ['draft'];
  for (const choice of choices) {
    const next = orderTransitions[walked.at(-1) as OrderState];
    if (next.length === 0) break;
    walked.push(next[choice % next.length] as OrderState);
  }
  return walked;
});

describe('order states', () => {
  it('unlocks nothing before a payment, on any path', () => {
    fc.assert(
      fc.property(path, (walked) => {
        const firstPaid = walked.indexOf('paid');
        const before = firstPaid < 0 ? walked : walked.slice(0, firstPaid);
        expect(before.some(isUnlocked)).toBe(false);
      }),
    );
  });

  it('never comes back from money to no money', () => {
    fc.assert(
      fc.property(path, (walked) => {
        const settled = walked.map(isSettled);
        expect(settled.lastIndexOf(false)).toBeLessThan(
          settled.indexOf(true) < 0 ? walked.length : settled.indexOf(true),
        );
      }),
    );
  });

  it('ends at a refund', () => {
    fc.assert(
      fc.property(path, (walked) => {
        const refunded = walked.indexOf('refunded');
        expect(refunded === -1 || refunded === walked.length - 1).toBe(true);
      }),
    );
  });

  it('is paid in full again only where a part of it had gone back, or was disputed', () => {
    fc.assert(
      fc.property(path, (walked) => {
        const settledBefore = walked.filter((state, at) => walked[at + 1] === 'paid' && isSettled(state));
        expect(settledBefore.every((state) => state === 'partially_refunded' || state === 'disputed')).toBe(
          true,
        );
      }),
    );
    expect(mayBecome('partially_refunded', 'paid')).toBe(true);
  });

  it('reaches every state, and has no other way than the table', () => {
    const reached = new Set<OrderState>(['draft']);
    for (const from of reached) for (const to of orderTransitions[from]) reached.add(to);
    expect([...reached].sort()).toEqual([...states].sort());
    expect(mayBecome('draft', 'paid')).toBe(false);
    expect(mayBecome('expired', 'paid')).toBe(true);
    expect(mayBecome('expired', 'pending')).toBe(true);
    expect(mayBecome('refunded', 'paid')).toBe(false);
    expect(mayBecome('disputed', 'paid')).toBe(true);
  });

  it('has these ways and no others', () => {
    const ways = states.flatMap((from) =>
      states.filter((to) => mayBecome(from, to)).map((to) => `${from} → ${to}`),
    );
    expect(ways.sort()).toEqual(
      [
        'draft → pending',
        'pending → paid',
        'pending → expired',
        'expired → pending',
        'expired → paid',
        'paid → partially_refunded',
        'paid → refunded',
        'paid → disputed',
        'partially_refunded → paid',
        'partially_refunded → refunded',
        'partially_refunded → disputed',
        'disputed → paid',
        'disputed → refunded',
      ].sort(),
    );
  });

  it('is read in two states, and paid for once in four', () => {
    expect(states.filter(isUnlocked)).toEqual(['paid', 'partially_refunded']);
    expect(states.filter(isSettled)).toEqual(['paid', 'partially_refunded', 'refunded', 'disputed']);
  });

  it('shows the three states of the specification', () => {
    expect(states.map((state) => [state, reportStateOf(state)])).toEqual([
      ['draft', 'uncompleted'],
      ['pending', 'pending payment'],
      ['paid', 'completed'],
      ['partially_refunded', 'completed'],
      ['refunded', 'completed'],
      ['expired', 'uncompleted'],
      ['disputed', 'completed'],
    ]);
  });
});
