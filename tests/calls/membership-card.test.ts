import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxCard } from '#contract/catalogue.ts';
import { cancelSubscription, checkSubscription, payOverdue } from '#contract/privileges.ts';
import { locales } from '#locale/locales.ts';
import { sandboxSubscriptions } from '#server/providers/sandbox/tables.ts';
import { chooseOnPage, openCardPage } from '#tests/support/another-card.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { day, goTo, membershipOf, newMember, periodsOf } from '#tests/support/membership.ts';

describe.each(testDatabases('postgres'))('another card for an overdue membership on $kind', (on) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp(on);
  });
  afterAll(() => app.close());

  /** A member whose renewal was declined just now. */
  async function owingMember() {
    const member = await newMember(app, { card: 'renewalFails' });
    const { membership } = await membershipOf(member.browser);
    await goTo(app, membership.periodEnd);
    return { ...member, end: new Date(membership.periodEnd), price: membership.price };
  }

  const captured = async (orderNumber: string) =>
    (await periodsOf(app, orderNumber)).map((period) => period.captured);

  it('is asked for by the mail about the renewal, and pays the period with a receipt', async () => {
    const { browser, email, orderNumber, end, price } = await owingMember();
    const mails = async () => (await readMailbox(app.dataDir)).filter(({ to }) => to === email);
    expect((await mails()).at(-1)?.text).toMatch(/Pay with another card\nhttp\S+\/member\/DE-SUBS-1002/);

    const asked = await browser.data(checkSubscription, { body: { orderNumber } });
    expect(asked).toMatchObject({
      membership: { state: 'past_due', graceUntil: new Date(end.getTime() + 7 * day).toISOString() },
      overdue: { ...price, underWay: false },
    });
    const page = await openCardPage(browser, orderNumber);
    const answer = await chooseOnPage(browser, page, 'success');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toMatch(
      new RegExp(`/paying/subscribe/check/DE-SUBS-1002\\?orderNumber=${orderNumber}&renewal=1&hl=EN$`),
    );
    await app.worker.drain();
    expect(await membershipOf(browser)).toMatchObject({
      member: true,
      membership: { state: 'active', graceUntil: null },
    });
    const periods = await periodsOf(app, orderNumber);
    expect(periods[1]?.order).toMatchObject({ state: 'paid', periodStart: end, totalAmount: price.amount });
    const renewal = periods[1]?.order.orderNumber as string;
    expect((await mails()).filter(({ text }) => text.includes(renewal))).toHaveLength(1);
  });

  it.each([
    'success',
    'authentication',
    'timeout',
    'noticeLost',
    'noticeLate',
    'noticeTwice',
    'refundFails',
    'renewalFails',
  ] as const)('pays once and is kept for later periods: %s', async (card) => {
    const { browser, orderNumber, price } = await owingMember();
    const page = await openCardPage(browser, orderNumber);
    const answer = await chooseOnPage(browser, page, card);
    if (card === 'authentication') {
      expect(answer.headers.location).toMatch(/\?bank$/);
      await chooseOnPage(browser, page, 'confirm');
    }
    const { membership, overdue } = await browser.data(checkSubscription, { body: { orderNumber } });
    if (card === 'noticeLate') {
      expect(overdue).toEqual({ ...price, underWay: true });
      await goTo(app, app.clock.now().getTime() + 7_000);
    } else {
      // The return asks the provider itself, whatever became of the notice.
      expect(membership.state).toBe('active');
    }
    app.clock.forward(5_000);
    await app.worker.drain();
    expect((await membershipOf(browser)).membership.state).toBe('active');
    expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);

    const { periodEnd } = (await membershipOf(browser)).membership;
    await goTo(app, new Date(periodEnd).getTime() + 10 * 60_000);
    await app.reconcile();
    await app.worker.drain();
    const next = await membershipOf(browser);
    expect(next.membership.state).toBe(card === 'renewalFails' ? 'past_due' : 'active');
    expect(await captured(orderNumber)).toHaveLength(card === 'renewalFails' ? 2 : 3);
  });

  it('may be declined, which takes nothing and leaves the page open for another', async () => {
    const { browser, orderNumber, price } = await owingMember();
    const page = await openCardPage(browser, orderNumber);
    const told = async () => (await browser.request({ method: 'GET', url: page })).body;
    const refusals = [
      ['decline', 'The bank declined the payment.'],
      ['insufficient', 'enough money in the account'],
    ] as const;
    for (const [card, reason] of refusals) {
      const answer = await chooseOnPage(browser, page, card);
      expect(answer).toMatchObject({ statusCode: 303, headers: { location: page } });
      expect(await told()).toContain(reason);
    }
    await chooseOnPage(browser, page, 'authentication');
    const asks = await browser.request({ method: 'GET', url: `${page}?bank` });
    expect(asks.body).toContain('value="refuse"');
    await chooseOnPage(browser, page, 'refuse');
    expect(await told()).toContain('role="alert"');
    await app.worker.drain();
    expect((await membershipOf(browser)).membership.state).toBe('past_due');
    expect(await captured(orderNumber)).toEqual([[price.amount]]);

    await chooseOnPage(browser, page, 'success');
    await app.worker.drain();
    expect((await membershipOf(browser)).membership.state).toBe('active');
    expect(await told()).not.toContain('<form');
  });

  it('given in two tabs at once is charged once', async () => {
    const { browser, orderNumber, price } = await owingMember();
    const pages = await Promise.all([1, 2, 3].map(() => openCardPage(browser, orderNumber)));
    expect(new Set(pages).size).toBe(3);
    await Promise.all(
      pages.map((page, at) => chooseOnPage(browser, page, at === 0 ? 'noticeLate' : 'success')),
    );
    await goTo(app, app.clock.now().getTime() + 7_000);
    for (const page of pages) await chooseOnPage(browser, page, 'success');
    await app.worker.drain();
    expect(await captured(orderNumber)).toEqual([[price.amount], [price.amount]]);
    expect((await membershipOf(browser)).membership.state).toBe('active');
  });

  it('is charged nothing once the membership has ended', async () => {
    const { browser, orderNumber, price } = await owingMember();
    const page = await openCardPage(browser, orderNumber);
    expect(await browser.data(cancelSubscription, { body: { orderNumber } })).toMatchObject({
      state: 'canceled',
    });
    const answer = await chooseOnPage(browser, page, 'success');
    expect(answer.statusCode).toBe(303);
    await app.worker.drain();
    expect(await captured(orderNumber)).toEqual([[price.amount]]);
    for (const call of [checkSubscription, payOverdue]) {
      const body = { orderNumber, shown: price };
      expect(await browser.refusal(call, { body })).toBe('subscriptionOver');
    }
  });

  it('is taken for what is owed alone, from its member alone, at the price that was shown', async () => {
    const paying = await newMember(app);
    const shown = (await membershipOf(paying.browser)).membership.price;
    const inOrder = { orderNumber: paying.orderNumber, shown };
    expect(await paying.browser.refusal(payOverdue, { body: inOrder })).toBe('nothingOwed');
    expect(await paying.browser.data(checkSubscription, { body: inOrder })).toMatchObject({ overdue: null });

    const { browser, orderNumber, price } = await owingMember();
    const stranger = app.browser();
    for (const call of [checkSubscription, payOverdue])
      expect(await stranger.refusal(call, { body: { orderNumber, shown: price } })).toBe('unknownOrder');
    const wrong = [
      { ...price, amount: price.amount - 1 },
      { ...price, currency: 'JPY' },
      { amount: 1, currency: 'XXX' },
    ];
    for (const other of wrong)
      expect(await browser.refusal(payOverdue, { body: { orderNumber, shown: other } })).toBe('priceChanged');

    await app.database.database
      .update(sandboxSubscriptions)
      .set({ id: `${orderNumber}-away` })
      .where(eq(sandboxSubscriptions.orderNumber, orderNumber));
    for (const call of [checkSubscription, payOverdue]) {
      const body = { orderNumber, shown: price };
      expect(await browser.refusal(call, { body })).toBe('paymentUnavailable');
    }
  });
});

