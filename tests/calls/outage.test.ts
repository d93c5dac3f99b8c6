import { and, eq } from 'drizzle-orm';
import { afterEach, describe, expect, it } from 'vitest';
import { createPayment, withdraw } from '#contract/payments.ts';
import { createSubscription } from '#contract/privileges.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { memberPress, membershipOf } from '#tests/support/membership.ts';
import { pressFor } from '#tests/support/purchases.ts';
import { ledgerOf } from '#tests/support/refunds.ts';
import { openStripeFake } from '#tests/support/stripe/fake.ts';
import { forSuite } from '#tests/support/suite.ts';

/** Something else answers in Stripe's place; unlike an error of its own, its SDK does not ask twice. */
const outage = { kind: 'foreign', times: 1_000_000 } as const;

describe.each(testDatabases('postgres'))('an outage of Stripe that lasts for hours, on $kind', (on) => {
  const fake = forSuite(openStripeFake);
  const app = forSuite(() => openApp(on, fake.env, { clock: fake.clock, answerLimitMilliseconds: 2_000 }));
  afterEach(() => fake.faults.clear());

  /** Pays by card what a press is for. @returns Stripe's page of the payment */
  async function payOnPage(browser: Browser, press: Awaited<ReturnType<typeof pressFor>>): Promise<string> {
    const { actionUrl } = await browser.data(createPayment, {
      body: { ...press, paymentMethod: 'stripe:card' },
    });
    const session = [...fake.books.sessions.values()].find(({ url }) => url === actionUrl);
    fake.pay(session?.id as string);
    await pass(1);
    return session?.id as string;
  }

  /** Hours pass in steps of a quarter, in which everything that works by itself does. */
  async function pass(hours: number): Promise<void> {
    for (let step = 0; step < hours * 4; step += 1) {
      fake.advance(15 * 60_000);
      await app.reconcile();
      await app.worker.drain();
    }
  }

  async function withdrawnDuringOutage(): Promise<Browser> {
    const browser = app.browser();
    const { orderNumber } = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month' } });
    await payOnPage(browser, await memberPress(browser, { orderNumber }));
    fake.faults.add(outage);
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    return browser;
  }

  it('does not keep a membership that was withdrawn from alive', async () => {
    const browser = await withdrawnDuringOutage();
    await pass(5);
    expect((await membershipOf(browser)).membership).toMatchObject({ state: 'active' });
    fake.faults.clear();
    await pass(1);
    expect((await membershipOf(browser)).membership).toMatchObject({ state: 'canceled' });
  });

  it('does not either when the job that should end it was given up', async () => {
    const browser = await withdrawnDuringOutage();
    await app.database.database
      .update(outbox)
      .set({ deadAt: app.clock.now() })
      .where(eq(outbox.kind, 'membership.end'));
    fake.faults.clear();
    await pass(1);
    expect((await membershipOf(browser)).membership).toMatchObject({ state: 'canceled' });
  });

  it('does not lose a refund that Stripe told of before it', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    const session = await payOnPage(browser, await pressFor(browser, { orderNumber }));
    fake.refundByProvider(session, 400);
    fake.faults.add(outage);
    await fake.deliver(({ body, headers }) =>
      browser
        .request({
          method: 'POST',
          url: '/pay/notify/stripe',
          payload: body,
          headers: { 'content-type': 'application/json', ...(headers as Record<string, string>) },
        })
        .then(({ statusCode }) => statusCode),
    );
    await pass(5);
    fake.faults.clear();
    await pass(1);
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', 990],
      ['refund', 400],
    ]);
    const open = and(eq(outbox.aggregateId, orderNumber), eq(outbox.kind, 'payments.notice'));
    expect((await app.database.database.select().from(outbox).where(open)).every((job) => job.doneAt)).toBe(
      true,
    );
  });
});
