import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderInfo, updateOrderEmail } from '#contract/orders.ts';
import { checkPayment, createPayment } from '#contract/payments.ts';
import { orderFiles } from '#contract/reports.ts';
import { ledger, paymentAttempts } from '#server/payments/tables.ts';
import { grants } from '#server/privileges/tables.ts';
import { sandboxPayments } from '#server/providers/sandbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { decideAtBank } from '#tests/support/bank.ts';
import { confirm } from '#tests/support/builders.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { reportMails } from '#tests/support/mailbox.ts';
import { putIntoState, stateOf } from '#tests/support/orders.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('both'))('payments on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  let orderNumber: string;
  beforeEach(async () => {
    orderNumber = await confirm(browser);
  });

  const captures = () =>
    app.database.database.select().from(ledger).where(eq(ledger.orderNumber, orderNumber));
  const charges = async () =>
    (
      await app.database.database
        .select()
        .from(sandboxPayments)
        .where(eq(sandboxPayments.orderNumber, orderNumber))
    ).filter(({ state }) => state === 'succeeded');
  const check = () => browser.data(checkPayment, { body: { orderNumber } });

  async function expectPaidOnce() {
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect(await charges()).toHaveLength(1);
    const [charge] = await charges();
    expect(await captures()).toMatchObject([{ amount: charge?.amount, currency: charge?.currency }]);
    expect(await reportMails(app.dataDir, { orderNumber })).toHaveLength(1);
    const features = await app.database.database
      .select()
      .from(grants)
      .where(eq(grants.orderNumber, orderNumber));
    expect(features.map(({ feature }) => feature).sort()).toEqual(['rank', 'report', 'score']);
  }

  it('takes a card that succeeds, once', async () => {
    expect(await buy(browser, { orderNumber })).toMatchObject({ state: 'succeeded', actionUrl: null });
    await expectPaidOnce();
  });

  it('says why a card was declined, and takes another one', async () => {
    expect(await buy(browser, { orderNumber, card: 'decline' })).toMatchObject({ state: 'failed' });
    expect(await check()).toMatchObject({ state: 'failed', paid: false, failure: 'declined' });
    expect(await stateOf(browser, orderNumber)).toBe('pending');
    expect(await captures()).toEqual([]);
    expect(await browser.refusal(orderFiles, { body: { orderNumber } })).toBe('reportLocked');
    await buy(browser, { orderNumber });
    await expectPaidOnce();
  });

  it.each(['confirm', 'refuse'] as const)('lets the bank ask back: %s', async (decision) => {
    const { state, actionUrl } = await buy(browser, { orderNumber, card: 'authentication' });
    expect(state).toBe('requires_action');
    const page = await browser.request({ method: 'GET', url: actionUrl as string });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('value="confirm"');
    expect(await check()).toMatchObject({ state: 'requires_action', paid: false, actionUrl });
    const back = await decideAtBank(browser, actionUrl as string, decision);
    expect(back.statusCode).toBe(303);
    expect(back.headers.location).toContain(`/paying/check/DE-SUBS-1002?orderNumber=${orderNumber}`);
    app.clock.forward(1_500);
    if (decision === 'confirm') {
      expect(await check()).toMatchObject({ state: 'succeeded', paid: true });
      await expectPaidOnce();
    } else {
      expect(await check()).toMatchObject({ state: 'failed', failure: 'authentication_failed', paid: false });
      expect(await captures()).toEqual([]);
    }
  });

  it('finds a payment whose answer was lost by asking, when the buyer comes back', async () => {
    expect(await buy(browser, { orderNumber, card: 'timeout' })).toMatchObject({ state: 'unknown' });
    app.clock.forward(1_500);
    expect(await check()).toMatchObject({ state: 'succeeded', paid: true });
    app.clock.forward(10_000);
    await expectPaidOnce();
  });

  it('finds a payment whose answer and notice were lost by the reconciler', async () => {
    await buy(browser, { orderNumber, card: 'timeout' });
    app.clock.forward(10_000);
    await app.reconcile();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    await expectPaidOnce();
  });

  it('makes one charge of ten clicks, of two tabs, and of a tab after another', async () => {
    const press = await pressFor(browser, { orderNumber });
    const clicks = await Promise.all(
      Array.from({ length: 10 }, () => browser.call(createPayment, { body: press })),
    );
    expect(new Set(clicks.map((click) => click.ok && click.data.paymentId)).size).toBe(1);
    const other = await pressFor(browser, { orderNumber });
    expect(await browser.refusal(createPayment, { body: other })).toBe('orderAlreadyPaid');
    await expectPaidOnce();

    orderNumber = await confirm(browser);
    const tabs = await Promise.all(
      [1, 2, 3].map(async () =>
        browser.call(createPayment, { body: await pressFor(browser, { orderNumber }) }),
      ),
    );
    expect(tabs.some((tab) => tab.ok)).toBe(true);
    await expectPaidOnce();
  });

  it('leads a second press to a payment that waits, or lets it take its place', async () => {
    const first = await buy(browser, { orderNumber, card: 'authentication' });
    const second = await buy(browser, { orderNumber, card: 'success' });
    expect(second).toMatchObject({ state: 'succeeded' });
    const late = await decideAtBank(browser, first.actionUrl as string);
    expect(late.statusCode).toBe(303);
    await expectPaidOnce();
    const attempts = await app.database.database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderNumber, orderNumber));
    expect(attempts.map(({ state }) => state).sort()).toEqual(['canceled', 'succeeded']);
  });

  it('charges nothing when the price is not the one that was shown', async () => {
    const press = await pressFor(browser, { orderNumber });
    const wrong = { ...press, shown: { ...press.shown, amount: press.shown.amount - 100 } };
    expect(await browser.refusal(createPayment, { body: wrong })).toBe('priceChanged');
    const foreign = { ...press, shown: { ...press.shown, currency: 'USD' } };
    expect(await browser.refusal(createPayment, { body: foreign })).toBe('priceChanged');
    expect(await stateOf(browser, orderNumber)).toBe('draft');
    expect(await charges()).toEqual([]);
  });

  it('refuses what cannot be bought, in the reader’s language, and charges nothing', async () => {
    const press = await pressFor(browser, { orderNumber });
    const refuse = async (changes: Partial<typeof press>, hl = 'EN') => {
      const answer = await browser.call(createPayment, { body: { ...press, ...changes } }, hl);
      if (answer.ok) throw new Error('It was not refused.');
      return { ...answer.refusal, status: answer.status };
    };
    expect(await refuse({ paymentMethod: '' })).toMatchObject({
      status: 200,
      name: 'paymentMethodMissing',
      message: 'Please select your payment method.',
    });
    expect(await refuse({ paymentMethod: 'sandbox:gold' })).toMatchObject({ name: 'unknownPaymentMethod' });
    expect(await refuse({ skuId: 'iq-none' })).toMatchObject({ name: 'unknownSku' });
    expect(await refuse({ skuId: 'brain-basic' })).toMatchObject({ name: 'unknownSku' });
    expect(await refuse({ email: 'nobody' })).toMatchObject({
      status: 400,
      name: 'malformed',
      fields: [{ field: 'body.email' }],
    });
    expect((await refuse({ paymentMethod: '' }, 'JA')).message).toBe('お支払い方法を選択してください。');
    expect(await stateOf(browser, orderNumber)).toBe('draft');
    expect(await charges()).toEqual([]);
  });

  it('knows nothing of somebody else’s order', async () => {
    const press = await pressFor(browser, { orderNumber });
    const stranger = app.browser();
    await confirm(stranger);
    for (const other of [stranger, app.browser()]) {
      expect(await other.refusal(createPayment, { body: press })).toBe('unknownOrder');
      expect(await other.refusal(checkPayment, { body: { orderNumber } })).toBe('unknownOrder');
      expect(await other.refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
      expect(await other.refusal(orderFiles, { body: { orderNumber } })).toBe('unknownOrder');
      expect(
        await other.refusal(updateOrderEmail, { body: { orderNumber, email: 'thief@example.org' } }),
      ).toBe('unknownOrder');
    }
    expect(await charges()).toEqual([]);
  });

  it('lets an unpaid order expire, and still fulfils a payment that comes later', async () => {
    await buy(browser, { orderNumber, card: 'decline' });
    app.clock.forward(day + 1_000);
    await app.reconcile();
    expect(await stateOf(browser, orderNumber)).toBe('expired');
    expect(await buy(browser, { orderNumber })).toMatchObject({ state: 'succeeded' });
    await expectPaidOnce();
  });

  it('gives up a payment that the buyer never confirmed', async () => {
    await buy(browser, { orderNumber, card: 'authentication' });
    app.clock.forward(day + 1_000);
    await app.reconcile();
    await app.reconcile();
    expect(await check()).toMatchObject({ state: 'canceled', paid: false });
    expect(await stateOf(browser, orderNumber)).toBe('expired');
  });

  it('locks the paid parts while an order is disputed', async () => {
    await buy(browser, { orderNumber });
    await app.worker.drain();
    await putIntoState(app, orderNumber, 'disputed');
    const info = await browser.data(orderInfo, { params: { orderNumber } });
    expect(info).toMatchObject({ orderState: 'disputed', state: 'completed', report: null });
    expect(await browser.refusal(orderFiles, { body: { orderNumber } })).toBe('reportLocked');
  });
});