describe('the sandbox’s page for another card', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp();
  });
  afterAll(() => app.close());

  it('offers the ten cards in each language, and is there for its own address alone', async () => {
    const { browser, orderNumber } = await newMember(app, { card: 'renewalFails' });
    const { membership } = await membershipOf(browser);
    await goTo(app, membership.periodEnd);
    const titles = new Set<string>();
    for (const hl of locales) {
      const body = { orderNumber, shown: membership.price };
      const { actionUrl } = await browser.data(payOverdue, { body }, hl);
      const page = await browser.request({ method: 'GET', url: actionUrl });
      expect(page.headers['cache-control']).toBe('no-store');
      for (const card of sandboxCard.options) expect(page.body).toContain(`value="${card}"`);
      titles.add(/<title>(.*)<\/title>/.exec(page.body)?.[1] ?? '');
    }
    expect(titles.size).toBe(locales.length);
    const foreign = `/pay/sandbox/card/sbs_${'0'.repeat(38)}_2_${'0'.repeat(38)}`;
    expect((await browser.request({ method: 'GET', url: foreign })).statusCode).toBe(404);
    expect((await chooseOnPage(browser, foreign, 'success')).statusCode).toBe(404);
    expect((await chooseOnPage(browser, '/pay/sandbox/card/1', 'success')).statusCode).toBe(404);
  });
});
