import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { surplusCaptures } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { idOf } from '#server/providers/sandbox/books.ts';
import { sandboxRefunds } from '#server/providers/sandbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { testLog } from '#tests/support/log.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { reportOf, stateOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { askRefund, ledgerOf, refundsIn } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const price = 990;

describe.each(testDatabases('postgres'))('refunds on $kind', (on) => {
  const log = testLog();
  const app = forSuite(() => openApp(on, { LOG_LEVEL: 'warn' }, log));
  const browser = forTest(() => app.browser());
  beforeEach(() => log.clear());

  const order = (orderNumber: string) => browser.data(orderInfo, { params: { orderNumber } });
  const alarms = () => log.lines().filter(({ level }) => level === 'error');

  async function tellOfRefund(refundId: string, orderNumber: string, number: number): Promise<void> {
    const id = `sbr_${refundId}`;
    const notice = { eventId: `sbn_${id}_${number}`, live: false, kind: 'refund', id, orderNumber };
    expect((await postNotice(app, JSON.stringify(notice))).statusCode).toBe(200);
    await app.worker.drain();
  }

  it('give the whole price back, lock what it bought and tell the buyer, once', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    expect(await reportOf(browser, orderNumber)).not.toBeNull();
    const [refund] = await askRefund(app, orderNumber, 'all');
    expect(refund).toMatchObject({ state: 'requested', amount: price, currency: 'EUR', reason: 'operator' });
    expect(await stateOf(browser, orderNumber)).toBe('paid');
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
    expect(await readMailbox(app.dataDir, { orderNumber, subject: /^Your refund/ })).toHaveLength(1);
    expect(await askRefund(app, orderNumber, 'all')).toEqual([]);
  });

  it('give a part back and leave the rest open, and no more than was paid', async () => {
    const { orderNumber } = await receiveReport(app, browser);
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
    const { orderNumber } = await receiveReport(app, browser, { card: 'refundFails' });
    const [refund] = await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'failed' }]);
    expect(await order(orderNumber)).toMatchObject({ orderState: 'paid', unlocked: true });
    expect(alarms()).toMatchObject([{ orderNumber, refundId: refund?.id, problem: 'failed' }]);
    expect(await app.metrics.text()).toMatch(/payments_trouble_total\{kind="refund_failed"\} 1/);
    expect(await readMailbox(app.dataDir, { orderNumber, subject: /^Your refund/ })).toEqual([]);
    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toHaveLength(2);
    expect(await ledgerOf(app, orderNumber)).toEqual([['capture', price]]);
  });

  it('that fail after all are taken back in the ledger, and alarm someone', async () => {
    const { orderNumber } = await receiveReport(app, browser);
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
    expect(await stateOf(browser, orderNumber)).toBe('refunded');
    expect(await askRefund(app, orderNumber, 'all')).toMatchObject([{ amount: price }]);
  });

  it('that the provider made by itself are in the books like ours', async () => {
    const { orderNumber, paymentId } = await receiveReport(app, browser);
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
    expect(await stateOf(browser, orderNumber)).toBe('partially_refunded');
    await expect(askRefund(app, orderNumber, price)).rejects.toThrow('can still be given back');
  });

  it('of another amount, currency or payment than ours change nothing', async () => {
    const { orderNumber } = await receiveReport(app, browser);
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
    const { orderNumber } = await receiveReport(app, browser);
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
    const first = await buy(browser, { orderNumber, card: 'authentication' });
    await buy(browser, { orderNumber });
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
    const [mail, ...more] = await readMailbox(app.dataDir, { orderNumber, subject: /^Your refund/ });
    expect(mail?.text).toContain('You paid for the order twice');
    expect(more).toEqual([]);
  });
});
