import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { paymentAttempts } from '#server/payments/tables.ts';
import { confirm } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import type { Fault } from '#tests/support/stripe/faults.ts';
import { forSuite } from '#tests/support/suite.ts';
import {
  begin,
  booksOf,
  chargesOf,
  ledgerFindings,
  type Method,
  methods,
  openMoneyApp,
  payOn,
  pressBy,
  referenceIn,
} from './support/app.ts';
import { report, size } from './support/rows.ts';

const rounds = size(10, 1);

/** How a provider's answer can be lost; `acts` where it has done what it was asked for before. */
const faults = [
  { kind: 'cut' },
  { kind: 'hang', acts: true },
  { kind: 'hang' },
  { kind: 'error', acts: true },
  { kind: 'error' },
  { kind: 'busy' },
  { kind: 'foreign', acts: true },
] as const satisfies readonly Fault[];

/** The call that opens a page, at either provider. */
const opening = /^POST \/v[12]\/checkout\/(?:sessions|orders)$/;

describe.each(methods)('an order is charged once: %s', (method: Method) => {
  const app = forSuite(() => openMoneyApp(2_500));
  let orders = 0;
  afterEach(() => {
    app.stripe.faults.clear();
    app.paypal.faults.clear();
  });
  afterAll(() => {
    report(
      `no double charge (${method})`,
      'answers lost in 7 ways, 10 clicks, 2 tabs: one charge an order',
      `${orders} orders, ${orders} charges`,
    );
  });

  const faulty = () => (method === 'stripe:card' ? app.stripe.faults : app.paypal.faults);

  /** A buyer's tab: it presses, and remembers the pages that it was led to. */
  function newTab(browser: Browser, orderNumber: string) {
    const pages = new Set<string>();
    const led = (actionUrl: string | null) => actionUrl !== null && pages.add(referenceIn(actionUrl));
    return {
      pages,
      async press(body: Awaited<ReturnType<typeof pressBy>>): Promise<void> {
        const answer = await browser.call(createPayment, { body });
        if (answer.ok) led(answer.data.actionUrl);
      },
      async look(): Promise<boolean> {
        const { actionUrl, paid } = await browser.data(checkPayment, { body: { orderNumber } });
        led(actionUrl);
        return paid;
      },
    };
  }

  /** The buyer pays on every page that any tab was led to, as far as it is open; then all is told and asked. */
  async function payEverywhere(pages: ReadonlySet<string>): Promise<number> {
    let paid = 0;
    for (const reference of pages) {
      try {
        payOn(app, method, reference);
        paid += 1;
      } catch {
        // Closed already: so it should be.
      }
    }
    for (let look = 0; look < 3; look += 1) {
      app.clock.forward(6_000);
      await Promise.all([app.tell(), app.reconcile()]);
    }
    await app.tell();
    return paid;
  }

  async function expectOneCharge(orderNumber: string): Promise<void> {
    orders += 1;
    const { state, captures } = await booksOf(app, orderNumber);
    expect({ charges: chargesOf(app, orderNumber), state, captures }).toEqual({
      charges: 1,
      state: 'paid',
      captures: 1,
    });
  }

  it.each(faults)('where the answer to the first question is lost: %o', async (fault) => {
    for (let round = 0; round < rounds; round += 1) {
      const browser = app.browser();
      const orderNumber = await confirm(browser);
      const tab = newTab(browser, orderNumber);
      const press = await pressBy(browser, orderNumber, method);
      faulty().add({ ...fault, on: opening, times: 2 });
      await tab.press(press);
      faulty().clear();
      // The same press again, another one, and a look from the page that waits.
      await Promise.all([tab.press(press), tab.look()]);
      app.clock.forward(5_000);
      await tab.press(await pressBy(browser, orderNumber, method));
      await app.reconcile();
      app.clock.forward(65_000);
      await app.reconcile();
      await tab.press(await pressBy(browser, orderNumber, method));
      await tab.look();
      expect(await payEverywhere(tab.pages), 'pages that took money').toBeGreaterThanOrEqual(1);
      await expectOneCharge(orderNumber);
    }
  });

  it('where the process dies between asking the provider and writing down its answer', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const browser = app.browser();
      const orderNumber = await confirm(browser);
      const tab = newTab(browser, orderNumber);
      const press = await pressBy(browser, orderNumber, method);
      await tab.press(press);
      // What such a death leaves: the claim is there, and nothing of the answer.
      await app.database.database
        .update(paymentAttempts)
        .set({ state: 'created', reference: null, actionUrl: null })
        .where(eq(paymentAttempts.orderNumber, orderNumber));
      await Promise.all([tab.press(press), tab.look()]);
      app.clock.forward(65_000);
      await Promise.all([app.reconcile(), tab.press(press)]);
      await tab.press(await pressBy(browser, orderNumber, method));
      await tab.look();
      expect(await payEverywhere(tab.pages), 'pages that took money').toBeGreaterThanOrEqual(1);
      await expectOneCharge(orderNumber);
    }
  });

  it('when the button is clicked ten times at once', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const browser = app.browser();
      const orderNumber = await confirm(browser);
      const tab = newTab(browser, orderNumber);
      const press = await pressBy(browser, orderNumber, method);
      await Promise.all(Array.from({ length: 10 }, () => tab.press(press)));
      app.clock.forward(1_500);
      await tab.look();
      expect(tab.pages.size).toBe(1);
      await payEverywhere(tab.pages);
      await expectOneCharge(orderNumber);
    }
  });

  it('when ten tabs press at once, and each is paid in', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const browser = app.browser();
      const orderNumber = await confirm(browser);
      const tab = newTab(browser, orderNumber);
      const presses = await Promise.all(
        Array.from({ length: 10 }, () => pressBy(browser, orderNumber, method)),
      );
      await Promise.all(presses.map((press) => tab.press(press)));
      app.clock.forward(1_500);
      await tab.look();
      await payEverywhere(tab.pages);
      await expectOneCharge(orderNumber);
    }
  });

  it('when a second tab presses while the first is paid in', async () => {
    for (let round = 0; round < size(40, 2); round += 1) {
      const { browser, orderNumber, reference } = await begin(app, method);
      const [first, second] = [newTab(browser, orderNumber), newTab(browser, orderNumber)];
      app.clock.forward(1_500);
      const press = await pressBy(browser, orderNumber, method);
      const acts = [
        async () => {
          payOn(app, method, reference);
          await first.look();
        },
        () => second.press(press),
      ];
      await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act().catch(() => false)));
      await payEverywhere(second.pages);
      await expectOneCharge(orderNumber);
    }
  });

  it('when the first tab’s page is paid on after the second has been paid on', async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { browser, orderNumber, reference } = await begin(app, method);
      const second = newTab(browser, orderNumber);
      await second.press(await pressBy(browser, orderNumber, method));
      await payEverywhere(second.pages);
      await payEverywhere(new Set([reference]));
      await expectOneCharge(orderNumber);
    }
  });

  if (method === 'paypal:paypal') {
    it.each(faults)('where the answer to our capture is lost: %o', async (fault) => {
      for (let round = 0; round < rounds; round += 1) {
        const { browser, orderNumber, reference } = await begin(app, method);
        const tab = newTab(browser, orderNumber);
        app.paypal.approve(reference);
        app.clock.forward(1_500);
        app.paypal.faults.add({ ...fault, on: /capture$/, times: 2 });
        await Promise.all(Array.from({ length: 10 }, () => tab.look()));
        app.paypal.faults.clear();
        await payEverywhere(new Set());
        await expectOneCharge(orderNumber);
      }
    });
  }

  it('and the ledger agrees with every order', async () => {
    expect(await ledgerFindings(app)).toEqual([]);
  });
});
