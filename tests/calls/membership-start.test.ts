import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { createSubscription } from '#contract/privileges.ts';
import { findMarket } from '#locale/markets.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import { type Attempt, attemptsOf } from '#server/payments/attempts.ts';
import { requestOf } from '#server/payments/request.ts';
import { ledger } from '#server/payments/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { memberPress, membershipOf } from '#tests/support/membership.ts';

const site = { baseOf: () => '' };

describe.each(testDatabases('postgres'))('a membership wished anew on $kind', (on) => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await openApp(on);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = app.browser();
  });

  const wish = async (
    change: Partial<{ countryCode: string; skuId: string; examId: string; hl: string }> = {},
  ) =>
    (await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month', ...change } })).orderNumber;
  const orderOf = async (orderNumber: string) =>
    (await findOrder(app.database.database, orderNumber)) as Order;
  const attempts = (orderNumber: string) => attemptsOf(app.database.database, orderNumber);
  const captured = () => app.database.database.select().from(ledger).where(eq(ledger.kind, 'capture'));
  const elsewhere = { countryCode: 'US', examId: 'SUBS-1004', hl: 'FR' };

  it.each(['noticeLate', 'timeout', 'authentication'] as const)(
    'keeps the market and the page of a payment that is open: %s',
    async (card) => {
      const orderNumber = await wish();
      await browser.data(createPayment, { body: await memberPress(browser, { orderNumber, card }) });
      const [attempt] = (await attempts(orderNumber)) as [Attempt];
      const asked = requestOf(site, await orderOf(orderNumber), attempt);
      expect(await wish(elsewhere)).toBe(orderNumber);
      const order = await orderOf(orderNumber);
      expect(order).toMatchObject({ market: 'DE', currency: 'EUR', examId: iq.examId, locale: 'EN' });
      expect(requestOf(site, order, attempt)).toEqual(asked);
    },
  );

  it('ends paid in the market and by the plan that was charged', async () => {
    const orderNumber = await wish();
    const press = await memberPress(browser, { orderNumber, card: 'noticeLate' });
    await browser.data(createPayment, { body: press });
    await wish({ ...elsewhere, skuId: 'vip-year' });
    app.clock.forward(7_000);
    await app.worker.drain();
    expect(await orderOf(orderNumber)).toMatchObject({
      state: 'paid',
      market: 'DE',
      currency: 'EUR',
      totalAmount: press.shown.amount,
      skuId: 'vip-month',
    });
    const { membership } = await membershipOf(browser);
    expect(membership).toMatchObject({
      orderNumber,
      skuId: 'vip-month',
      price: { amount: press.shown.amount, currency: 'EUR' },
    });
  });

  it('takes another plan in place of a payment that waits for its buyer', async () => {
    const orderNumber = await wish();
    await browser.data(createPayment, {
      body: await memberPress(browser, { orderNumber, card: 'authentication' }),
    });
    expect(await wish({ ...elsewhere, skuId: 'vip-year' })).toBe(orderNumber);
    const press = await memberPress(browser, { orderNumber, skuId: 'vip-year' });
    expect(press.shown.currency).toBe('EUR');
    expect(await browser.data(createPayment, { body: press })).toMatchObject({ state: 'succeeded' });
    await app.worker.drain();
    expect((await attempts(orderNumber)).map(({ state, skuId }) => [skuId, state])).toEqual([
      ['vip-year', 'succeeded'],
      ['vip-month', 'canceled'],
    ]);
    expect((await membershipOf(browser)).membership).toMatchObject({ skuId: 'vip-year', state: 'active' });
  });

  it('is sold in another market again once its payment has failed', async () => {
    const orderNumber = await wish();
    await browser.data(createPayment, { body: await memberPress(browser, { orderNumber, card: 'decline' }) });
    expect(await wish(elsewhere)).toBe(orderNumber);
    expect(await orderOf(orderNumber)).toMatchObject({ market: 'US', currency: 'USD', examId: 'SUBS-1004' });
    const press = await memberPress(browser, { orderNumber });
    await browser.data(createPayment, { body: press });
    expect(await browser.data(checkPayment, { body: { orderNumber } })).toMatchObject({ paid: true });
  });

  it('is charged in the market that its order is in, when both happen at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      browser = app.browser();
      const orderNumber = await wish();
      const press = await memberPress(browser, { orderNumber, card: 'noticeLate' });
      const both = [() => browser.call(createPayment, { body: press }), () => wish(elsewhere)];
      await Promise.all((round % 2 ? both : both.toReversed()).map((one) => one()));
      app.clock.forward(7_000);
      await app.worker.drain();
      const order = await orderOf(orderNumber);
      expect(order.currency).toBe(findMarket(order.market)?.currency);
      const came = (await captured()).filter((row) => row.orderNumber === orderNumber);
      expect(came.map(({ currency, amount }) => [currency, amount])).toEqual(
        order.state === 'paid' ? [['EUR', press.shown.amount]] : [],
      );
      expect(order.market).toBe(order.state === 'paid' ? 'DE' : 'US');
    }
  });
});
