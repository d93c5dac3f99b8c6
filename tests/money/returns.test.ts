import { describe, expect, it } from 'vitest';
import { enqueue } from '#server/jobs/index.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { hour } from '#tests/support/clock.ts';
import { forSuite } from '#tests/support/suite.ts';
import { begin, booksOf, type Method, openMoneyApp, payOn } from './support/app.ts';

describe('money that goes back without a word', () => {
  const app = forSuite(() => openMoneyApp());

  /** An order that was paid, and all of whose notices came so far. */
  async function paid(method: Method = 'stripe:card') {
    const waiting = await begin(app, method);
    payOn(app, method, waiting.reference);
    await app.tell();
    expect(await booksOf(app, waiting.orderNumber)).toMatchObject({ state: 'paid' });
    return waiting;
  }

  /** An hour passes in which no notice comes. */
  async function silentHour(): Promise<void> {
    app.clock.forward(hour);
    await app.reconcile();
    await app.worker.drain();
  }

  const net = async (orderNumber: string) => (await balanceOf(app.database.database, orderNumber)).net;

  it('is found within the hour: refunds in Stripe’s own pages, one or several', {
    timeout: 120_000,
  }, async () => {
    const [one, several] = [await paid(), await paid()];
    app.stripe.refundByProvider(one.reference);
    for (let part = 0; part < 3; part += 1) app.stripe.refundByProvider(several.reference, 200);
    await silentHour();
    expect(await booksOf(app, one.orderNumber)).toMatchObject({ state: 'refunded' });
    expect(await booksOf(app, several.orderNumber)).toMatchObject({ state: 'partially_refunded' });
    expect(await net(several.orderNumber)).toBe(390);
    await silentHour();
    expect(await net(several.orderNumber)).toBe(390);
    await app.tell();
    expect(await net(several.orderNumber)).toBe(390);
  });

  it('is found within the hour: a dispute, and how it ended', { timeout: 120_000 }, async () => {
    const { orderNumber, reference } = await paid();
    const dispute = app.stripe.dispute(reference);
    await silentHour();
    expect(await booksOf(app, orderNumber)).toMatchObject({ state: 'disputed' });
    app.stripe.closeDispute(dispute, 'lost');
    await silentHour();
    expect(await booksOf(app, orderNumber)).toMatchObject({ state: 'refunded' });
    expect(await net(orderNumber)).toBe(0);
  });

  it('is found within the hour at PayPal too, by its list of events', { timeout: 120_000 }, async () => {
    const [whole, parts, disputed] = [
      await paid('paypal:paypal'),
      await paid('paypal:paypal'),
      await paid('paypal:paypal'),
    ];
    app.paypal.refundByProvider(whole.reference);
    for (let part = 0; part < 3; part += 1) {
      app.paypal.refundByProvider(parts.reference, { currency_code: 'EUR', value: '2.00' });
    }
    const dispute = app.paypal.dispute(disputed.reference);
    await silentHour();
    expect(await booksOf(app, whole.orderNumber)).toMatchObject({ state: 'refunded' });
    expect(await booksOf(app, parts.orderNumber)).toMatchObject({ state: 'partially_refunded', refunds: 3 });
    expect(await booksOf(app, disputed.orderNumber)).toMatchObject({ state: 'disputed' });
    app.paypal.closeDispute(dispute, 'RESOLVED_BUYER_FAVOUR');
    await silentHour();
    expect(await booksOf(app, disputed.orderNumber)).toMatchObject({ state: 'refunded' });
    const before = await Promise.all([whole, parts, disputed].map((one) => net(one.orderNumber)));
    await app.tell();
    const after = await Promise.all([whole, parts, disputed].map((one) => net(one.orderNumber)));
    expect(after).toEqual(before);
    expect(after).toEqual([0, 390, 0]);
  });

  it('asks about what it knows no second time', { timeout: 60_000 }, async () => {
    const { reference } = await paid();
    app.stripe.refundByProvider(reference, 100);
    await app.tell();
    await silentHour();
    const asked = app.stripe.requests.filter(({ path }) => /refunds\/\w+$/.test(path)).length;
    await silentHour();
    expect(app.stripe.requests.filter(({ path }) => /refunds\/\w+$/.test(path)).length).toBe(asked);
  });

  it('keeps a dispute before its payment, and lets it count once the payment is known', {
    timeout: 60_000,
  }, async () => {
    const waiting = await begin(app, 'stripe:card');
    app.stripe.pay(waiting.reference);
    app.stripe.dispute(waiting.reference);
    await inTransaction(app.database.database, (tx) =>
      enqueue(tx, {
        aggregateId: 'returns:stripe',
        kind: 'payments.returns',
        id: 'early',
        payload: { provider: 'stripe', look: 'hourly' },
      }),
    );
    await app.worker.drain();
    expect(await booksOf(app, waiting.orderNumber)).toMatchObject({ state: 'pending', captures: 0 });
    await silentHour();
    expect(await booksOf(app, waiting.orderNumber)).toMatchObject({ state: 'disputed' });
  });
});
