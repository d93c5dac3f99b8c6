import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPayment } from '#contract/payments.ts';
import { attemptsOf } from '#server/payments/attempts.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { ledger, mismatches } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { idOf } from '#server/providers/sandbox/books.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { testLog } from '#tests/support/log.ts';
import { noticeOf, postNotice, rewriteBooks } from '#tests/support/notices.ts';
import { operateIn } from '#tests/support/operate.ts';
import { stateOf } from '#tests/support/orders.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('money that is not what was asked for, on $kind', (on) => {
  const log = testLog();
  const app = forSuite(() => openApp(on, { LOG_LEVEL: 'error' }, log));
  const browser = forTest(() => app.browser());
  let orderNumber: string;
  let paymentId: string;
  let told = 10;
  beforeEach(async () => {
    log.clear();
    orderNumber = await confirm(browser);
    paymentId = (await buy(browser, { orderNumber, card: 'authentication' })).paymentId;
  });

  /** The provider's books change, and it tells so. */
  async function say(changes: Parameters<typeof rewriteBooks>[2]): Promise<void> {
    await rewriteBooks(app, paymentId, { state: 'succeeded', failure: null, ...changes });
    told += 1;
    await postNotice(app, JSON.stringify(noticeOf({ paymentId, orderNumber }, told)));
    await app.worker.drain();
  }

  const rows = () =>
    app.database.database.select().from(mismatches).where(eq(mismatches.orderNumber, orderNumber));
  const alarms = () => log.lines().filter((line) => line.orderNumber === orderNumber && line.came);
  const attempt = async () => (await attemptsOf(app.database.database, orderNumber))[0];
  const run = (line: string) => operateIn(app, line.split(' '));

  it('fulfils nothing, alarms once, stands in a row of its own and in no ledger', async () => {
    await say({ amount: 500 });
    await say({ amount: 500 });
    await app.reconcile();
    expect(await stateOf(browser, orderNumber)).toBe('pending');
    expect(await rows()).toMatchObject([
      { reference: idOf(paymentId), attemptId: paymentId, amount: 500, currency: 'EUR', settledAt: null },
    ]);
    expect(
      await app.database.database.select().from(ledger).where(eq(ledger.orderNumber, orderNumber)),
    ).toEqual([]);
    expect(alarms()).toMatchObject([
      { level: 'error', asked: { amount: 990, currency: 'EUR' }, came: { amount: 500, currency: 'EUR' } },
    ]);
    expect(await app.metrics.text()).toMatch(/payments_trouble_total\{kind="mismatch"\} \d/);
  });

  it('lets nobody be charged beside it while a person looks at it', async () => {
    await say({ currency: 'USD' });
    const again = await browser.data(createPayment, { body: await pressFor(browser, { orderNumber }) });
    expect(again).toMatchObject({ paymentId, state: 'processing' });
  });

  it('goes back by what late says to type, and its buyer can pay anew', async () => {
    await say({ amount: 500 });
    const { text } = await run('late');
    const command = `refund mismatched ${orderNumber} --payment ${idOf(paymentId)}`;
    expect(text).toContain(command);
    expect((await run(command)).text).toContain('5.00 EUR');
    await expect(run(command)).rejects.toThrow('waits for that');
    await app.worker.drain();
    const { payments, net } = await balanceOf(app.database.database, orderNumber);
    expect(payments).toMatchObject([{ captured: 500, refunded: 500, surplus: true }]);
    expect(net).toBe(0);
    expect(await attempt()).toMatchObject({ state: 'failed' });
    expect((await run('late')).text).not.toContain(orderNumber);
    await buy(browser, { orderNumber });
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect((await checkLedger(app.database.database)).findings).toEqual([]);
  });

  it('is settled when its provider says the right thing after all', async () => {
    await say({ amount: 991 });
    await say({ amount: 990 });
    expect(await stateOf(browser, orderNumber)).toBe('paid');
    expect(await rows()).toMatchObject([{ settledAt: expect.any(Date) }]);
    expect((await run('late')).text).not.toContain(orderNumber);
  });

  it('of another order is left where it is', async () => {
    const other = await confirm(app.browser());
    await rewriteBooks(app, paymentId, { state: 'succeeded', failure: null, orderNumber: other });
    app.clock.forward(6 * 60_000);
    await app.reconcile();
    expect(await rows()).toMatchObject([{ saidOrder: other }]);
    const { text } = await run('late');
    expect(text).toContain(`it says order ${other}`);
    await expect(run(`refund mismatched ${orderNumber} --payment ${idOf(paymentId)}`)).rejects.toThrow(other);
  });

  it('of an order that is not here is asked about for an hour, and not for five days', async () => {
    await say({ orderNumber: '0'.repeat(38) });
    const jobs = await app.database.database.select().from(outbox).where(eq(outbox.kind, 'payments.notice'));
    const failed = jobs.find(({ doneAt, aggregateId }) => doneAt === null && aggregateId === orderNumber);
    expect(failed?.lastError).toContain('order that is not here');
  });
});
