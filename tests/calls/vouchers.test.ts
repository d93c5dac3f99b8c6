import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPayment } from '#contract/payments.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { openBothFakes, payBy } from '#tests/support/fakes.ts';
import { stateOf } from '#tests/support/orders.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('a voucher that waits to be paid on $kind', (on) => {
  const app = forSuite(() => openBothFakes(on));
  const browser = forTest(() => app.browser());
  let orderNumber: string;
  let voucher: string;
  beforeEach(async () => {
    orderNumber = await confirm(browser, { ...iq, countryCode: 'PT' });
    const { reference } = await press('stripe:multibanco');
    app.stripe.startAsync(reference);
    voucher = reference;
    app.clock.forward(1_500);
  });
  afterEach(() => {
    app.stripe.faults.clear();
    app.stripe.books.cancelsVouchers = false;
  });

  const press = (method: string) => payBy(browser, { orderNumber, method });
  const check = async () => {
    app.clock.forward(1_500);
    return browser.data(checkPayment, { body: { orderNumber } });
  };
  const charges = () =>
    app.stripe.charges().filter(({ metadata }) => metadata.orderNumber === orderNumber).length;
  const page = expect.stringMatching(/^https:\/\/payments\.stripe\.com\/multibanco\/voucher\//);

  it('is found again by its buyer, days later too', async () => {
    for (const days of [0, 1, 3]) {
      app.stripe.advance(days * day);
      await app.reconcile();
      expect(await check()).toMatchObject({ state: 'processing', paid: false, actionUrl: page });
    }
    app.stripe.settleAsync(voucher, 'paid');
    expect(await check()).toMatchObject({ state: 'succeeded', paid: true, actionUrl: null });
    expect(charges()).toBe(1);
  });

  it('gives way to another method where Stripe takes it back', async () => {
    app.stripe.books.cancelsVouchers = true;
    await check();
    const card = await press('stripe:card');
    expect(card.state).toBe('requires_action');
    expect(() => app.stripe.settleAsync(voucher, 'paid')).toThrow();
    app.stripe.pay(card.reference);
    expect(await check()).toMatchObject({ state: 'succeeded', paid: true });
    expect(charges()).toBe(1);
  });

  it.each(['refuses', 'is silent'])('is kept, and nothing else begun, where Stripe %s', async (how) => {
    await check();
    if (how === 'is silent') app.stripe.faults.add({ kind: 'error', times: 1e6 });
    const sessions = app.stripe.books.sessions.size;
    for (const method of ['stripe:card', 'paypal:paypal']) {
      expect(await press(method)).toMatchObject({ state: 'processing', actionUrl: page });
    }
    expect(app.stripe.books.sessions.size).toBe(sessions);
    app.stripe.faults.clear();
    app.stripe.settleAsync(voucher, 'paid');
    expect(await check()).toMatchObject({ paid: true });
    expect(charges()).toBe(1);
  });

  it('no longer stands in the way once it has run out', async () => {
    app.stripe.settleAsync(voucher, 'expired');
    expect(await check()).toMatchObject({ state: 'failed', failure: 'expired', actionUrl: null });
    expect(await press('stripe:card')).toMatchObject({ state: 'requires_action' });
    expect(await stateOf(browser, orderNumber)).toBe('pending');
  });
});
