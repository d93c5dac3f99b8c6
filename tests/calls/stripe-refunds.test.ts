import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import type { RefundRequest } from '#server/providers/provider.ts';
import { createStripe } from '#server/providers/stripe/provider.ts';
import { openStripeFake } from '#tests/support/stripe/fake.ts';
import { membershipOf, opened, requestOf } from '#tests/support/stripe/requests.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('Stripe, giving back', () => {
  const fake = forSuite(() => openStripeFake({ answerLimitMilliseconds: 400 }));
  const stripe = forSuite(() => createStripe(fake.options));
  afterEach(() => {
    fake.faults.clear();
    fake.books.refundStatus = 'succeeded';
  });

  /** A paid order of 9.90 EUR, and the wish to have it back. */
  async function paid(wish: Partial<RefundRequest> = {}): Promise<RefundRequest> {
    const { request, id } = await opened(stripe, requestOf(fake));
    fake.pay(id);
    const { orderNumber, amount, currency } = request;
    return { idempotencyKey: newId(fake.clock), orderNumber, payment: id, amount, currency, ...wish };
  }

  const refundsOf = (orderNumber: string) =>
    [...fake.books.refunds.values()].filter(({ metadata }) => metadata?.orderNumber === orderNumber);

  it('gives the whole or a part back, once for each key', async () => {
    const request = await paid({ amount: 400 });
    const first = await stripe.refund(request);
    expect(first).toMatchObject({ state: 'succeeded', amount: 400, currency: 'EUR' });
    expect(await stripe.refund(request)).toEqual(first);
    const rest = { ...request, idempotencyKey: newId(fake.clock), amount: 590 };
    expect(await stripe.refund(rest)).toMatchObject({ state: 'succeeded', amount: 590 });
    expect(refundsOf(request.orderNumber)).toHaveLength(2);
  });

  it('finds what the key gave back when Stripe has long forgotten the key', async () => {
    const request = await paid();
    const first = await stripe.refund(request);
    fake.advance(40 * 24 * 3600 * 1000);
    expect(await stripe.refund(request)).toEqual(first);
    expect(refundsOf(request.orderNumber)).toHaveLength(1);
  });

  it('finds it among more than a page of refunds', async () => {
    const request = await paid({ amount: 5 });
    const first = await stripe.refund(request);
    for (let more = 0; more < 130; more += 1) fake.refundByProvider(request.payment, 5);
    fake.advance(25 * 3600 * 1000);
    expect(await stripe.refund(request)).toEqual(first);
    expect(refundsOf(request.orderNumber)).toHaveLength(1);
  });

  it('gives back once where the answer is cut off', async () => {
    const request = await paid();
    fake.faults.add({ kind: 'cut', times: 3, on: /^POST \/v1\/refunds/ });
    await expect(stripe.refund(request)).rejects.toThrow();
    fake.faults.clear();
    expect(await stripe.refund(request)).toMatchObject({ state: 'succeeded', amount: 990 });
    expect(refundsOf(request.orderNumber)).toHaveLength(1);
  });

  it('gives back once for one key asked for ten times at once', async () => {
    const request = await paid();
    const answers = await Promise.all(Array.from({ length: 10 }, () => stripe.refund(request)));
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1);
    expect(refundsOf(request.orderNumber)).toHaveLength(1);
  });

  it('says what became of one that waits', async () => {
    fake.books.refundStatus = 'pending';
    for (const outcome of ['succeeded', 'failed'] as const) {
      const request = await paid();
      const { reference, state } = await stripe.refund(request);
      expect(state).toBe('pending');
      fake.settleRefund(reference, outcome);
      expect(await stripe.refund(request)).toMatchObject({ reference, state: outcome });
    }
  });

  it('has failed for good where more is asked back than was paid', async () => {
    const request = await paid({ amount: 991 });
    expect(await stripe.refund(request)).toEqual({
      reference: request.idempotencyKey,
      state: 'failed',
      amount: 991,
      currency: 'EUR',
    });
    expect(refundsOf(request.orderNumber)).toEqual([]);
  });

  it('knows nothing of a payment that never was, or while the line is bad', async () => {
    const { id } = await opened(stripe, requestOf(fake));
    const request = await paid();
    await expect(stripe.refund({ ...request, payment: id })).rejects.toThrow(/Nothing was paid/);
    await expect(stripe.refund({ ...request, payment: 'cs_test_9' })).rejects.toThrow(/Nothing was paid/);
    for (const kind of ['error', 'busy', 'foreign'] as const) {
      fake.faults.add({ kind, times: 10 });
      await expect(stripe.refund(request)).rejects.toThrow();
      fake.faults.clear();
    }
    expect(refundsOf(request.orderNumber)).toEqual([]);
  });

  it('gives back the first period of a membership, and a later one', async () => {
    const { request, id } = await opened(stripe, membershipOf(fake));
    fake.pay(id);
    const { subscription } = (await stripe.fetch(request, id)) ?? {};
    fake.renew(subscription as string);
    const { payments = [] } = (await stripe.subscriptions?.fetch(subscription as string)) ?? {};
    expect(payments.map(({ reference }) => reference)[0]).toBe(id);
    for (const { reference, amount, currency } of payments) {
      const back = {
        idempotencyKey: newId(fake.clock),
        orderNumber: request.orderNumber,
        payment: reference,
        amount,
        currency,
      };
      expect(await stripe.refund(back)).toMatchObject({ state: 'succeeded', amount: 1290 });
    }
    expect(new Set(refundsOf(request.orderNumber).map(({ charge }) => charge)).size).toBe(2);
  });
});
