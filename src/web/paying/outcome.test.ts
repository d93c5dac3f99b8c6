import { describe, expect, it } from 'vitest';
import { paymentState } from '#contract/payments.ts';
import { screenOf } from './outcome.ts';

const payment = { failure: null, actionUrl: null, total: null };

describe('the screen after a payment', () => {
  it('is the success only while the order counts as paid', () => {
    for (const state of paymentState.options) {
      expect(screenOf({ ...payment, state, paid: true })).toBe('/paying/success');
      expect(screenOf({ ...payment, state, paid: false })).not.toBe('/paying/success');
    }
  });

  it('says of a refunded or disputed one what it is', () => {
    expect(screenOf({ ...payment, state: 'succeeded', paid: false })).toBe('/report/result');
  });

  it('waits for one that is open', () => {
    for (const state of ['created', 'requires_action', 'processing', 'unknown'] as const) {
      expect(screenOf({ ...payment, state, paid: false })).toBeUndefined();
    }
    expect(screenOf({ ...payment, state: null, paid: false })).toBeUndefined();
  });

  it('tells a failure', () => {
    for (const state of ['failed', 'canceled'] as const) {
      expect(screenOf({ ...payment, state, paid: false })).toBe('/paying/failed');
    }
  });
});
