import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { sandboxRefunds } from '#server/providers/sandbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { postNotice } from '#tests/support/notices.ts';
import { operateIn } from '#tests/support/operate.ts';
import { askRefund, ledgerOf } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('a part that was given back and came back, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  const order = (orderNumber: string) => browser.data(orderInfo, { params: { orderNumber } });

  /** A bank sends back a refund that had succeeded. */
  async function sendBack(refundId: string, orderNumber: string): Promise<void> {
    await app.database.database
      .update(sandboxRefunds)
      .set({ state: 'failed' })
      .where(eq(sandboxRefunds.idempotencyKey, refundId));
    const id = `sbr_${refundId}`;
    const notice = { eventId: `sbn_${id}_8`, live: false, kind: 'refund', id, orderNumber };
    expect((await postNotice(app, JSON.stringify(notice))).statusCode).toBe(200);
    await app.worker.drain();
  }

  it('leaves the order paid in full, and its books in agreement', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const [part] = await askRefund(app, orderNumber, 400);
    await app.worker.drain();
    expect(await order(orderNumber)).toMatchObject({ orderState: 'partially_refunded' });
    await sendBack(part?.id ?? '', orderNumber);
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', 990],
      ['refund', 400],
      ['refund_reversal', 400],
    ]);
    expect(await order(orderNumber)).toMatchObject({ orderState: 'paid', unlocked: true, refunded: null });
    expect(await operateIn(app, ['ledger', 'check'])).toMatchObject({ code: 0 });
  });

  it('leaves the order given back in part while another part is gone', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const [part] = await askRefund(app, orderNumber, 400);
    await askRefund(app, orderNumber, 100);
    await app.worker.drain();
    await sendBack(part?.id ?? '', orderNumber);
    expect(await order(orderNumber)).toMatchObject({
      orderState: 'partially_refunded',
      refunded: { amount: 100, currency: 'EUR' },
    });
    expect(await operateIn(app, ['ledger', 'check'])).toMatchObject({ code: 0 });
  });
});
