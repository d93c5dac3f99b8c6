import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import type { ProviderSubscription, SubscriptionBilling } from '#server/providers/provider.ts';
import { createStripe } from '#server/providers/stripe/provider.ts';
import { openStripeFake } from '#tests/support/stripe/fake.ts';
import { membershipOf, opened } from '#tests/support/stripe/requests.ts';
import { forSuite } from '#tests/support/suite.ts';

const year = {
  skuId: 'vip-year',
  every: 'year',
  amount: 9900,
  currency: 'EUR',
  description: 'VIP, a year',
} as const;

describe('Stripe, memberships', () => {
  const fake = forSuite(() => openStripeFake({ answerLimitMilliseconds: 400 }));
  const stripe = forSuite(() => createStripe(fake.options));
  const billing = forSuite(() => stripe.subscriptions as SubscriptionBilling);
  afterEach(() => fake.faults.clear());

  async function member() {
    const { request, id } = await opened(stripe, membershipOf(fake));
    fake.pay(id);
    const payment = await stripe.fetch(request, id);
    return { request, id, payment, reference: payment?.subscription as string };
  }

  const known = async (reference: string) => (await billing.fetch(reference)) as ProviderSubscription;

  it('begin with a first period that is paid on the page', async () => {
    const { request, id, payment, reference } = await member();
    expect(payment).toMatchObject({ reference: id, state: 'succeeded', amount: 1290, currency: 'EUR' });
    const subscription = await known(reference);
    expect(subscription).toMatchObject({
      reference,
      orderNumber: request.orderNumber,
      state: 'active',
      skuId: 'vip-month',
      cancelAtPeriodEnd: false,
    });
    expect(subscription.payments).toMatchObject([
      {
        reference: id,
        amount: 1290,
        currency: 'EUR',
        periodStart: subscription.periodStart,
        periodEnd: subscription.periodEnd,
      },
    ]);
    const days = (subscription.periodEnd.getTime() - subscription.periodStart.getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(28);
    expect(days).toBeLessThanOrEqual(31);
  });

  it('are paid again each period, each payment under a name of its own', async () => {
    const { id, reference } = await member();
    fake.renew(reference);
    fake.endPeriod(reference);
    expect(await known(reference)).toMatchObject({ state: 'active', payments: { length: 2 } });
    fake.renew(reference);
    const { payments, periodStart, state } = await known(reference);
    expect(state).toBe('active');
    expect(payments).toHaveLength(3);
    expect(payments[0]?.reference).toBe(id);
    expect(new Set(payments.map((payment) => payment.reference)).size).toBe(3);
    for (const [place, payment] of payments.slice(1).entries()) {
      expect(payment.periodStart).toEqual(payments[place]?.periodEnd);
    }
    expect(payments.at(-1)?.periodStart).toEqual(periodStart);
  });

  it('fall behind when the bank refuses, and catch up with one charge', async () => {
    const { reference } = await member();
    fake.failRenewal(reference);
    expect(await known(reference)).toMatchObject({ state: 'past_due' });
    expect((await known(reference)).payments).toHaveLength(1);
    fake.failRenewal(reference);
    fake.renew(reference);
    expect(await known(reference)).toMatchObject({ state: 'active' });
    expect((await known(reference)).payments).toHaveLength(2);
  });

  it('end with the paid period, unless they are taken up again', async () => {
    const { reference } = await member();
    expect(await billing.cancelAtPeriodEnd(reference, newId(fake.clock))).toMatchObject({
      state: 'active',
      cancelAtPeriodEnd: true,
    });
    expect(await billing.resume(reference, newId(fake.clock))).toMatchObject({ cancelAtPeriodEnd: false });
    fake.renew(reference);
    await billing.cancelAtPeriodEnd(reference, newId(fake.clock));
    fake.renew(reference);
    expect(await known(reference)).toMatchObject({ state: 'canceled' });
    expect((await known(reference)).payments).toHaveLength(2);
  });

  it('end at once, with nothing taken or given, and then stay ended', async () => {
    const { reference } = await member();
    const charges = fake.charges().length;
    const key = newId(fake.clock);
    expect(await billing.cancelNow(reference, key)).toMatchObject({ state: 'canceled' });
    expect(await billing.cancelNow(reference, key)).toMatchObject({ state: 'canceled' });
    expect(await billing.resume(reference, newId(fake.clock))).toMatchObject({ state: 'canceled' });
    expect(fake.charges()).toHaveLength(charges);
  });

  it('change their plan with the next period: nothing is taken today', async () => {
    const { reference } = await member();
    const before = await known(reference);
    const charges = fake.charges().length;
    fake.advance(5 * 86_400_000);
    const key = newId(fake.clock);
    const changed = await billing.switchPlan(reference, year, key);
    expect(changed).toMatchObject({ state: 'active', skuId: 'vip-year', periodEnd: before.periodEnd });
    expect(await billing.switchPlan(reference, year, key)).toEqual(changed);
    expect(fake.charges()).toHaveLength(charges);
    expect(changed.payments).toEqual(before.payments);

    fake.renew(reference);
    const after = await known(reference);
    expect(after.payments).toHaveLength(2);
    expect(after.payments[1]).toMatchObject({ amount: 9900, periodStart: before.periodEnd });
    const days = (after.periodEnd.getTime() - after.periodStart.getTime()) / 86_400_000;
    expect(days).toBeGreaterThanOrEqual(365);
  });

  it('change back before the period is over', async () => {
    const { reference } = await member();
    const { periodEnd } = await known(reference);
    await billing.switchPlan(reference, year, newId(fake.clock));
    const month = { ...year, skuId: 'vip-month', every: 'month', amount: 1290 } as const;
    expect(await billing.switchPlan(reference, month, newId(fake.clock))).toMatchObject({
      skuId: 'vip-month',
      periodEnd,
    });
    expect(fake.renew(reference)?.amount).toBe(1290);
  });

  it('are changed once where the answer is cut off', async () => {
    const { reference } = await member();
    const key = newId(fake.clock);
    fake.faults.add({ kind: 'cut', times: 3, on: /^POST \/v1\/subscriptions/ });
    await expect(billing.switchPlan(reference, year, key)).rejects.toThrow();
    fake.faults.clear();
    expect(await billing.switchPlan(reference, year, key)).toMatchObject({ skuId: 'vip-year' });
    expect(await billing.switchPlan(reference, year, newId(fake.clock))).toMatchObject({ skuId: 'vip-year' });
    const nothings = [...fake.books.invoices.values()].filter(
      ({ billing_reason: reason, parent }) =>
        reason === 'subscription_update' && parent?.subscription_details?.subscription === reference,
    );
    expect(nothings).toHaveLength(1);
  });

  it('are unknown where Stripe never heard of them, and unsure while the line is bad', async () => {
    expect(await billing.fetch('sub_99999999999999')).toBeUndefined();
    const { reference } = await member();
    for (const kind of ['error', 'busy', 'foreign'] as const) {
      fake.faults.add({ kind, times: 10 });
      await expect(billing.fetch(reference)).rejects.toThrow();
      await expect(billing.cancelNow(reference, newId(fake.clock))).rejects.toThrow();
      fake.faults.clear();
    }
    expect(await known(reference)).toMatchObject({ state: 'active' });
  });
});
