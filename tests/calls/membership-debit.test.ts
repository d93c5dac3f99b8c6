import { beforeEach, describe, expect, it } from 'vitest';
import { checkPayment } from '#contract/payments.ts';
import { createSubscription, switchSubscription, userPrivilege } from '#contract/privileges.ts';
import { iq } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { openBothFakes, payBy } from '#tests/support/fakes.ts';
import {
  membershipMails,
  membershipOf,
  noMembership,
  periodsOf,
  shownPrice,
} from '#tests/support/membership.ts';
import { stateOf } from '#tests/support/orders.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('a membership whose first debit takes days, on $kind', (on) => {
  const app = forSuite(() => openBothFakes(on));
  const browser = forTest(() => app.browser());
  let email: string;
  let orderNumber: string;
  let debit: string;
  let members = 0;
  beforeEach(async () => {
    members += 1;
    email = `debit-${members}@example.org`;
    ({ orderNumber } = await browser.data(createSubscription, { body: { ...iq, skuId: 'vip-month' } }));
    debit = await press('sepa_debit');
    app.stripe.startAsync(debit);
    await tell();
  });

  const press = async (method: string) =>
    (await payBy(browser, { orderNumber, skuId: 'vip-month', email, method: `stripe:${method}` })).reference;

  /** Stripe tells what has happened, and what follows is done. */
  async function tell(): Promise<void> {
    const door = app.browser();
    await app.stripe.deliver(async ({ body, headers }) => {
      const sent = { method: 'POST', url: '/pay/notify/stripe', payload: body, headers } as const;
      return (await door.request(sent)).statusCode;
    });
    await app.worker.drain();
  }

  const loseNotices = () => app.stripe.deliver(async () => 200);

  const atStripe = (session: string) =>
    app.stripe.books.subscriptions.get(String(app.stripe.books.sessions.get(session)?.subscription));

  it('has not begun while the bank has sent nothing, though Stripe calls it active', async () => {
    expect(atStripe(debit)?.status).toBe('active');
    const waiting = { member: false, until: null, membership: { state: 'incomplete' } };
    expect(await membershipOf(browser)).toMatchObject(waiting);
    app.stripe.advance(6 * 60_000);
    await app.reconcile();
    await app.worker.drain();
    expect(await membershipOf(browser)).toMatchObject(waiting);
    expect(await membershipMails(app, email)).toEqual([]);
    const wish = { orderNumber, skuId: 'vip-year', shown: await shownPrice(browser, 'vip-year') };
    expect(await browser.refusal(switchSubscription, { body: wish })).toBe('paymentUnavailable');

    app.stripe.settleAsync(debit, 'paid');
    await tell();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
    expect(await membershipMails(app, email)).toEqual(['Your membership has started']);
    expect(await periodsOf(app, orderNumber)).toMatchObject([{ captured: [1490] }]);
  });

  it('never begins where the bank sends nothing: it is not heard of, and another payment begins one', async () => {
    app.stripe.settleAsync(debit, 'failed');
    await tell();
    expect(await membershipOf(browser)).toMatchObject({ member: false, membership: { state: 'incomplete' } });
    app.stripe.settleAsync(debit, 'expired');
    await tell();
    expect(await browser.data(userPrivilege)).toEqual(noMembership);
    expect(await membershipMails(app, email)).toEqual([]);

    const card = await press('card');
    app.stripe.pay(card);
    await tell();
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
    expect(atStripe(card)?.status).toBe('active');
    expect(await membershipMails(app, email)).toEqual(['Your membership has started']);
  });

  it('begins with the payment that came, where the end of the first was not heard of', async () => {
    app.stripe.settleAsync(debit, 'expired');
    await loseNotices();
    app.stripe.advance(2_000);
    expect(await browser.data(checkPayment, { body: { orderNumber } })).toMatchObject({ state: 'failed' });
    expect((await membershipOf(browser)).membership.state).toBe('incomplete');
    const card = await press('card');
    app.stripe.pay(card);
    await tell();
    expect(await membershipOf(browser)).toMatchObject({ member: true, membership: { state: 'active' } });
    expect(atStripe(card)?.status).toBe('active');
    expect(await membershipMails(app, email)).toEqual(['Your membership has started']);
  });
});
