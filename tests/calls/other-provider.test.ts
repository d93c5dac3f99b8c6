import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { paymentAttempts, refunds } from '#server/payments/tables.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { openBothFakes, payBy, referenceIn } from '#tests/support/fakes.ts';
import { stateOf } from '#tests/support/orders.ts';
import { pressFor } from '#tests/support/purchases.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const stripe = 'stripe:card';
const paypal = 'paypal:paypal';

/** The call that opens a page, at either provider. */
const opening = /^POST \/v[12]\/checkout\/(?:sessions|orders)$/;

describe.each(testDatabases('postgres'))('another provider while the first is silent on $kind', (on) => {
  const app = forSuite(() => openBothFakes(on));
  const browser = forTest(() => app.browser());
  let orderNumber: string;
  beforeEach(async () => {
    orderNumber = await confirm(browser);
  });
  afterEach(() => {
    app.stripe.faults.clear();
    app.paypal.faults.clear();
  });

  const fakeOf = (method: string) => (method === stripe ? app.stripe : app.paypal);
  const press = (method: string) => payBy(browser, { orderNumber, method });
  const payOn = (method: string, reference: string) =>
    method === stripe ? void app.stripe.pay(reference) : app.paypal.approve(reference);
  const attempts = () =>
    app.database.database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderNumber, orderNumber))
      .orderBy(paymentAttempts.id);
  const sessions = () =>
    [...app.stripe.books.sessions.values()].filter((one) => one.client_reference_id === orderNumber);
  const charges = () =>
    app.stripe.charges().filter(({ metadata }) => metadata.orderNumber === orderNumber).length +
    app.paypal.captures().filter(({ customId }) => customId === orderNumber).length;

  /** All that is to be asked and done is. */
  async function timePasses(): Promise<void> {
    for (let turn = 0; turn < 3; turn += 1) {
      app.clock.forward(61_000);
      await app.reconcile();
      await app.worker.drain();
    }
  }

  it.each([
    [stripe, paypal],
    [paypal, stripe],
  ])('leads to a page at once: after %s, %s', async (silent, other) => {
    fakeOf(silent).faults.add({ kind: 'error', times: 1e6 });
    expect(await press(silent)).toMatchObject({ state: 'unknown', actionUrl: null });
    const led = await press(other);
    expect(led.state).toBe('requires_action');
    payOn(other, led.reference);
    app.clock.forward(1_500);
    expect(await browser.data(checkPayment, { body: { orderNumber } })).toMatchObject({ paid: true });
    fakeOf(silent).faults.clear();
    await timePasses();
    expect(charges()).toBe(1);
    expect((await attempts()).map(({ state }) => state)).toEqual(['canceled', 'succeeded']);
  });

  it('closes the page that was opened unheard, and tells it to nobody', async () => {
    const body = { ...(await pressFor(browser, { orderNumber })), paymentMethod: stripe };
    app.stripe.faults.add({ kind: 'error', acts: true, on: opening, times: 2 });
    expect(await browser.data(createPayment, { body })).toMatchObject({ state: 'unknown' });
    await press(paypal);
    expect(await browser.data(createPayment, { body })).toMatchObject({ actionUrl: null });
    expect(sessions()).toMatchObject([{ status: 'open' }]);
    await timePasses();
    expect(sessions()).toMatchObject([{ status: 'expired' }]);
    expect((await attempts()).map(({ state }) => state)).toEqual(['canceled', 'requires_action']);
  });

  it('is led to also where the server ended before it sent the first press', async () => {
    app.stripe.faults.add({ kind: 'error', times: 1e6 });
    const { paymentId } = await press(stripe);
    await app.database.database
      .update(paymentAttempts)
      .set({ state: 'created' })
      .where(eq(paymentAttempts.id, paymentId));
    app.clock.forward(60_000);
    expect(await press(paypal)).toMatchObject({ state: 'requires_action' });
  });

  it('is charged once when the first answers at that moment', async () => {
    for (let round = 0; round < 6; round += 1) {
      orderNumber = await confirm(browser);
      app.stripe.faults.add({ kind: 'error', on: opening, times: 2 });
      await press(stripe);
      app.clock.forward(1_500);
      const pages: string[] = [];
      const acts = [
        async () => (await browser.data(checkPayment, { body: { orderNumber } })).actionUrl,
        async () => (await press(paypal)).actionUrl,
      ];
      const order = round % 2 === 0 ? acts : acts.toReversed();
      for (const url of await Promise.all(order.map((act) => act()))) if (url !== null) pages.push(url);
      for (const url of pages) {
        try {
          payOn(url.includes('stripe') ? stripe : paypal, referenceIn(url));
        } catch {
          // Closed already: so it should be.
        }
      }
      await timePasses();
      expect({ round, charges: charges(), state: await stateOf(browser, orderNumber) }).toEqual({
        round,
        charges: 1,
        state: 'paid',
      });
    }
  });

  it('gives back what comes by both', async () => {
    app.stripe.faults.add({ kind: 'error', acts: true, on: opening, times: 2 });
    await press(stripe);
    // Race: had the first been heard before the other is charged, the other would be closed instead.
    app.stripe.faults.add({ kind: 'error', times: 1e6 });
    const { reference } = await press(paypal);
    app.paypal.approve(reference);
    app.stripe.pay(sessions()[0]?.id ?? '');
    app.clock.forward(1_500);
    expect(await browser.data(checkPayment, { body: { orderNumber } })).toMatchObject({ paid: true });
    app.stripe.faults.clear();
    await timePasses();
    expect(charges()).toBe(2);
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    const back = await app.database.database
      .select()
      .from(refunds)
      .where(eq(refunds.orderNumber, orderNumber));
    expect(back).toMatchObject([{ reason: 'surplus', state: 'succeeded' }]);
  });

  it('is not needed where the same is pressed again: that leads to the payment under way', async () => {
    app.stripe.faults.add({ kind: 'error', on: opening, times: 4 });
    const first = await press(stripe);
    const { paymentId } = await press(stripe);
    expect(paymentId).toBe(first.paymentId);
    app.clock.forward(1_500);
    app.stripe.faults.clear();
    expect(await browser.data(checkPayment, { body: { orderNumber } })).toMatchObject({
      state: 'requires_action',
    });
  });
});
