import { and, eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { withdraw } from '#contract/payments.ts';
import { cancelSubscription, switchSubscription, userPrivilege } from '#contract/privileges.ts';
import { settleSubscription } from '#server/memberships/settle.ts';
import { lockOrder } from '#server/orders/store.ts';
import { requestRefund } from '#server/payments/refunds/request.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import type { ProviderSubscription } from '#server/providers/provider.ts';
import { createSandboxBilling } from '#server/providers/sandbox/billing.ts';
import { sandboxInvoices, sandboxSubscriptions } from '#server/providers/sandbox/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import {
  day,
  goTo,
  membershipMails,
  membershipOf,
  newMember,
  periodsOf,
  shownPrice,
} from '#tests/support/membership.ts';

describe.each(testDatabases('postgres'))('the end of a membership on $kind', (on) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await openApp(on);
  });
  afterAll(() => app.close());

  const books = () => app.database.database;

  async function atProvider(orderNumber: string) {
    const [row] = await books()
      .select()
      .from(sandboxSubscriptions)
      .where(eq(sandboxSubscriptions.orderNumber, orderNumber));
    return row as typeof sandboxSubscriptions.$inferSelect;
  }

  const billing = () =>
    createSandboxBilling({ database: books(), clock: app.clock, payBase: 'http://127.0.0.1:3000/pay' });

  async function word(orderNumber: string): Promise<ProviderSubscription> {
    return (await billing().fetch((await atProvider(orderNumber)).id)) as ProviderSubscription;
  }

  const tell = (said: ProviderSubscription, askedAt?: Date) =>
    settleSubscription(
      { database: books(), clock: app.clock, onPaid: async () => {}, onSurplus: () => {} },
      'sandbox',
      said,
      askedAt,
    );

  it('comes at once with a withdrawal, here and at the provider', async () => {
    const { browser, email, orderNumber } = await newMember(app);
    const report = await confirm(browser);
    await browser.data(withdraw, { body: { orderNumber } });
    expect((await browser.data(userPrivilege)).member).toBe(false);
    expect((await browser.data(orderInfo, { params: { orderNumber: report } })).report).toBeNull();
    await app.worker.drain();
    expect((await membershipOf(browser)).membership.state).toBe('canceled');
    expect((await atProvider(orderNumber)).state).toBe('canceled');
    expect(await membershipMails(app, email)).toContain('Your membership has ended');
  });

  it('comes at once when the running period is given back, not when an earlier one is', async () => {
    const { browser, orderNumber } = await newMember(app);
    await goTo(app, (await membershipOf(browser)).membership.periodEnd);
    const [first, running] = (await periodsOf(app, orderNumber)).map(({ order }) => order.orderNumber);
    await giveBack(first as string);
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
    await giveBack(running as string);
    expect(await membershipOf(browser)).toMatchObject({ member: false, membership: { state: 'canceled' } });
    expect((await atProvider(orderNumber)).state).toBe('canceled');
  });

  async function giveBack(orderNumber: string): Promise<void> {
    await inTransaction(books(), async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      await requestRefund(tx, { order, amount: 'all', reason: 'operator', at: app.clock.now() });
    });
    await app.worker.drain();
  }

  it('is made sure of when the provider does not answer at first', async () => {
    const { browser, orderNumber } = await newMember(app);
    const { id } = await atProvider(orderNumber);
    await books()
      .update(sandboxSubscriptions)
      .set({ id: `${id}-away` })
      .where(eq(sandboxSubscriptions.id, id));
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    expect((await membershipOf(browser)).membership.state).toBe('active');
    await books()
      .update(sandboxSubscriptions)
      .set({ id })
      .where(eq(sandboxSubscriptions.id, `${id}-away`));
    app.clock.forward(60_000);
    await app.worker.drain();
    expect((await membershipOf(browser)).membership.state).toBe('canceled');
  });

  it('and every change come from the provider’s word: without an answer nothing changes', async () => {
    const { browser, orderNumber } = await newMember(app);
    const { id } = await atProvider(orderNumber);
    const known = await membershipOf(browser);
    await books()
      .update(sandboxSubscriptions)
      .set({ id: `${id}-away` })
      .where(eq(sandboxSubscriptions.id, id));
    const body = { orderNumber };
    expect(await browser.refusal(cancelSubscription, { body })).toBe('paymentUnavailable');
    const wish = { ...body, skuId: 'vip-year', shown: await shownPrice(browser, 'vip-year') };
    expect(await browser.refusal(switchSubscription, { body: wish })).toBe('paymentUnavailable');
    expect(await membershipOf(browser)).toEqual(known);
  });

  it('and all before it are the same, in whatever order and however often the words come', {
    timeout: 240_000,
  }, async () => {
    const told = fc.array(fc.nat({ max: 5 }), { minLength: 12, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(told, async (order) => {
        const { browser, orderNumber } = await newMember(app, { card: 'noticeLost' });
        app.clock.forward(10_000);
        await app.reconcile();
        await app.worker.drain();
        const words = await lifeOf(orderNumber);
        for (const at of order) await tell(words[at]?.said as ProviderSubscription, words[at]?.askedAt);
        await Promise.all(words.map(({ said, askedAt }) => tell(said, askedAt)));
        for (const { said, askedAt } of [...words].reverse()) await tell(said, askedAt);
        const periods = await periodsOf(app, orderNumber);
        expect(periods.map(({ captured }) => captured.length)).toEqual([1, 1, 1, 1]);
        expect(new Set(periods.map(({ order: paid }) => paid.periodStart?.getTime())).size).toBe(4);
        expect(await membershipOf(browser)).toMatchObject({
          member: true,
          membership: { state: 'active', cancelAtPeriodEnd: true, skuId: 'vip-month' },
        });
      }),
      { numRuns: 4 },
    );
  });

  /** What a provider says of a membership over three renewals and a cancellation, of which we hear nothing. */
  async function lifeOf(orderNumber: string) {
    const { id } = await atProvider(orderNumber);
    const words: { said: ProviderSubscription; askedAt: Date }[] = [];
    const listen = async () => {
      words.push({ said: await word(orderNumber), askedAt: app.clock.now() });
      app.clock.forward(1000);
    };
    await listen();
    for (let month = 1; month <= 3; month += 1) {
      await goTo(app, (await atProvider(orderNumber)).periodEnd);
      await listen();
    }
    await billing().cancelAtPeriodEnd(id, 'one');
    await listen();
    await billing().resume(id, 'two');
    await billing().cancelAtPeriodEnd(id, 'three');
    await listen();
    return words;
  }

  it('and a renewal are not undone by a word that knows fewer payments', async () => {
    const { browser, orderNumber } = await newMember(app);
    const before = await word(orderNumber);
    await goTo(app, before.periodEnd);
    const { membership } = await membershipOf(browser);
    expect(new Date(membership.periodEnd).getTime()).toBeGreaterThan(before.periodEnd.getTime());
    await tell({ ...before, state: 'past_due' });
    expect((await membershipOf(browser)).membership).toEqual(membership);
  });

  it('is not undone by an older word of the same period', async () => {
    const { browser, orderNumber } = await newMember(app);
    const before = await word(orderNumber);
    const askedAt = app.clock.now();
    app.clock.forward(1000);
    await browser.data(cancelSubscription, { body: { orderNumber } });
    await tell(before, askedAt);
    expect((await membershipOf(browser)).membership.cancelAtPeriodEnd).toBe(true);
  });

  it('gives back what is taken after it, with its row in the ledger', async () => {
    const { browser, orderNumber } = await newMember(app);
    const { id, amount, currency, periodEnd } = await atProvider(orderNumber);
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    await books()
      .insert(sandboxInvoices)
      .values({
        id: `${id}_2`,
        subscription: id,
        amount,
        currency,
        periodStart: periodEnd,
        periodEnd: new Date(periodEnd.getTime() + 30 * day),
        paidAt: app.clock.now(),
      });
    await tell(await word(orderNumber));
    const late = async () => (await periodsOf(app, orderNumber)).at(-1);
    expect(await late()).toMatchObject({ order: { state: 'paid' }, captured: [amount] });
    await app.worker.drain();
    expect(await late()).toMatchObject({ order: { state: 'refunded' }, captured: [amount] });
    expect((await membershipOf(browser)).member).toBe(false);
  });

  it('comes for a second subscription of the same order, and for that one alone', async () => {
    const { browser, orderNumber } = await newMember(app);
    const said = await word(orderNumber);
    await tell({ ...said, reference: 'another' });
    const stopping = and(eq(outbox.aggregateId, orderNumber), eq(outbox.kind, 'membership.stop'));
    expect(await books().select().from(outbox).where(stopping)).toHaveLength(1);
    expect((await membershipOf(browser)).membership.state).toBe('active');
  });
});
