import { describe, expect, it } from 'vitest';
import { orderKind } from '#contract/orders.ts';
import { paymentState } from '#contract/payments.ts';
import { isClosed, saidOf, screenOf } from './outcome.ts';

const payment = { failure: null, actionUrl: null, total: null };
const order = { kind: 'report', orderNumber: 'N', parentOrderNumber: null } as const;

describe('the screen after a payment', () => {
  it('is the success only while the order counts as paid', () => {
    for (const state of paymentState.options) {
      expect(screenOf({ ...payment, state, paid: true }, order)).toBe('/paying/success');
      expect(screenOf({ ...payment, state, paid: false }, order)).not.toBe('/paying/success');
    }
  });

  it('is the membership’s own where one was bought', () => {
    const membership = { ...order, kind: 'membership' } as const;
    expect(screenOf({ ...payment, state: 'succeeded', paid: true }, membership)).toBe(
      '/paying/subscribe/check',
    );
  });

  it('says of a refunded or disputed one what it is', () => {
    const closed = { ...payment, state: 'succeeded', paid: false } as const;
    expect(isClosed(closed)).toBe(true);
    const screens = orderKind.options.map((kind) => [kind, screenOf(closed, { ...order, kind })]);
    expect(Object.fromEntries(screens)).toEqual({
      report: '/report/result',
      course: '/report/result',
      membership: '/paying/subscribe/check',
      extra: undefined,
      gift: undefined,
      upgrade: '/report/result',
    });
  });

  it('waits for one that is open', () => {
    for (const state of ['created', 'requires_action', 'processing', 'unknown'] as const) {
      expect(screenOf({ ...payment, state, paid: false }, order)).toBeUndefined();
    }
    expect(screenOf({ ...payment, state: null, paid: false }, order)).toBeUndefined();
  });

  it('tells a failure', () => {
    for (const state of ['failed', 'canceled'] as const) {
      expect(screenOf({ ...payment, state, paid: false }, order)).toBe('/paying/failed');
    }
  });
});

describe('a payment that has not ended', () => {
  const open = { ...payment, paid: false } as const;
  const actionUrl = 'https://bank.example/confirm';

  it('asks for patience and tells of delay only while nothing is left to do', () => {
    for (const state of ['created', 'processing', 'unknown'] as const)
      expect(saidOf({ ...open, state })).toEqual({ title: 'title', text: 'wait', slows: true });
  });

  it('says of one that a bank asks about nothing but that', () => {
    const asked = saidOf({ ...open, state: 'requires_action', actionUrl });
    expect(asked).toEqual({ title: 'actionTitle', text: 'action', slows: false });
  });

  it('says of a voucher that it is still to be paid', () => {
    expect(saidOf({ ...open, state: 'processing', actionUrl }).text).toBe('voucher');
  });
});
