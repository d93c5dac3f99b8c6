import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createPayment } from '#contract/payments.ts';
import { createSubscription } from '#contract/privileges.ts';
import { orderFiles } from '#contract/reports.ts';
import { orders } from '#server/orders/tables.ts';
import { openFiles } from '#server/platform/files/open.ts';
import { createComposed } from '#server/reports/compose.ts';
import { forgetFiles } from '#server/reports/forget.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { memberPress } from '#tests/support/membership.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('the files of an order whose money went back, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  const printsOf = (orderNumber: string) => {
    const folder = join(app.dataDir, 'files', orderNumber);
    return existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.pdf')) : [];
  };
  /** Asks for the files until they are made, as the screen does. */
  async function filesOf(browser: Browser, orderNumber: string): Promise<string[]> {
    await browser.data(orderFiles, { body: { orderNumber } });
    await app.worker.drain();
    return printsOf(orderNumber);
  }
  const become = (orderNumber: string, state: 'paid' | 'disputed') =>
    app.database.database.update(orders).set({ state }).where(eq(orders.orderNumber, orderNumber));

  it('are gone from the disk, with those of every report that the order brought', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser, { skuId: 'iq-top', exam: iq });
    const brought = await confirm(browser, brain);
    expect(printsOf(orderNumber)).toHaveLength(2);
    expect(await filesOf(browser, brought)).toHaveLength(1);
    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    for (const one of [orderNumber, brought]) {
      expect(printsOf(one)).toEqual([]);
      expect(await browser.refusal(orderFiles, { body: { orderNumber: one } })).toBe('reportLocked');
    }
  });

  it('stay where only a part went back, and while a membership opens the report', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    await askRefund(app, orderNumber, 100);
    await app.worker.drain();
    expect(printsOf(orderNumber)).toHaveLength(1);
    const { orderNumber: membership } = await browser.data(createSubscription, {
      body: { ...iq, skuId: 'vip-month' },
    });
    await browser.data(createPayment, { body: await memberPress(browser, { orderNumber: membership }) });
    await app.worker.drain();
    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(printsOf(orderNumber).length).toBeGreaterThan(0);
  });

  it('go while it is disputed, and are made again where that is won', async () => {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    const { clock, dataDir } = app;
    const files = openFiles({ dataDir, given: {} });
    const room = { clock, files, database: app.database.database, composed: createComposed() };
    await become(orderNumber, 'disputed');
    await forgetFiles(room, orderNumber);
    expect(printsOf(orderNumber)).toEqual([]);
    await become(orderNumber, 'paid');
    app.clock.forward(120_000);
    expect(await filesOf(browser, orderNumber)).toHaveLength(1);
  });
});
