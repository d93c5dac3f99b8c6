import { beforeEach, describe, expect, it } from 'vitest';
import { createPaypal } from '#server/providers/paypal/provider.ts';
import type { ProviderWord } from '#server/providers/provider.ts';
import { begin, beginApproved, beginPaid, hastyOptions, refundFor } from '#tests/support/paypal/asking.ts';
import type { FakeEvent } from '#tests/support/paypal/books.ts';
import { openPaypalFake } from '#tests/support/paypal/fake.ts';
import { forSuite } from '#tests/support/suite.ts';

const fake = forSuite(() => openPaypalFake());
const paypal = forSuite(() => createPaypal(fake.options));
beforeEach(() => {
  fake.faults.clear();
  fake.books.refundsBegin = 'COMPLETED';
});

const lastEvent = () => fake.events().at(-1) as FakeEvent;

/** What the newest event means, through the door. */
async function lastWord(type: string): Promise<ProviderWord | undefined> {
  expect(lastEvent().type).toBe(type);
  const verified = await paypal.verify(fake.notice(lastEvent()), fake.clock.now());
  expect(verified).toBeDefined();
  return paypal.interpret(verified?.event);
}

describe('what a notice means', () => {
  it('is asked of PayPal, and an approval captures nothing', async () => {
    const { request, reference } = await beginApproved(fake, paypal);
    expect(await lastWord('CHECKOUT.ORDER.APPROVED')).toMatchObject({
      kind: 'payment',
      attemptId: request.idempotencyKey,
      payment: { state: 'requires_action', reference, orderNumber: request.orderNumber },
    });
    expect(fake.captures().some(({ orderId }) => orderId === reference)).toBe(false);
  });

  it('is the present state, whenever it comes', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    const [early, late] = fake.events().slice(-2) as [FakeEvent, FakeEvent];
    const expected = {
      kind: 'payment',
      attemptId: request.idempotencyKey,
      payment: {
        state: 'succeeded',
        reference,
        amount: 1995,
        currency: 'EUR',
        orderNumber: request.orderNumber,
      },
    };
    for (const event of [late, early, late]) {
      const verified = await paypal.verify(fake.notice(event), fake.clock.now());
      expect(await paypal.interpret(verified?.event)).toMatchObject(expected);
    }
  });

  it.each(['COMPLETED', 'DECLINED'] as const)('is a slow capture that ends: %s', async (status) => {
    const { request, reference } = await begin(fake, paypal);
    fake.approveSlowly(reference);
    await paypal.fetch(request, reference);
    expect(await lastWord('PAYMENT.CAPTURE.PENDING')).toMatchObject({ payment: { state: 'processing' } });
    fake.settleCapture(reference, status);
    const state = status === 'COMPLETED' ? 'succeeded' : 'failed';
    expect(await lastWord(`PAYMENT.CAPTURE.${status}`)).toMatchObject({ payment: { state } });
  });

  it('is a refund of ours, by our own id', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    fake.books.refundsBegin = 'PENDING';
    const wish = refundFor(fake, request, reference, { amount: 700 });
    const made = await paypal.refund(wish);
    const expected = {
      kind: 'refund',
      orderNumber: request.orderNumber,
      refundId: wish.idempotencyKey,
      payment: reference,
    };
    expect(await lastWord('PAYMENT.REFUND.PENDING')).toEqual({ ...expected, refund: made });
    fake.settleRefund(made.reference, 'FAILED');
    const failed = { ...expected, refund: { ...made, state: 'failed' } };
    expect(await lastWord('PAYMENT.REFUND.FAILED')).toEqual(failed);
  });

  it('is a refund of theirs, with no id of ours', async () => {
    const { request, reference } = await beginPaid(fake, paypal);
    const id = fake.refundByProvider(reference, { currency_code: 'EUR', value: '4.50' });
    expect(await lastWord('PAYMENT.CAPTURE.REFUNDED')).toEqual({
      kind: 'refund',
      orderNumber: request.orderNumber,
      refundId: null,
      payment: reference,
      refund: { reference: id, state: 'succeeded', amount: 450, currency: 'EUR' },
    });
  });

  it('is a refund of theirs where money was taken back without a dispute', async () => {
    const { reference } = await beginPaid(fake, paypal);
    fake.reverse(reference);
    expect(await lastWord('PAYMENT.CAPTURE.REVERSED')).toMatchObject({ kind: 'refund', refundId: null });
  });

  it.each([
    ['RESOLVED_BUYER_FAVOUR', 'lost'],
    ['ACCEPTED', 'lost'],
    ['RESOLVED_SELLER_FAVOUR', 'won'],
    ['RESOLVED_WITH_PAYOUT', 'won'],
    ['CANCELED_BY_BUYER', 'won'],
    ['DENIED', 'won'],
  ] as const)('is a dispute, open and then %s', async (outcome, state) => {
    const { request, reference } = await beginPaid(fake, paypal);
    const id = fake.dispute(reference, { currency_code: 'EUR', value: '10.00' });
    const expected = {
      kind: 'dispute',
      orderNumber: request.orderNumber,
      reference: id,
      payment: reference,
      amount: 1000,
      currency: 'EUR',
      withinPayment: true,
    };
    expect(await lastWord('CUSTOMER.DISPUTE.CREATED')).toEqual({ ...expected, state: 'open' });
    fake.closeDispute(id, outcome);
    expect(await lastWord('CUSTOMER.DISPUTE.RESOLVED')).toEqual({ ...expected, state });
    const [reversal] = fake.events().slice(-2) as [FakeEvent, FakeEvent];
    if (state === 'won') return;
    expect(reversal.type).toBe('PAYMENT.CAPTURE.REVERSED');
    expect(await paypal.interpret(JSON.parse(fake.notice(reversal).body))).toEqual({ ...expected, state });
  });

  it('is nothing to us where it is none of our matters', async () => {
    const event = { id: 'WH-1', event_type: 'BILLING.PLAN.CREATED', resource: { id: 'P-1' } };
    expect(await paypal.interpret(event)).toBeUndefined();
    const foreign = { id: 'WH-2', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: 'ORDUNKNOWN' } };
    expect(await paypal.interpret(foreign)).toBeUndefined();
    const { reference } = await beginApproved(fake, paypal, { idempotencyKey: 'of-another-shop' });
    expect(await paypal.interpret({ ...foreign, resource: { id: reference } })).toBeUndefined();
  });

  it.each(['hang', 'cut', 'error', 'busy', 'foreign'] as const)(
    'is unknown while PayPal fails: %s',
    async (kind) => {
      const { reference } = await beginPaid(fake, paypal);
      const event = { id: 'WH-3', event_type: 'CHECKOUT.ORDER.APPROVED', resource: { id: reference } };
      fake.faults.add({ kind, on: /orders/ });
      const asked = kind === 'hang' ? createPaypal(hastyOptions(fake)) : paypal;
      await expect(asked.interpret(event)).rejects.toThrow();
      expect(await paypal.interpret(event)).toMatchObject({ payment: { state: 'succeeded' } });
    },
  );
});
