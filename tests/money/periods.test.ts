import { describe, expect, it } from 'vitest';
import { createPayment } from '#contract/payments.ts';
import { createSubscription } from '#contract/privileges.ts';
import { iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { memberPress, membershipOf, periodsOf } from '#tests/support/membership.ts';
import { type Arrangement, duplicated, reversed, shuffled, without } from '#tests/support/stripe/webhooks.ts';
import { forSuite } from '#tests/support/suite.ts';
import { ledgerFindings, openMoneyApp, referenceIn } from './support/app.ts';
import { report, size } from './support/rows.ts';

const members = size(12, 2);
const months = size(12, 4);

interface Member {
  readonly browser: Browser;
  readonly orderNumber: string;
  readonly subscription: string;
}

/** What becomes of a month's notices on their way. */
const fates: readonly (readonly [string, (seed: number) => Arrangement])[] = [
  ['lost', () => () => []],
  ['doubled and mixed', (seed) => (notices) => shuffled(seed)(duplicated(3)(notices))],
  ['reversed', () => reversed],
  ['all but the invoice', () => without(({ type }) => type === 'invoice.paid')],
  ['only the invoice', () => without(({ type }) => type !== 'invoice.paid')],
];

describe('memberships that Stripe renews', () => {
  const app = forSuite(() => openMoneyApp());

  async function newMember(): Promise<Member> {
    const browser = app.browser();
    const { orderNumber } = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month' } });
    const body = { ...(await memberPress(browser, { orderNumber })), paymentMethod: 'stripe:card' };
    const { actionUrl } = await browser.data(createPayment, { body });
    const page = referenceIn(actionUrl ?? '');
    app.stripe.pay(page);
    await app.tell({ arrange: shuffled(1), atOnce: 4 });
    return {
      browser,
      orderNumber,
      subscription: String(app.stripe.books.sessions.get(page)?.subscription),
    };
  }

  /** Six minutes on, our own question has made up for what was not told. */
  async function ask(): Promise<void> {
    app.clock.forward(6 * 60_000);
    await app.reconcile();
    await app.worker.drain();
  }

  it('have one order and one capture a period, whatever becomes of the notices', async () => {
    const all: Member[] = [];
    for (let member = 0; member < members; member += 1) all.push(await newMember());
    let old: readonly { body: string; headers: Readonly<Record<string, string>> }[] = [];
    for (let month = 1; month <= months; month += 1) {
      const from = app.stripe.events().length;
      for (const { subscription } of all) {
        // Now and then the bank refuses first.
        if ((month + Number(subscription.slice(-2))) % 4 === 0) app.stripe.failRenewal(subscription);
        app.stripe.renew(subscription);
      }
      const [, arrange] = fates[month % fates.length] as (typeof fates)[number];
      const told = app.tell({ arrange: arrange(month), atOnce: 8 });
      await Promise.all([told, app.reconcile()]);
      // What was told a month ago comes again.
      for (const notice of old) await app.notify('stripe', notice);
      await ask();
      old = app.stripe
        .events()
        .slice(from)
        .map((event) => app.stripe.notice(event, new Date(app.clock.now().getTime())));
    }
    await ask();

    let periods = 0;
    let captures = 0;
    for (const { browser, orderNumber, subscription } of all) {
      const paid = await periodsOf(app, orderNumber);
      expect(paid.map(({ captured }) => captured.length)).toEqual(Array(months + 1).fill(1));
      for (const [place, { order }] of paid.entries()) {
        expect(order.state).toBe('paid');
        if (place > 0) expect(order.periodStart).toEqual(paid[place - 1]?.order.periodEnd);
      }
      expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
      const invoices = [...app.stripe.books.invoices.values()].filter(
        ({ parent, status }) =>
          parent?.subscription_details?.subscription === subscription && status === 'paid',
      );
      expect(invoices).toHaveLength(months + 1);
      periods += paid.length;
      captures += paid.flatMap(({ captured }) => captured).length;
    }
    expect(app.stripe.charges()).toHaveLength(captures);
    expect(await ledgerFindings(app)).toEqual([]);
    report(
      'subscriptions',
      'notices lost, doubled, reordered, late: one order and one capture a period',
      `${members} members, ${periods} periods, ${captures} captures, ${app.stripe.charges().length} charges`,
    );
  });
});
