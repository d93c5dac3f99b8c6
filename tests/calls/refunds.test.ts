import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxCard } from '#contract/catalogue.ts';
import { orderInfo } from '#contract/orders.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { idOf } from '#server/payments/sandbox/books.ts';
import { sandboxRefunds } from '#server/payments/sandbox/tables.ts';
import { surplusCaptures } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { confirm, pay } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { askRefund, ledgerOf, refundsIn } from '#tests/support/refunds.ts';

const price = 990;

describe.each(testDatabases())('refunds on $kind', (on) => {
  let app: TestApp;
  let browser: Browser;
  const lines: string[] = [];
  beforeAll(async () => {
    const logStream = { write: (line: string) => void lines.push(line) };
    app = await openApp(on, { LOG_LEVEL: 'warn' }, { logStream });
  });
  afterAll(() => app.close());
  beforeEach(() => {
    lines.length = 0;
    browser = app.browser();
  });

  async function paid(card: SandboxCard = 'success') {
    const orderNumber = await confirm(browser);
    const { paymentId } = await pay(browser, { orderNumber, card });
    await app.worker.drain();
    return { orderNumber, paymentId };
  }

  const order = (orderNumber: string) => browser.data(orderInfo, { params: { orderNumber } });
  const mailsOn = async (orderNumber: string, subject: RegExp) =>
    (await readMailbox(app.dataDir)).filter(
      (mail) => mail.text.includes(orderNumber) && subject.test(mail.subject),
    );
  const alarms = () => lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');

  async function tellOfRefund(refundId: string, orderNumber: string, number: number): Promise<void> {
    const id = `sbr_${refundId}`;
    const notice = { eventId: `sbn_${id}_${number}`, live: false, kind: 'refund', id, orderNumber };
    expect((await postNotice(app, JSON.stringify(notice))).statusCode).toBe(200);
    await app.worker.drain();
  }

  it('give the whole price back, lock what it bought and tell the buyer, once', async () => {
    const { orderNumber } = await paid();
    expect((await order(orderNumber)).report).not.toBeNull();
    const [refund] = await askRefund(app, orderNumber, 'all');
    expect(refund).toMatchObject({ state: 'requested', amount: price, currency: 'EUR', reason: 'operator' });
    expect((await order(orderNumber)).orderState).toBe('paid');
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'succeeded' }]);
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', price],
      ['refund', price],
    ]);
    expect(await order(orderNumber)).toMatchObject({
      orderState: 'refunded',
      report: null,
      unlocked: false,
      refunded: { amount: price, currency: 'EUR' },
    });
    await tellOfRefund(refund?.id ?? '', orderNumber, 7);
    expect(await ledgerOf(app, orderNumber)).toHaveLength(2);
    expect(await mailsOn(orderNumber, /^Given back/)).toHaveLength(1);
    expect(await askRefund(app, orderNumber, 'all')).toEqual([]);
  });

  it('give a part back and leave the rest open, and no more than was paid', async () => {
    const { orderNumber } = await paid();
    await askRefund(app, orderNumber, 400);
    await expect(askRefund(app, orderNumber, 600)).rejects.toThrow('Only 5.9 EUR of this order');
    await app.worker.drain();
    expect(await order(orderNumber)).toMatchObject({ orderState: 'partially_refunded', unlocked: true });
    await expect(askRefund(app, orderNumber, 591)).rejects.toThrow('can still be given back');
    await askRefund(app, orderNumber, 590);
    await app.worker.drain();
    expect(await order(orderNumber)).toMatchObject({ orderState: 'refunded', unlocked: false });
    expect((await balanceOf(app.database.database, orderNumber)).net).toBe(0);
  });

  it('that fail stay visible, alarm someone, and may be asked for anew', async () => {
    const { orderNumber } = await paid('refundFails');
    const [refund] = await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'failed' }]);
    expect(await order(orderNumber)).toMatchObject({ orderState: 'paid', unlocked: true });
    expect(alarms()).toMatchObject([{ orderNumber, refundId: refund?.id, problem: 'failed' }]);
    expect(await app.metrics.text()).toMatch(/payments_trouble_total\{kind="refund_failed"\} 1/);
    expect(await mailsOn(orderNumber, /^Given back/)).toEqual([]);
    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toHaveLength(2);
    expect(await ledgerOf(app, orderNumber)).toEqual([['capture', price]]);
  });

  it('that fail after all are taken back in the ledger, and alarm someone', async () => {
    const { orderNumber } = await paid();
    const [refund] = await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    const books = app.database.database;
    await books
      .update(sandboxRefunds)
      .set({ state: 'failed' })
      .where(eq(sandboxRefunds.idempotencyKey, refund?.id ?? ''));
    await tellOfRefund(refund?.id ?? '', orderNumber, 8);
    await tellOfRefund(refund?.id ?? '', orderNumber, 9);
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', price],
      ['refund', price],
      ['refund_reversal', price],
    ]);
    expect(alarms()).toMatchObject([{ orderNumber, problem: 'reversed' }]);
    expect((await order(orderNumber)).orderState).toBe('refunded');
    expect(await askRefund(app, orderNumber, 'all')).toMatchObject([{ amount: price }]);
  });

  it('that the provider made by itself are in the books like ours', async () => {
    const { orderNumber, paymentId } = await paid();
    const made = {
      id: `sbr_theirs${paymentId}`,
      idempotencyKey: `theirs${paymentId}`,
      payment: idOf(paymentId),
      orderNumber,
      state: 'succeeded' as const,
      amount: 500,
      currency: 'EUR',
      createdAt: app.clock.now(),
    };
    await app.database.database.insert(sandboxRefunds).values(made);
    await tellOfRefund(made.idempotencyKey, orderNumber, 1);
    await tellOfRefund(made.idempotencyKey, orderNumber, 2);
    expect(await refundsIn(app, orderNumber)).toMatchObject([
      { reason: 'provider', state: 'succeeded', amount: 500, reference: made.id },
    ]);
    expect((await order(orderNumber)).orderState).toBe('partially_refunded');
    await expect(askRefund(app, orderNumber, price)).rejects.toThrow('can still be given back');
  });

  it('of another amount, currency or payment than ours change nothing', async () => {
    const { orderNumber } = await paid();
    const [refund] = await askRefund(app, orderNumber, 'all');
    const books = app.database.database;
    const refundId = refund?.id ?? '';
    await books.delete(outbox).where(eq(outbox.id, `refund:${refundId}`));
    for (const [number, change] of [{ amount: 1 }, { currency: 'USD' }, { payment: 'sbx_other' }].entries()) {
      await books.delete(sandboxRefunds).where(eq(sandboxRefunds.idempotencyKey, refundId));
      await books.insert(sandboxRefunds).values({
        id: `sbr_${refundId}`,
        idempotencyKey: refundId,
        payment: refund?.payment ?? '',
        orderNumber,
        state: 'succeeded',
        amount: price,
        currency: 'EUR',
        createdAt: app.clock.now(),
        ...change,
      });
      await tellOfRefund(refundId, orderNumber, 20 + number);
    }
    expect(await ledgerOf(app, orderNumber)).toEqual([['capture', price]]);
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'requested' }]);
  });

  it('are found by the reconciler where the job and the notice were lost', async () => {
    const { orderNumber } = await paid();
    const [refund] = await askRefund(app, orderNumber, 'all');
    await app.database.database.delete(outbox).where(eq(outbox.id, `refund:${refund?.id}`));
    await app.reconcile();
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'requested' }]);
    app.clock.forward(61_000);
    await Promise.all([app.reconcile(), app.reconcile()]);
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'succeeded' }]);
    await app.worker.drain();
    expect(await ledgerOf(app, orderNumber)).toHaveLength(2);
    const given = await app.database.database
      .select()
      .from(sandboxRefunds)
      .where(eq(sandboxRefunds.orderNumber, orderNumber));
    expect(given).toHaveLength(1);
  });

  it('send back by themselves what came for an order that was paid already', async () => {
    const orderNumber = await confirm(browser);
    const first = await pay(browser, { orderNumber, card: 'authentication' });
    await pay(browser, { orderNumber });
    await rewriteBooks(app, first.paymentId, { state: 'succeeded', failure: null });
    await postNotice(app, JSON.stringify(noticeOf({ paymentId: first.paymentId, orderNumber }, 30)));
    await app.worker.drain();
    await Promise.all([app.reconcile(), app.reconcile()]);
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toMatchObject([
      { reason: 'surplus', state: 'succeeded', amount: price, payment: idOf(first.paymentId) },
    ]);
    const [surplus] = await app.database.database
      .select()
      .from(surplusCaptures)
      .where(eq(surplusCaptures.orderNumber, orderNumber));
    expect(surplus?.settledAt).not.toBeNull();
    expect(await order(orderNumber)).toMatchObject({ orderState: 'paid', unlocked: true });
    const [mail, ...more] = await mailsOn(orderNumber, /^Given back/);
    expect(mail?.text).toContain('The order had been paid twice.');
    expect(more).toEqual([]);
  });
});
