import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkPayment } from '#contract/payments.ts';
import { ledger, surplusCaptures } from '#server/payments/tables.ts';
import { idOf } from '#server/providers/sandbox/books.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { testLog } from '#tests/support/log.ts';
import { reportMails } from '#tests/support/mailbox.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { putIntoState, stateOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('a second payment of a paid order on $kind', (on) => {
  const log = testLog();
  const app = forSuite(() => openApp(on, { LOG_LEVEL: 'warn' }, log));
  const browser = forTest(() => app.browser());
  let orderNumber: string;
  beforeEach(async () => {
    log.clear();
    orderNumber = await confirm(browser);
  });

  const alarms = () => log.lines().filter(({ orderNumber: about }) => about === orderNumber);
  const counted = async () =>
    Number(/^payments_trouble_total\{kind="surplus"\} (\d+)$/m.exec(await app.metrics.text())?.[1] ?? 0);
  const surplus = () =>
    app.database.database.select().from(surplusCaptures).where(eq(surplusCaptures.orderNumber, orderNumber));
  const captures = () =>
    app.database.database.select().from(ledger).where(eq(ledger.orderNumber, orderNumber));

  /** The bank carries out a payment that was given up. */
  async function succeedLate(attemptId: string, times = 1): Promise<void> {
    await rewriteBooks(app, attemptId, { state: 'succeeded', failure: null });
    for (let time = 1; time <= times; time += 1) {
      const notice = noticeOf({ paymentId: attemptId, orderNumber }, 10 + time);
      expect((await postNotice(app, JSON.stringify(notice))).statusCode).toBe(200);
    }
    await app.worker.drain();
  }

  it('alarms someone once, and is found in a row of its own', async () => {
    const before = await counted();
    const first = await buy(browser, { orderNumber, card: 'authentication' });
    const second = await buy(browser, { orderNumber });
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect(await surplus()).toEqual([]);
    expect(await counted()).toBe(before);
    expect(alarms()).toEqual([]);

    await succeedLate(first.paymentId, 3);
    expect(await captures()).toHaveLength(2);
    expect(await surplus()).toMatchObject([
      {
        attemptId: first.paymentId,
        amount: 990,
        currency: 'EUR',
        provider: 'sandbox',
        reference: idOf(first.paymentId),
        settledAt: null,
      },
    ]);
    expect(await counted()).toBe(before + 1);
    expect(alarms()).toMatchObject([{ level: 'error', orderNumber, attemptId: first.paymentId }]);

    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect(await browser.data(checkPayment, { body: { orderNumber } })).toMatchObject({ paid: true });
    expect(await reportMails(app.dataDir, { orderNumber })).toHaveLength(1);
    expect(second.state).toBe('succeeded');
  });

  it('does not alarm for a late payment of an order that nobody else paid', async () => {
    const { paymentId } = await buy(browser, { orderNumber, card: 'authentication' });
    await buy(browser, { orderNumber, card: 'decline' });
    await succeedLate(paymentId);
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect(await surplus()).toEqual([]);
    expect(alarms()).toEqual([]);
  });

  it('leaves a dispute over the first payment as it is', async () => {
    const { paymentId } = await buy(browser, { orderNumber, card: 'authentication' });
    await buy(browser, { orderNumber });
    await putIntoState(app, orderNumber, 'disputed');
    await succeedLate(paymentId);
    expect(await stateOf(browser, orderNumber)).toBe('disputed');
    expect(await surplus()).toHaveLength(1);
    expect(alarms()).toHaveLength(1);
  });
});
