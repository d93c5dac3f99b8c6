import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { createPayment, priceOrder } from '#contract/payments.ts';
import { couponRedemptions, coupons } from '#server/catalogue/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { attemptsOf } from '#server/payments/attempts.ts';
import { settle } from '#server/payments/settle.ts';
import { ledger } from '#server/payments/tables.ts';
import { idOf } from '#server/providers/sandbox/books.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { stateOf } from '#tests/support/orders.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const nothing = async () => undefined;
const silent = {
  onPaid: nothing,
  onSubscription: nothing,
  onSurplus: () => undefined,
  onMismatch: () => undefined,
};

describe.each(testDatabases('postgres'))('coupons on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  let orderNumber: string;
  let made = 0;
  beforeEach(async () => {
    orderNumber = await confirm(browser);
  });

  async function coupon(terms: Partial<typeof coupons.$inferInsert> = {}): Promise<string> {
    const code = `SPRING-${++made}`;
    const percent = terms.amount === undefined ? 2_000 : null;
    const row = { code, percent, createdAt: app.clock.now(), ...terms };
    await app.database.database.insert(coupons).values(row);
    return code;
  }
  const priced = (code: string, skuId = 'iq-basic') => ({ body: { orderNumber, skuId, coupon: code } });
  const usesOf = async (code: string) =>
    (await app.database.database.select().from(couponRedemptions).where(eq(couponRedemptions.code, code)))
      .length;

  it('take a share off, as it is shown and as it is charged', async () => {
    const code = await coupon();
    const shown = await browser.data(priceOrder, priced(code.toLowerCase()));
    expect(shown).toEqual({
      currency: 'EUR',
      price: 990,
      credit: 0,
      discount: 198,
      total: 792,
      tax: 'included',
      coupon: code,
    });
    expect(await usesOf(code)).toBe(0);
    await buy(browser, { orderNumber, skuId: 'iq-basic', coupon: code });
    const info = await browser.data(orderInfo, { params: { orderNumber } });
    expect(info).toMatchObject({ orderState: 'paid', total: { amount: 792, currency: 'EUR' } });
    const [row] = await app.database.database
      .select()
      .from(ledger)
      .where(eq(ledger.orderNumber, orderNumber));
    expect(row).toMatchObject({ kind: 'capture', amount: 792, currency: 'EUR' });
    expect(await usesOf(code)).toBe(1);
  });

  it('keep to whole units where the currency shows no others, and above what can be charged', async () => {
    const code = await coupon({ percent: 1_250 });
    orderNumber = await confirm(browser, { ...iq, countryCode: 'JP' });
    const shown = await browser.data(priceOrder, priced(code));
    expect(shown).toMatchObject({ currency: 'JPY', price: 128_000, discount: 16_000, total: 112_000 });
    const all = await coupon({ percent: 10_000 });
    const least = await browser.data(priceOrder, priced(all));
    expect(least.total).toBeGreaterThan(0);
    expect(least.total % 100).toBe(0);
    expect(least.discount + least.total).toBe(128_000);
  });

  it('are refused by name, and nothing is charged', async () => {
    const past = new Date(app.clock.now().getTime() - day);
    const cases = [
      ['couponUnknown', 'NO-SUCH-CODE'],
      ['couponExpired', await coupon({ expiresAt: past })],
      ['couponUsedUp', await coupon({ uses: 0 })],
      ['couponOfAnotherMarket', await coupon({ market: 'US' })],
      ['couponOfAnotherMarket', await coupon({ amount: 500, currency: 'USD' })],
    ] as const;
    const press = await pressFor(browser, { orderNumber, skuId: 'iq-basic' });
    for (const [refused, code] of cases) {
      expect(await browser.refusal(priceOrder, priced(code)), code).toBe(refused);
      expect(await browser.refusal(createPayment, { body: { ...press, coupon: code } }), code).toBe(refused);
    }
    expect(await stateOf(browser, orderNumber)).toBe('draft');
    const code = await coupon();
    expect(await browser.refusal(createPayment, { body: { ...press, coupon: code } })).toBe('priceChanged');
    expect(await usesOf(code)).toBe(0);
  });

  it('count once for an order, whichever it tries, and are free again for others', async () => {
    const [first, second] = [await coupon({ uses: 1 }), await coupon({ uses: 1 })];
    await buy(browser, { orderNumber, skuId: 'iq-basic', coupon: first, card: 'decline' });
    expect([await usesOf(first), await usesOf(second)]).toEqual([1, 0]);
    await buy(browser, { orderNumber, skuId: 'iq-basic', coupon: first, card: 'decline' });
    await buy(browser, { orderNumber, skuId: 'iq-basic', coupon: second, card: 'decline' });
    expect([await usesOf(first), await usesOf(second)]).toEqual([0, 1]);
    await buy(browser, { orderNumber, skuId: 'iq-basic' });
    expect([await usesOf(first), await usesOf(second)]).toEqual([0, 0]);
    expect((await browser.data(orderInfo, { params: { orderNumber } })).total?.amount).toBe(990);
  });

  it('stay with a payment that is under way, whatever else is pressed', async () => {
    const code = await coupon({ uses: 1 });
    const first = await buy(browser, { orderNumber, skuId: 'iq-basic', coupon: code, card: 'noticeLate' });
    expect(first.state).toBe('processing');
    const again = await buy(browser, { orderNumber, skuId: 'iq-basic' });
    expect(again.paymentId).toBe(first.paymentId);
    expect(await usesOf(code)).toBe(1);
    app.clock.forward(7_000);
    await app.worker.drain();
    expect(await browser.data(orderInfo, { params: { orderNumber } })).toMatchObject({
      orderState: 'paid',
      total: { amount: 792 },
    });
    expect(await usesOf(code)).toBe(1);
  });

  it('are free again where an expired order was pressed once more, and not paid', async () => {
    const code = await coupon({ uses: 1 });
    for (const round of [1, 2]) {
      await buy(browser, { orderNumber, skuId: 'iq-basic', coupon: code, card: 'decline' });
      expect(await stateOf(browser, orderNumber)).toBe('pending');
      expect(await usesOf(code)).toBe(1);
      app.clock.forward(25 * 3600 * 1000);
      await app.reconcile();
      expect(await stateOf(browser, orderNumber)).toBe('expired');
      expect(await usesOf(code), `round ${round}`).toBe(0);
    }
  });

  it('count again for an order that expired and was paid after all', async () => {
    const code = await coupon({ uses: 1 });
    await buy(browser, { orderNumber, skuId: 'iq-basic', coupon: code, card: 'decline' });
    app.clock.forward(25 * 3600 * 1000);
    await app.reconcile();
    expect(await usesOf(code)).toBe(0);
    expect(await stateOf(browser, orderNumber)).toBe('expired');
    const late = { database: app.database.database, clock: app.clock, ...silent };
    const [attempt] = await attemptsOf(app.database.database, orderNumber);
    await settle(
      late,
      { orderNumber, attemptId: attempt?.id ?? '' },
      {
        reference: attempt?.reference ?? null,
        state: 'succeeded',
        failure: null,
        actionUrl: null,
        amount: 792,
        currency: 'EUR',
        orderNumber,
      },
    );
    expect(await usesOf(code)).toBe(1);
  });

  it('stay used by the payment that came, and not by a later try that it made needless', async () => {
    const late = { database: app.database.database, clock: app.clock, ...silent };
    for (const [tried, amount] of [
      [await coupon({ uses: 1 }), 792],
      [undefined, 990],
    ] as const) {
      const other = await coupon({ uses: 1 });
      orderNumber = await confirm(browser);
      const first = {
        orderNumber,
        skuId: 'iq-basic',
        card: 'decline',
        ...(tried && { coupon: tried }),
      } as const;
      const { paymentId } = await buy(browser, first);
      await buy(browser, { ...first, coupon: other });
      expect(await usesOf(other)).toBe(1);
      const word = { state: 'succeeded', failure: null, actionUrl: null, currency: 'EUR' } as const;
      const reference = idOf(paymentId);
      await settle(late, { orderNumber, attemptId: paymentId }, { ...word, reference, amount, orderNumber });
      const [order] = await app.database.database
        .select()
        .from(orders)
        .where(eq(orders.orderNumber, orderNumber));
      expect(order).toMatchObject({ state: 'paid', couponCode: tried ?? null, totalAmount: amount });
      expect(await usesOf(other)).toBe(0);
      if (tried) expect(await usesOf(tried)).toBe(1);
    }
  });

  it('are used no more often than they may, by many orders at the same time', async () => {
    // One connection of the embedded database serves all: fewer say as much there.
    const many = on.kind === 'postgres' ? 30 : 8;
    const code = await coupon({ uses: 3 });
    const buyers: { of: Browser; press: Awaited<ReturnType<typeof pressFor>> }[] = [];
    for (let count = 0; count < many; count++) {
      const of = app.browser();
      const wish = { orderNumber: await confirm(of), skuId: 'iq-basic', coupon: code };
      buyers.push({ of, press: await pressFor(of, wish) });
    }
    const answers = await Promise.all(buyers.map(({ of, press }) => of.call(createPayment, { body: press })));
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.refusal.name]));
    expect(refused).toEqual(Array.from({ length: many - 3 }, () => 'couponUsedUp'));
    expect(await usesOf(code)).toBe(3);
  });
});
