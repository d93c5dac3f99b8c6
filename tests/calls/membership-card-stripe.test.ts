import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createPayment } from '#contract/payments.ts';
import {
  cancelSubscription,
  checkSubscription,
  createSubscription,
  payOverdue,
} from '#contract/privileges.ts';
import { openCardPage } from '#tests/support/another-card.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { memberPress, membershipOf, periodsOf } from '#tests/support/membership.ts';
import { newCard } from '#tests/support/stripe/cards.ts';
import { openStripeFake, type StripeFake } from '#tests/support/stripe/fake.ts';
import { duplicated, reversed } from '#tests/support/stripe/webhooks.ts';

describe.each(testDatabases('postgres'))(
  'another card for a membership that Stripe bills, on $kind',
  (on) => {
    let app: TestApp;
    let fake: StripeFake;
    beforeAll(async () => {
      fake = await openStripeFake();
      app = await openApp(on, fake.env, { clock: fake.clock, answerLimitMilliseconds: 4_000 });
    });
    afterEach(async () => {
      fake.faults.clear();
      await tell();
    });
    afterAll(async () => {
      await app.close();
      await fake.close();
    });

    /** A member whose renewal was declined, of which we know. */
    async function owingMember() {
      const browser = app.browser();
      const { orderNumber } = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month' } });
      const press = { ...(await memberPress(browser, { orderNumber })), paymentMethod: 'stripe:card' };
      const { actionUrl } = await browser.data(createPayment, { body: press });
      const session = sessionAt(actionUrl);
      fake.pay(session.id);
      await tell();
      const subscription = session.subscription as string;
      fake.failRenewal(subscription);
      await tell();
      const { membership } = await membershipOf(browser);
      expect(membership.state).toBe('past_due');
      return { browser, orderNumber, subscription, price: membership.price };
    }

    function sessionAt(url: string | null) {
      const found = [...fake.books.sessions.values()].find((session) => session.url === url);
      if (!found) throw new Error(`There is no page at ${url}.`);
      return found;
    }

    /** Stripe tells what has happened, and what follows is done. */
    async function tell(arrange?: Parameters<StripeFake['deliver']>[1]): Promise<void> {
      const door = app.browser();
      await fake.deliver(async ({ body, headers }) => {
        const sent = { method: 'POST', url: '/pay/notify/stripe', payload: body, headers } as const;
        return (await door.request(sent)).statusCode;
      }, arrange);
      await app.worker.drain();
    }

    const loseNotices = () => tell({ arrange: () => [] });
    const check = (browser: Browser, orderNumber: string) =>
      browser.data(checkSubscription, { body: { orderNumber } });
    const captured = async (orderNumber: string) =>
      (await periodsOf(app, orderNumber)).map((period) => period.captured);
    const paysAsked = () =>
      fake.requests.filter(({ path }) => /^\/v1\/invoices\/\w+\/pay$/.test(path)).length;

    it('pays once and stays the membership’s, by a notice that comes twice', async () => {
      const { browser, orderNumber, subscription, price } = await owingMember();
      const body = { orderNumber, shown: price };
      const { actionUrl } = await browser.data(payOverdue, { body }, 'DE');
      const session = sessionAt(actionUrl);
      expect(fake.books.asked.get(session.id)).toMatchObject({
        mode: 'setup',
        locale: 'de',
        success_url: expect.stringContaining(
          `/paying/subscribe/check/DE-SUBS-1002?orderNumber=${orderNumber}&renewal=1&hl=DE`,
        ),
        custom_text: { submit: { message: expect.stringMatching(/^Diese Karte wird sofort mit \d.*€/) } },
      });
      const card = fake.giveCard(session.id);
      await tell({ arrange: duplicated(3) });
      await tell({ arrange: (notices) => reversed(duplicated(2)(notices)) });
      expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
      expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);
      expect(fake.books.subscriptions.get(subscription)?.default_payment_method).toBe(card);
      fake.renew(subscription);
      await tell();
      expect(await captured(orderNumber)).toHaveLength(3);
    });

    it('pays by the member’s return alone, where every notice is lost', async () => {
      const { browser, orderNumber, price } = await owingMember();
      fake.giveCard(sessionAt(await openCardPage(browser, orderNumber)).id);
      await loseNotices();
      expect(await check(browser, orderNumber)).toMatchObject({
        membership: { state: 'active' },
        overdue: null,
      });
      expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);
    });

    it('pays by our own question, where the member does not come back either', async () => {
      const { browser, orderNumber, price } = await owingMember();
      fake.giveCard(sessionAt(await openCardPage(browser, orderNumber)).id);
      await loseNotices();
      fake.advance(6 * 60_000);
      await app.reconcile();
      expect((await membershipOf(browser)).membership.state).toBe('active');
      expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);
    });

    it('may be declined, is tried once, and gives way to the next', async () => {
      const { browser, orderNumber, price } = await owingMember();
      fake.giveCard(sessionAt(await openCardPage(browser, orderNumber)).id, 'insufficient_funds');
      const before = paysAsked();
      await tell();
      for (const _ of [1, 2]) {
        expect(await check(browser, orderNumber)).toMatchObject({
          membership: { state: 'past_due' },
          overdue: { ...price, underWay: false },
        });
      }
      expect(paysAsked() - before).toBe(1);
      expect(await captured(orderNumber)).toEqual([[price.amount]]);
      fake.giveCard(sessionAt(await openCardPage(browser, orderNumber)).id);
      await tell();
      expect(await check(browser, orderNumber)).toMatchObject({ membership: { state: 'active' } });
      expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);
    });

    it('given in two tabs is charged once', async () => {
      const { browser, orderNumber, price } = await owingMember();
      const pages = [await openCardPage(browser, orderNumber), await openCardPage(browser, orderNumber)];
      const charges = fake.charges().length;
      for (const page of pages) fake.giveCard(sessionAt(page).id);
      await Promise.all([
        tell({ arrange: duplicated(2), atOnce: 4 }),
        ...[1, 2, 3].map(() => browser.call(checkSubscription, { body: { orderNumber } })),
      ]);
      await tell();
      expect(await check(browser, orderNumber)).toMatchObject({ membership: { state: 'active' } });
      expect(fake.charges()).toHaveLength(charges + 1);
      expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);
    });

    it('given on a page that was left open after the renewal was paid is not charged', async () => {
      const { browser, orderNumber, subscription } = await owingMember();
      const page = sessionAt(await openCardPage(browser, orderNumber));
      fake.renew(subscription);
      const charges = fake.charges().length;
      fake.giveCard(page.id);
      await tell();
      expect(await check(browser, orderNumber)).toMatchObject({ membership: { state: 'active' } });
      expect(fake.charges()).toHaveLength(charges);
    });

    it('gives way to one that its member set at Stripe since then', async () => {
      const { browser, orderNumber, subscription } = await owingMember();
      fake.giveCard(sessionAt(await openCardPage(browser, orderNumber)).id);
      await tell();
      expect(await check(browser, orderNumber)).toMatchObject({ membership: { state: 'active' } });
      const billed = fake.books.subscriptions.get(subscription);
      if (!billed) throw new Error('The subscription is gone.');
      const { id: newer } = newCard(fake.books, String(billed.customer), null);
      billed.default_payment_method = newer;
      fake.failRenewal(subscription);
      await tell();
      expect((await membershipOf(browser)).membership.state).toBe('past_due');
      expect(billed.default_payment_method).toBe(newer);
    });

    it('is charged nothing once the membership was cancelled', async () => {
      const { browser, orderNumber, price } = await owingMember();
      const page = sessionAt(await openCardPage(browser, orderNumber));
      await browser.data(cancelSubscription, { body: { orderNumber } });
      const charges = fake.charges().length;
      fake.giveCard(page.id);
      await tell();
      expect(fake.charges()).toHaveLength(charges);
      expect(await captured(orderNumber)).toEqual([[price.amount]]);
      expect((await membershipOf(browser)).membership.state).toBe('canceled');
    });

    it('is charged once where the answer is cut off, and then the return asks again', async () => {
      const { browser, orderNumber, price } = await owingMember();
      fake.giveCard(sessionAt(await openCardPage(browser, orderNumber)).id);
      await loseNotices();
      fake.faults.add({ kind: 'cut', times: 2, on: /^POST \/v1\/invoices\/\w+\/pay/ });
      expect(await browser.refusal(checkSubscription, { body: { orderNumber } })).toBe('paymentUnavailable');
      fake.faults.clear();
      expect(await check(browser, orderNumber)).toMatchObject({ membership: { state: 'active' } });
      expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);
    });

    it('is asked for by nobody while Stripe does not answer, nor for a renewal that was paid meanwhile', async () => {
      const { browser, orderNumber, subscription, price } = await owingMember();
      const body = { orderNumber, shown: price };
      fake.faults.add({ kind: 'error', times: 20 });
      expect(await browser.refusal(payOverdue, { body })).toBe('paymentUnavailable');
      fake.faults.clear();
      fake.faults.add({ kind: 'error', times: 20, on: /^POST \/v1\/checkout\/sessions/ });
      expect(await browser.refusal(payOverdue, { body })).toBe('paymentUnavailable');
      fake.faults.clear();
      fake.renew(subscription);
      await loseNotices();
      expect(await browser.refusal(payOverdue, { body })).toBe('nothingOwed');
      expect((await membershipOf(browser)).membership.state).toBe('active');
    });
  },
);
