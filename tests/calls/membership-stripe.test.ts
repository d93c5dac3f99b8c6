import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPayment, withdraw } from '#contract/payments.ts';
import {
  cancelSubscription,
  createSubscription,
  resumeSubscription,
  switchSubscription,
  userPrivilege,
} from '#contract/privileges.ts';
import { subscriptions } from '#server/memberships/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { hour } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { day, memberPress, membershipOf, periodsOf, shownPrice } from '#tests/support/membership.ts';
import { openStripeFake, type StripeFake } from '#tests/support/stripe/fake.ts';

describe.each(testDatabases('postgres'))('a membership that Stripe bills, on $kind', (on) => {
  let app: TestApp;
  let fake: StripeFake;
  beforeAll(async () => {
    fake = await openStripeFake();
    app = await openApp(on, fake.env, { clock: fake.clock, answerLimitMilliseconds: 2_000 });
  });
  afterEach(() => fake.faults.clear());
  afterAll(async () => {
    await app.close();
    await fake.close();
  });

  /** A member by card, and Stripe's id of the subscription. Notices are lost unless a test delivers them. */
  async function newMember(
    wish: { readonly countryCode?: string } = {},
  ): Promise<{ browser: Browser; orderNumber: string; subscription: string }> {
    const browser = app.browser();
    const body = { ...iq, ...wish, skuId: 'vip-month' };
    const { orderNumber } = await browser.data(createSubscription, { body });
    const press = { ...(await memberPress(browser, { orderNumber })), paymentMethod: 'stripe:card' };
    const { actionUrl } = await browser.data(createPayment, { body: press });
    const session = [...fake.books.sessions.values()].find(({ url }) => url === actionUrl);
    fake.pay(session?.id as string);
    app.clock.forward(10_000);
    await app.reconcile();
    await app.worker.drain();
    return { browser, orderNumber, subscription: session?.subscription as string };
  }

  /** Some minutes later our own question has made up for a notice that did not come. */
  async function ask(): Promise<void> {
    fake.advance(6 * 60_000);
    await app.reconcile();
    await app.worker.drain();
  }

  it('is in our books as in Stripe’s: begun, renewed, each period with an order', async () => {
    const { browser, orderNumber, subscription } = await newMember();
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
    for (let month = 1; month <= 3; month += 1) {
      fake.renew(subscription);
      await ask();
    }
    const periods = await periodsOf(app, orderNumber);
    expect(periods.map(({ captured }) => captured.length)).toEqual([1, 1, 1, 1]);
    for (const [at, { order }] of periods.slice(1).entries())
      expect(order.periodStart).toEqual(periods[at]?.order.periodEnd);
  });

  it('is renewed also by an amount with hundredths where prices have none, as after a credit', async () => {
    const { browser, orderNumber, subscription } = await newMember({ countryCode: 'NO' });
    const item = fake.books.subscriptions.get(subscription)?.items.data[0];
    if (!item?.price.unit_amount) throw new Error('The subscription has no price.');
    item.price.unit_amount -= 50;
    fake.renew(subscription);
    await ask();
    const [first, second] = await periodsOf(app, orderNumber);
    expect(second?.captured).toEqual([(first?.captured[0] ?? 0) - 50]);
    expect(await membershipOf(browser)).toMatchObject({ member: true });
    const mails = await readMailbox(app.dataDir, { orderNumber: second?.order.orderNumber ?? '' });
    expect(mails.map(({ text }) => text).join()).toMatch(/NOK\s\d+[.,]50/);
  });

  it('keeps what it gives until its grace is over while Stripe tries again, and no longer', async () => {
    const { browser, subscription } = await newMember();
    const { periodEnd } = (await membershipOf(browser)).membership;
    fake.failRenewal(subscription);
    await ask();
    const grace = new Date(new Date(periodEnd).getTime() + 7 * day).toISOString();
    expect(await membershipOf(browser)).toMatchObject({
      member: true,
      membership: { state: 'past_due', periodEnd, graceUntil: grace },
    });
    const charges = fake.charges().length;
    fake.advance(7 * day);
    await ask();
    expect(await membershipOf(browser)).toMatchObject({ member: false, membership: { state: 'canceled' } });
    expect(fake.books.subscriptions.get(subscription)?.status).toBe('canceled');
    expect(fake.charges()).toHaveLength(charges);
  });

  it('changes its plan with the next period', async () => {
    const { browser, orderNumber, subscription } = await newMember();
    const { periodEnd } = (await membershipOf(browser)).membership;
    const body = { orderNumber, skuId: 'vip-year', shown: await shownPrice(browser, 'vip-year') };
    expect(await browser.data(switchSubscription, { body })).toMatchObject({
      state: 'active',
      skuId: 'vip-month',
      nextSkuId: 'vip-year',
      periodEnd,
    });
    await ask();
    expect(await membershipOf(browser)).toMatchObject({
      member: true,
      membership: { nextSkuId: 'vip-year' },
    });
    fake.renew(subscription);
    await ask();
    expect((await membershipOf(browser)).membership).toMatchObject({ skuId: 'vip-year', nextSkuId: null });
    expect((await periodsOf(app, orderNumber)).map(({ order }) => order.skuId)).toEqual([
      'vip-month',
      'vip-year',
    ]);
  });

  it('is cancelled, taken up again, and ended at once by a withdrawal', async () => {
    const { browser, orderNumber, subscription } = await newMember();
    const body = { orderNumber };
    for (const _ of [1, 2]) {
      expect(await browser.data(cancelSubscription, { body })).toMatchObject({ cancelAtPeriodEnd: true });
      expect(await browser.data(resumeSubscription, { body })).toMatchObject({ cancelAtPeriodEnd: false });
    }
    await browser.data(withdraw, { body });
    await app.worker.drain();
    expect(await membershipOf(browser)).toMatchObject({ member: false, membership: { state: 'canceled' } });
    expect(fake.books.subscriptions.get(subscription)?.status).toBe('canceled');
  });

  it('comes into our books also when Stripe was away after its payment, until the job gave up', async () => {
    const browser = app.browser();
    const { orderNumber } = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month' } });
    const press = { ...(await memberPress(browser, { orderNumber })), paymentMethod: 'stripe:card' };
    const { actionUrl } = await browser.data(createPayment, { body: press });
    fake.pay([...fake.books.sessions.values()].find(({ url }) => url === actionUrl)?.id as string);
    app.clock.forward(10_000);
    await app.reconcile();
    const following = and(eq(outbox.aggregateId, orderNumber), eq(outbox.kind, 'payments.membership'));
    const given = await app.database.database
      .update(outbox)
      .set({ deadAt: app.clock.now() })
      .where(following)
      .returning();
    expect(given).toHaveLength(1);
    await app.worker.drain();
    expect(await browser.data(userPrivilege)).toMatchObject({ member: false, membership: null });
    await ask();
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { orderNumber } });
  });

  it('is found behind any number of those that nothing is heard of', async () => {
    const { database } = app.database;
    const { orderNumber } = await newMember();
    const [paid] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
    if (!paid) throw new Error('The order is gone.');
    const pendingAt = new Date(app.clock.now().getTime() - 3 * day);
    const hopeless = Array.from({ length: 120 }, (_, at) => {
      const number = `${orderNumber.slice(0, -3)}${String(at).padStart(3, '0')}`;
      return { ...paid, orderNumber: number, sittingId: null, pendingAt, periodStart: null, periodEnd: null };
    });
    await database.insert(orders).values(hopeless);
    await database.delete(subscriptions).where(eq(subscriptions.orderNumber, orderNumber));
    await database
      .update(orders)
      .set({ periodStart: null, periodEnd: null })
      .where(eq(orders.orderNumber, orderNumber));
    await ask();
    const [found] = await database
      .select()
      .from(subscriptions)
      .where(eq(subscriptions.orderNumber, orderNumber));
    expect(found).toMatchObject({ state: 'active' });
    const numbers = hopeless.map((one) => one.orderNumber);
    await database.delete(orders).where(inArray(orders.orderNumber, numbers));
  });

  it('follows the words of a clock that was put back by an hour', async () => {
    const { browser, orderNumber } = await newMember();
    await browser.data(cancelSubscription, { body: { orderNumber } });
    app.clock.forward(-hour);
    expect(await browser.data(resumeSubscription, { body: { orderNumber } })).toMatchObject({
      cancelAtPeriodEnd: false,
    });
    await fake.deliver(async ({ body, headers }) => {
      const sent = { method: 'POST', url: '/pay/notify/stripe', payload: body, headers } as const;
      return (await browser.request(sent)).statusCode;
    });
    await app.worker.drain();
    expect((await membershipOf(browser)).membership).toMatchObject({ cancelAtPeriodEnd: false });
    app.clock.forward(hour);
  });

  it('is renewed once by notices that come twice and in any order', async () => {
    const { browser, orderNumber, subscription } = await newMember();
    fake.renew(subscription);
    const told = [...fake.events()].reverse().flatMap((event) => [event, event]);
    for (const event of told) {
      const { body, headers } = fake.notice(event);
      await browser.request({
        method: 'POST',
        url: '/pay/notify/stripe',
        payload: body,
        headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
      });
    }
    await app.worker.drain();
    const periods = await periodsOf(app, orderNumber);
    expect(periods.map(({ captured }) => captured.length)).toEqual([1, 1]);
    expect((await membershipOf(browser)).member).toBe(true);
  });
});
