import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SandboxCard, sandboxCard } from '#contract/catalogue.ts';
import { orderInfo } from '#contract/orders.ts';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { isSettled } from '#server/orders/states.ts';
import { isOpen } from '#server/payments/states.ts';
import { ledger, paymentAttempts } from '#server/payments/tables.ts';
import { grants } from '#server/privileges/tables.ts';
import { sandboxPayments } from '#server/providers/sandbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { decideAtBank } from '#tests/support/bank.ts';
import { confirm } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { sized } from '#tests/support/form.ts';
import { reportMails } from '#tests/support/mailbox.ts';
import { pressFor } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

/** What a buyer, a bank, the provider's notices and the clock can do to one order. */
type Step =
  | { do: 'press'; card: SandboxCard; sku: 'iq-basic' | 'iq-premium'; times: number }
  | { do: 'bank'; decision: 'confirm' | 'refuse' }
  | { do: 'check' | 'jobs' | 'reconcile' }
  | { do: 'wait'; milliseconds: number };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({
    do: fc.constant('press' as const),
    card: fc.constantFrom(...sandboxCard.options),
    sku: fc.constantFrom('iq-basic' as const, 'iq-premium' as const),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('bank' as const),
    decision: fc.constantFrom('confirm' as const, 'refuse' as const),
  }),
  fc.record({ do: fc.constantFrom('check' as const, 'jobs' as const, 'reconcile' as const) }),
  fc.record({
    do: fc.constant('wait' as const),
    milliseconds: fc.constantFrom(1_500, 6_000, 70_000, 25 * 3600_000),
  }),
);

describe.each(testDatabases('both'))('the ledger on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  async function act(browser: Browser, orderNumber: string, taken: Step): Promise<void> {
    if (taken.do === 'press') {
      const press = await pressFor(browser, { orderNumber, card: taken.card, skuId: taken.sku });
      await Promise.all(
        Array.from({ length: taken.times }, () => browser.call(createPayment, { body: press })),
      );
    } else if (taken.do === 'bank') {
      const { actionUrl } = await browser.data(checkPayment, { body: { orderNumber } });
      if (!actionUrl) return;
      await decideAtBank(browser, actionUrl, taken.decision);
    } else if (taken.do === 'check') await browser.data(checkPayment, { body: { orderNumber } });
    else if (taken.do === 'jobs') await app.worker.drain();
    else if (taken.do === 'reconcile') await app.reconcile();
    else if (taken.do === 'wait') app.clock.forward(taken.milliseconds);
  }

  async function booksOf(orderNumber: string) {
    const { database } = app.database;
    const of = <T extends typeof ledger | typeof paymentAttempts | typeof sandboxPayments | typeof grants>(
      table: T,
    ) =>
      database
        .select()
        .from(table as typeof ledger)
        .where(eq(table.orderNumber, orderNumber)) as unknown as Promise<T['$inferSelect'][]>;
    return {
      captured: await of(ledger),
      attempts: await of(paymentAttempts),
      charged: (await of(sandboxPayments)).filter(({ state }) => state === 'succeeded'),
      granted: await of(grants),
    };
  }

  it('is the provider’s, whatever happens in whatever order', { timeout: 240_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 10 }), async (steps) => {
        const browser = app.browser();
        const orderNumber = await confirm(browser);
        for (const taken of steps) {
          await act(browser, orderNumber, taken);
          const { captured, attempts, charged, granted } = await booksOf(orderNumber);
          const order = await browser.data(orderInfo, { params: { orderNumber } });
          expect(charged.length).toBeLessThanOrEqual(1);
          expect(captured.length).toBeLessThanOrEqual(charged.length);
          expect(attempts.filter(({ state }) => isOpen(state)).length).toBeLessThanOrEqual(1);
          const received = captured.reduce((sum, { amount }) => sum + amount, 0);
          if (isSettled(order.orderState)) {
            expect(order.total).toEqual({ amount: received, currency: captured[0]?.currency });
            expect(order.report).not.toBeNull();
          } else {
            expect(received).toBe(0);
            expect(granted).toEqual([]);
            expect(order.report).toBeNull();
          }
        }
        app.clock.forward(10_000);
        await app.worker.drain();
        await app.reconcile();
        await app.worker.drain();
        const { captured, charged } = await booksOf(orderNumber);
        const book = (rows: { amount: number; currency: string }[]) =>
          rows.map(({ amount, currency }) => ({ amount, currency }));
        expect(book(captured)).toEqual(book(charged));
        const mails = await reportMails(app.dataDir, { orderNumber });
        expect(mails).toHaveLength(charged.length);
      }),
      { numRuns: sized(6, 100) },
    );
  });
});
