import { eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createSubscription, switchSubscription } from '#contract/privileges.ts';
import { formatPrice } from '#locale/price.ts';
import { subscriptions } from '#server/memberships/tables.ts';
import { sandboxSubscriptions } from '#server/providers/sandbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { openBothFakes, payBy } from '#tests/support/fakes.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import {
  askForPlans,
  day,
  goTo,
  membershipMails,
  membershipOf,
  newMember,
  periodsOf,
  shownPrice,
} from '#tests/support/membership.ts';
import { forSuite } from '#tests/support/suite.ts';

const switchTo = async (browser: Browser, orderNumber: string, skuId: string) => ({
  body: { orderNumber, skuId, shown: await shownPrice(browser, skuId) },
});

const priceOf = async (browser: Browser) => (await membershipOf(browser)).membership.price;

describe.each(testDatabases('postgres'))('the switch to another plan on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  afterEach(() => askForPlans(1));

  it('is refused at any price but the one that was shown, and changes nothing', async () => {
    const { browser, orderNumber, email } = await newMember(app);
    const seen = await switchTo(browser, orderNumber, 'vip-year');
    const before = await membershipOf(browser);
    askForPlans(2);
    expect(await browser.refusal(switchSubscription, seen)).toBe('priceChanged');
    const foreign = { ...seen.body, shown: { ...seen.body.shown, currency: 'USD' } };
    askForPlans(1);
    expect(await browser.refusal(switchSubscription, { body: foreign })).toBe('priceChanged');
    await app.worker.drain();
    expect(await membershipOf(browser)).toEqual(before);
    expect(await membershipMails(app, email)).toEqual(['Your membership has started']);
    askForPlans(2);
    const agreed = await switchTo(browser, orderNumber, 'vip-year');
    expect(await browser.data(switchSubscription, agreed)).toMatchObject({
      nextSkuId: 'vip-year',
      price: agreed.body.shown,
    });
  });

  it('is charged, shown and written about as it was agreed to, whatever the shop asks since', async () => {
    const { browser, orderNumber, email } = await newMember(app, { skuId: 'vip-year' });
    const agreed = await switchTo(browser, orderNumber, 'vip-month');
    await browser.data(switchSubscription, agreed);
    askForPlans(3);
    expect(await priceOf(browser)).toEqual(agreed.body.shown);
    const { periodEnd } = (await membershipOf(browser)).membership;
    await goTo(app, new Date(periodEnd).getTime() - 13 * day);
    await app.reconcile();
    await app.worker.drain();
    const reminder = (await readMailbox(app.dataDir)).findLast(({ to }) => to === email);
    expect(reminder?.subject).toMatch(/renews on/);
    expect(reminder?.text).toContain(formatPrice(agreed.body.shown.amount, 'EUR', 'EN'));
    await goTo(app, periodEnd);
    const charged = (await periodsOf(app, orderNumber)).at(-1);
    expect(charged).toMatchObject({ order: { skuId: 'vip-month' }, captured: [agreed.body.shown.amount] });
    expect(await priceOf(browser)).toEqual(agreed.body.shown);
  });

  it('is not made twice: pressed again it stays what was agreed, and no other price is taken for it', async () => {
    const { browser, orderNumber } = await newMember(app);
    const agreed = await switchTo(browser, orderNumber, 'vip-year');
    const first = await browser.data(switchSubscription, agreed);
    askForPlans(2);
    expect(await browser.data(switchSubscription, agreed)).toEqual(first);
    const later = await switchTo(browser, orderNumber, 'vip-year');
    expect(await browser.refusal(switchSubscription, later)).toBe('priceChanged');
    expect(await membershipOf(browser)).toMatchObject({ membership: first });
  });

  it('that is taken back costs what was shown then, and not what the first period did', async () => {
    const { browser, orderNumber } = await newMember(app);
    await browser.data(switchSubscription, await switchTo(browser, orderNumber, 'vip-year'));
    askForPlans(2);
    const back = await switchTo(browser, orderNumber, 'vip-month');
    expect(await browser.data(switchSubscription, back)).toMatchObject({
      nextSkuId: null,
      price: back.body.shown,
    });
    await goTo(app, (await membershipOf(browser)).membership.periodEnd);
    expect((await periodsOf(app, orderNumber)).at(-1)?.captured).toEqual([back.body.shown.amount]);
  });

  it('is shown at the price of today where its provider has named none, until it is asked', async () => {
    const { browser, orderNumber } = await newMember(app);
    const database = app.database.database;
    const own = eq(subscriptions.orderNumber, orderNumber);
    const paid = await priceOf(browser);
    await database.update(subscriptions).set({ nextSkuId: 'vip-year', nextPrice: null }).where(own);
    expect(await priceOf(browser)).toEqual(await shownPrice(browser, 'vip-year'));
    await database.update(subscriptions).set({ nextSkuId: null }).where(own);
    askForPlans(2);
    expect(await priceOf(browser)).toEqual(paid);
    await database
      .update(sandboxSubscriptions)
      .set({ skuId: 'vip-year', every: 'year', amount: 7777 })
      .where(eq(sandboxSubscriptions.orderNumber, orderNumber));
    await database.update(subscriptions).set({ state: 'past_due', askedAt: null }).where(own);
    await app.reconcile();
    expect((await membershipOf(browser)).membership).toMatchObject({
      nextSkuId: 'vip-year',
      price: { amount: 7777, currency: 'EUR' },
    });
  });
});

describe.each(testDatabases('postgres'))('the switch of a membership that Stripe bills, on $kind', (on) => {
  const app = forSuite(() => openBothFakes(on));
  afterEach(() => askForPlans(1));

  it('is charged and shown as it was agreed to, whatever the shop asks since', async () => {
    const browser = app.browser();
    const { orderNumber } = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month' } });
    const { reference } = await payBy(browser, { orderNumber, skuId: 'vip-month', method: 'stripe:card' });
    app.stripe.pay(reference);
    app.clock.forward(10_000);
    await app.reconcile();
    await app.worker.drain();

    const seen = await switchTo(browser, orderNumber, 'vip-year');
    askForPlans(2);
    expect(await browser.refusal(switchSubscription, seen)).toBe('priceChanged');
    const agreed = await switchTo(browser, orderNumber, 'vip-year');
    expect(await browser.data(switchSubscription, agreed)).toMatchObject({ price: agreed.body.shown });
    askForPlans(3);
    expect(await priceOf(browser)).toEqual(agreed.body.shown);
    const charge = app.stripe.renew(String(app.stripe.books.sessions.get(reference)?.subscription));
    expect(charge?.amount).toBe(agreed.body.shown.amount);
    app.stripe.advance(6 * 60_000);
    await app.reconcile();
    await app.worker.drain();
    expect((await membershipOf(browser)).membership).toMatchObject({
      skuId: 'vip-year',
      nextSkuId: null,
      price: agreed.body.shown,
    });
  });
});
