import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { createPayment } from '#contract/payments.ts';
import {
  cancelSubscription,
  createSubscription,
  resourceList,
  resumeSubscription,
  switchSubscription,
  userPrivilege,
  vipDetail,
} from '#contract/privileges.ts';
import { orderFiles } from '#contract/reports.ts';
import { exams } from '#exams/index.ts';
import { chooseOnPage, openCardPage } from '#tests/support/another-card.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import {
  becomeMember,
  day,
  goTo,
  memberPress,
  membershipMails,
  membershipOf,
  newMember,
  noMembership,
  periodsOf,
  shownPrice,
} from '#tests/support/membership.ts';

describe.each(testDatabases('postgres'))('a membership on $kind', (on) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp(on);
  });
  afterAll(() => app.close());

  /** The moment at which the paid period ends. */
  const endOf = async (browser: Browser) => new Date((await membershipOf(browser)).membership.periodEnd);

  it('is offered by the month and by the year, at the prices of the market', async () => {
    const { plans, features, tests } = await app
      .browser()
      .data(vipDetail, { query: { countryCode: 'JP', hl: 'JA' } });
    expect(plans.map(({ skuId, every }) => [skuId, every])).toEqual([
      ['vip-month', 'month'],
      ['vip-year', 'year'],
    ]);
    expect(plans.every(({ price }) => price.currency === 'JPY' && price.amount % 100 === 0)).toBe(true);
    expect(plans[0]?.price.amount).toBeLessThan(plans[1]?.price.amount ?? 0);
    expect(features.map(({ name }) => name)).toContain('すべての詳細レポート');
    // The workbook is no report, and that of work stress is free with an account.
    expect(tests.map(({ examId: id }) => id)).toEqual(
      exams.filter(({ slug }) => !['practice', 'stress'].includes(slug)).map(({ id }) => id),
    );
    const iqTest = tests.find(({ examId: id }) => id === iq.examId);
    expect(iqTest).toMatchObject({ from: true, price: { amount: 128_000, currency: 'JPY' } });
  });

  it('has one order until it is paid, however often and at once it is asked for', async () => {
    const browser = app.browser();
    await browser.data(userPrivilege);
    await confirm(browser);
    const wish = { body: { ...iq, skuId: 'vip-month' } };
    const asked = await Promise.all([1, 2, 3, 4].map(() => browser.data(createSubscription, wish)));
    expect(new Set(asked.map(({ orderNumber }) => orderNumber)).size).toBe(1);
    const yearly = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-year' } });
    expect(yearly).toEqual(asked[0]);
    const params = { orderNumber: yearly.orderNumber };
    expect(await browser.data(orderInfo, { params })).toMatchObject({
      kind: 'membership',
      skuId: 'vip-year',
    });
    expect(await browser.data(userPrivilege)).toEqual(noMembership);
    expect(await browser.refusal(createSubscription, { body: { ...iq, skuId: 'iq-basic' } })).toBe(
      'unknownSku',
    );
  });

  it('opens every report of its browser, taken before or after, with its file, and no other’s', async () => {
    const browser = app.browser();
    const before = await confirm(browser);
    await becomeMember(app, browser);
    const later = await confirm(browser, brain);
    for (const orderNumber of [before, later]) {
      const order = await browser.data(orderInfo, { params: { orderNumber } });
      expect(order.report).not.toBeNull();
      expect(order).toMatchObject({ unlocked: true });
      await browser.data(orderFiles, { body: { orderNumber } });
      await app.worker.drain();
      const { files } = await browser.data(orderFiles, { body: { orderNumber } });
      expect(files[0]).toMatchObject({ kind: 'report', state: 'ready' });
    }
    const stranger = app.browser();
    const alone = await confirm(stranger);
    expect((await stranger.data(orderInfo, { params: { orderNumber: alone } })).report).toBeNull();
  });

  it('is told to begin between its payment and its first period', async () => {
    const browser = app.browser();
    const { orderNumber } = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month' } });
    await browser.data(createPayment, { body: await memberPress(browser, { orderNumber }) });
    expect(await browser.data(userPrivilege)).toEqual({ ...noMembership, begins: true });
    expect(await browser.data(resourceList)).toMatchObject({ member: false, begins: true });
    await app.worker.drain();
    expect(await browser.data(userPrivilege)).toMatchObject({ member: true, begins: false });
    expect(await browser.data(resourceList)).toMatchObject({ member: true, begins: false });
  });

  it('begins with its payment, once', async () => {
    const { browser, email, orderNumber } = await newMember(app);
    const { member, membership, until } = await membershipOf(browser);
    expect(member).toBe(true);
    expect(membership).toMatchObject({ orderNumber, state: 'active', skuId: 'vip-month', nextSkuId: null });
    expect(until).toBe(membership.periodEnd);
    expect(await browser.refusal(createSubscription, { body: { ...iq, skuId: 'vip-year' } })).toBe(
      'alreadyMember',
    );
    const press = await memberPress(browser, { orderNumber });
    expect(await browser.refusal(createPayment, { body: press })).toBe('orderAlreadyPaid');
    expect(await membershipMails(app, email)).toEqual(['Your membership has started']);
    expect(await periodsOf(app, orderNumber)).toMatchObject([{ captured: [membership.price.amount] }]);
  });

  it.each(['success', 'noticeLost', 'noticeLate', 'noticeTwice'] as const)(
    'renews each month with an order of its own: %s',
    async (card) => {
      const { browser, email, orderNumber } = await newMember(app, { card });
      app.clock.forward(10_000);
      await app.worker.drain();
      await app.reconcile();
      await app.worker.drain();
      for (let month = 1; month <= 3; month += 1) {
        await goTo(app, await endOf(browser));
        app.clock.forward(6 * 60_000);
        await app.reconcile();
        await app.worker.drain();
        expect((await membershipOf(browser)).member).toBe(true);
      }
      const periods = await periodsOf(app, orderNumber);
      expect(periods).toHaveLength(4);
      for (const [at, { order, captured }] of periods.entries()) {
        expect(order).toMatchObject({ kind: 'membership', state: 'paid', skuId: 'vip-month', email });
        expect(order.parentOrderNumber).toBe(at === 0 ? null : orderNumber);
        expect(captured).toEqual([order.totalAmount]);
        if (at > 0) expect(order.periodStart).toEqual(periods[at - 1]?.order.periodEnd);
      }
      expect(await membershipMails(app, email)).toEqual([
        'Your membership has started',
        ...Array(3).fill('Your membership has been renewed'),
      ]);
    },
  );

  it('keeps what it gives while a renewal is owed, and goes on when it is paid after all', async () => {
    const { browser, email, orderNumber } = await newMember(app, { card: 'renewalFails' });
    const end = await endOf(browser);
    await goTo(app, end);
    const owed = await membershipOf(browser);
    expect(owed).toMatchObject({ member: true, membership: { state: 'past_due' } });
    expect(owed.membership.graceUntil).toBe(new Date(end.getTime() + 7 * day).toISOString());
    await goTo(app, end.getTime() + 1.1 * day);
    await chooseOnPage(browser, await openCardPage(browser, orderNumber), 'success');
    await app.worker.drain();
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
    const periods = await periodsOf(app, orderNumber);
    expect(periods.map(({ order }) => order.periodStart)).toContainEqual(end);
    expect(await membershipMails(app, email)).toEqual([
      'Your membership has started',
      'We couldn’t renew your membership',
      'Your membership has been renewed',
    ]);
  });

  it('ends when a renewal is still owed after the grace', async () => {
    const { browser, email, orderNumber } = await newMember(app, { card: 'renewalFails' });
    const end = await endOf(browser);
    await goTo(app, end);
    await goTo(app, end.getTime() + 6.9 * day);
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'past_due' } });
    await goTo(app, end.getTime() + 7.1 * day);
    await app.reconcile();
    await app.worker.drain();
    expect(await membershipOf(browser)).toMatchObject({ member: false, membership: { state: 'canceled' } });
    expect(await periodsOf(app, orderNumber)).toHaveLength(1);
    expect((await membershipMails(app, email)).at(-1)).toBe('Your membership has ended');
    await becomeMember(app, browser, { email });
    expect((await membershipOf(browser)).member).toBe(true);
  });

  it('cancelled, gives what it gives to the end of the period and is charged no more', async () => {
    const { browser, email, orderNumber } = await newMember(app);
    const report = await confirm(browser);
    const end = await endOf(browser);
    const canceled = await browser.data(cancelSubscription, { body: { orderNumber } });
    expect(canceled).toMatchObject({ state: 'active', cancelAtPeriodEnd: true });
    expect(await browser.data(cancelSubscription, { body: { orderNumber } })).toEqual(canceled);
    await goTo(app, end.getTime() - 60_000);
    expect((await membershipOf(browser)).member).toBe(true);
    await goTo(app, end.getTime() + 1000);
    expect(await membershipOf(browser)).toMatchObject({ member: false, membership: { state: 'canceled' } });
    expect((await browser.data(orderInfo, { params: { orderNumber: report } })).report).toBeNull();
    expect(await periodsOf(app, orderNumber)).toHaveLength(1);
    expect(await browser.refusal(resumeSubscription, { body: { orderNumber } })).toBe('subscriptionOver');
    expect(await membershipMails(app, email)).toEqual([
      'Your membership has started',
      'Your cancellation is confirmed',
      'Your membership has ended',
    ]);
  });

  it('goes on when the cancellation is taken back in time', async () => {
    const { browser, email, orderNumber } = await newMember(app);
    const end = await endOf(browser);
    await browser.data(cancelSubscription, { body: { orderNumber } });
    await app.worker.drain();
    const resumed = await browser.data(resumeSubscription, { body: { orderNumber } });
    await app.worker.drain();
    expect(resumed).toMatchObject({ state: 'active', cancelAtPeriodEnd: false });
    await goTo(app, end);
    expect(await periodsOf(app, orderNumber)).toHaveLength(2);
    expect((await membershipMails(app, email)).slice(1)).toEqual([
      'Your cancellation is confirmed',
      'Your membership continues',
      'Your membership has been renewed',
    ]);
  });

  it('changes from the month to the year with its next period, for the price of the year', async () => {
    const { browser, orderNumber } = await newMember(app);
    const shown = await shownPrice(browser, 'vip-year');
    const yearly = shown.amount;
    const end = await endOf(browser);
    const body = { orderNumber, skuId: 'vip-year', shown };
    const switched = await browser.data(switchSubscription, { body });
    expect(switched).toMatchObject({ skuId: 'vip-month', nextSkuId: 'vip-year', price: { amount: yearly } });
    expect(await periodsOf(app, orderNumber)).toHaveLength(1);
    await goTo(app, end);
    const { membership } = await membershipOf(browser);
    expect(membership).toMatchObject({ skuId: 'vip-year', nextSkuId: null, price: { amount: yearly } });
    const next = new Date(end);
    next.setUTCFullYear(end.getUTCFullYear() + 1);
    expect(membership.periodEnd.slice(0, 7)).toBe(next.toISOString().slice(0, 7));
    expect((await periodsOf(app, orderNumber)).at(-1)).toMatchObject({
      order: { skuId: 'vip-year' },
      captured: [yearly],
    });
  });

  it('by the year is announced once, a fortnight before it renews, and not by the month', {
    timeout: 240_000,
  }, async () => {
    const alone = await openApp(on);
    const [browser, monthly] = [alone.browser(), alone.browser()];
    const orderNumber = await becomeMember(alone, browser, { skuId: 'vip-year', email: 'year@example.org' });
    await becomeMember(alone, monthly, { email: 'month@example.org' });
    const end = await endOf(browser);
    const announced = async (email: string) =>
      (await membershipMails(alone, email)).filter((subject) => /renews on/.test(subject)).length;
    const remindAt = async (moment: number) => {
      await goTo(alone, moment);
      await Promise.all([alone.reconcile(), alone.reconcile()]);
      await alone.worker.drain();
    };
    await remindAt(end.getTime() - 14.1 * day);
    expect(await announced('year@example.org')).toBe(0);
    await remindAt(end.getTime() - 13.9 * day);
    await remindAt(end.getTime() - 10 * day);
    expect(await announced('year@example.org')).toBe(1);
    await goTo(alone, end);
    await remindAt((await endOf(browser)).getTime() - 5 * day);
    expect(await announced('year@example.org')).toBe(2);
    expect(await announced('month@example.org')).toBe(0);
    expect(await periodsOf(alone, orderNumber)).toHaveLength(2);
    await alone.close();
  });

  it('is changed by nobody else', async () => {
    const { orderNumber } = await newMember(app);
    const stranger = app.browser();
    await confirm(stranger);
    const body = { orderNumber };
    expect(await stranger.refusal(cancelSubscription, { body })).toBe('unknownOrder');
    expect(await stranger.refusal(resumeSubscription, { body })).toBe('unknownOrder');
    const wish = { ...body, skuId: 'vip-year', shown: await shownPrice(stranger, 'vip-year') };
    expect(await stranger.refusal(switchSubscription, { body: wish })).toBe('unknownOrder');
  });
});
