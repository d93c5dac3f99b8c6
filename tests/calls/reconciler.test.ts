import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orders } from '#server/orders/tables.ts';
import { paymentAttempts, refunds } from '#server/payments/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { day, hour } from '#tests/support/clock.ts';
import { openBothFakes, payBy } from '#tests/support/fakes.ts';
import { stateOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { askRefund, refundsIn } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

/** More than is ever asked about in one round. */
const many = 150;

/** Attempts that nothing ever becomes of. */
const waiting = (provider: string, createdAt: Date, orderNumber: (n: number) => string) =>
  Array.from({ length: many }, (_, n) => ({
    orderNumber: orderNumber(n),
    id: `${provider}${n}`.padStart(38, '0'),
    waiver: '',
    pressId: `press ${n}`,
    provider,
    method: `${provider}:card`,
    skuId: 'iq-basic',
    amount: 990,
    currency: 'EUR',
    state: 'requires_action' as const,
    reference: `R${n}`,
    createdAt,
  }));

describe('what can never be asked about', () => {
  const app = forSuite(() => openApp());
  const browser = forTest(() => app.browser());
  const database = () => app.database.database;
  const ago = (milliseconds: number) => new Date(app.clock.now().getTime() - milliseconds);

  /** As often as it takes to look at each once. */
  async function askInRounds(): Promise<void> {
    for (let round = 0; round < 10; round += 1) {
      app.clock.forward(10_000);
      await app.reconcile();
    }
  }

  it('keeps no payment from being found: a provider whose keys were taken away', async () => {
    await database()
      .insert(paymentAttempts)
      .values(waiting('paypal', ago(hour), (n) => `GONE${n}`));
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber, card: 'noticeLost' });
    await askInRounds();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
  });

  it('keeps no money from going back: a provider whose keys were taken away', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    await database()
      .insert(refunds)
      .values(
        Array.from({ length: many }, (_, n) => ({
          orderNumber: `GONE${n}`,
          id: `${n}`.padStart(38, '0'),
          provider: 'paypal',
          payment: `P${n}`,
          amount: 990,
          currency: 'EUR',
          state: 'pending' as const,
          reason: 'operator' as const,
          requestedAt: ago(hour),
        })),
      );
    await askRefund(app, orderNumber, 'all');
    await askInRounds();
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'succeeded' }]);
  });

  it('keeps no order from expiring: others whose payment takes days', async () => {
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber, card: 'decline' });
    const [order] = await database().select().from(orders).where(eq(orders.orderNumber, orderNumber));
    if (!order) throw new Error('There is no such order.');
    const old = ago(2 * day);
    const numbers = Array.from({ length: many }, (_, n) => `VOUCHER${n}`);
    await database()
      .insert(orders)
      .values(numbers.map((voucher) => ({ ...order, orderNumber: voucher, pendingAt: old })));
    await database()
      .insert(paymentAttempts)
      .values(waiting('paypal', old, (n) => `VOUCHER${n}`));
    app.clock.forward(day + 1_000);
    await app.reconcile();
    expect(await stateOf(browser, orderNumber)).toBe('expired');
    const [voucher] = await database().select().from(orders).where(eq(orders.orderNumber, 'VOUCHER0'));
    expect(voucher?.state).toBe('pending');
  });
});

describe('a payment whose notice is lost', () => {
  const app = forSuite(() => openBothFakes());
  const browser = forTest(() => app.browser());

  it('is found within 10 minutes also on a page that has been open for hours', async () => {
    const orderNumber = await confirm(browser);
    const { reference } = await payBy(browser, { orderNumber, method: 'stripe:card' });
    app.stripe.advance(20 * hour);
    await app.reconcile();
    app.stripe.pay(reference);
    for (let second = 0; second < 600; second += 20) {
      app.clock.forward(20_000);
      await app.reconcile();
    }
    expect(await stateOf(browser, orderNumber)).toBe('paid');
  });

  it('is found in the first round, though another provider keeps silent', async () => {
    const stuck = await confirm(browser);
    await app.database.database
      .insert(paymentAttempts)
      .values(waiting('stripe', new Date(app.clock.now().getTime() - hour), () => stuck));
    const orderNumber = await confirm(browser);
    const { reference } = await payBy(browser, { orderNumber, method: 'paypal:paypal' });
    app.paypal.approve(reference);
    app.clock.forward(10_000);
    app.stripe.faults.add({ kind: 'hang', times: 1e6 });
    const before = app.stripe.requests.length;
    await app.reconcile();
    app.stripe.faults.clear();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    // Stripe's library asks a second time by itself.
    expect(app.stripe.requests.length - before).toBeLessThanOrEqual(8);
  });
});
