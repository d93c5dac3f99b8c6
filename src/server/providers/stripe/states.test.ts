import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { UnexpectedAnswer } from './client.ts';
import { failureOf, paymentOf } from './states.ts';

/** A paid session of 9.90 EUR, with what matters here changed. */
function session(change: object): Stripe.Checkout.Session {
  return {
    id: 'cs_1',
    object: 'checkout.session',
    mode: 'payment',
    status: 'complete',
    payment_status: 'paid',
    amount_total: 990,
    currency: 'eur',
    client_reference_id: 'ORDER',
    url: null,
    payment_intent: { status: 'succeeded', amount: 990, amount_received: 990, last_payment_error: null },
    invoice: null,
    subscription: null,
    ...change,
  } as Stripe.Checkout.Session;
}

describe('what a session says of the money', () => {
  it('is what was taken, not what was asked for', () => {
    const less = { status: 'succeeded', amount: 990, amount_received: 450 };
    expect(paymentOf(session({ payment_intent: less }))).toMatchObject({ state: 'succeeded', amount: 450 });
    const invoice = { status: 'paid', amount_paid: 300 };
    const membership = { mode: 'subscription', invoice, subscription: 'sub_1' };
    expect(paymentOf(session(membership))).toMatchObject({ amount: 300, subscription: 'sub_1' });
  });

  it('is nothing where the session and its payment disagree, or something is missing', () => {
    const wrong = [
      { payment_intent: { status: 'processing', amount_received: 0 } },
      { payment_intent: 'pi_1' },
      { payment_intent: null },
      { mode: 'subscription', invoice: { status: 'open', amount_paid: 0 } },
      { mode: 'subscription', invoice: null },
      { client_reference_id: null },
      { currency: null },
      { amount_total: null },
    ];
    for (const change of wrong) expect(() => paymentOf(session(change))).toThrow(UnexpectedAnswer);
  });

  it('names the voucher that its buyer has still to pay, and no other page of one that takes its time', () => {
    const address = 'https://payments.stripe.com/voucher';
    const told = (payment: object) =>
      paymentOf(session({ payment_status: 'unpaid', payment_intent: payment }));
    for (const method of ['boleto', 'konbini', 'multibanco', 'oxxo']) {
      const next_action = { [`${method}_display_details`]: { hosted_voucher_url: address } };
      expect(told({ status: 'requires_action', next_action })).toMatchObject({
        state: 'processing',
        actionUrl: address,
      });
      expect(told({ status: 'canceled', next_action })).toMatchObject({ state: 'canceled', actionUrl: null });
    }
    const redirect = { redirect_to_url: { url: address, return_url: address } };
    for (const next_action of [redirect, null]) {
      expect(told({ status: 'processing', next_action })).toMatchObject({ actionUrl: null });
    }
  });

  it('is never success without payment', () => {
    const unpaid = { payment_status: 'unpaid' };
    const states = [
      [{ status: 'open', ...unpaid, url: 'https://pay' }, 'requires_action', null],
      [{ status: null, ...unpaid }, 'requires_action', null],
      [{ status: 'expired', ...unpaid }, 'canceled', 'expired'],
      [{ ...unpaid, payment_intent: null }, 'processing', null],
      [{ ...unpaid, payment_intent: { status: 'requires_action' } }, 'processing', null],
      [{ ...unpaid, payment_intent: { status: 'canceled' } }, 'canceled', 'expired'],
      [{ payment_status: 'no_payment_required', payment_intent: null }, 'processing', null],
      [
        { ...unpaid, mode: 'subscription', subscription: { id: 's', status: 'incomplete' } },
        'processing',
        null,
      ],
      [
        { ...unpaid, mode: 'subscription', subscription: { id: 's', status: 'incomplete_expired' } },
        'failed',
        'other',
      ],
    ] as const;
    for (const [change, state, failure] of states) {
      expect(paymentOf(session(change)), JSON.stringify(change)).toMatchObject({
        state,
        failure,
        amount: 990,
      });
    }
  });

  it('names why it failed, where we have a word for it', () => {
    const reasons: [Parameters<typeof failureOf>[0], string][] = [
      [null, 'other'],
      [{ code: 'card_declined', decline_code: 'generic_decline' }, 'declined'],
      [{ code: 'card_declined', decline_code: 'insufficient_funds' }, 'insufficient_funds'],
      [{ code: 'authentication_required' }, 'authentication_failed'],
      [{ code: 'payment_intent_payment_attempt_expired' }, 'expired'],
      [{ code: 'processing_error' }, 'other'],
    ];
    for (const [error, failure] of reasons) expect(failureOf(error)).toBe(failure);
  });
});
