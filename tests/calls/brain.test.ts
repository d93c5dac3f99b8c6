import { describe, expect, it } from 'vitest';
import { examCategories } from '#contract/exams.ts';
import { orderInfo, orderSkuCheck } from '#contract/orders.ts';
import { createPayment } from '#contract/payments.ts';
import { broughtList, openReportLink, orderFiles, retrieveReport } from '#contract/reports.ts';
import { lockOrder, moveOrder } from '#server/orders/store.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { openApp } from '#tests/support/app.ts';
import { decideAtBank } from '#tests/support/bank.ts';
import { brain, confirm } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { blockOf } from '#tests/support/documents.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { reportOf, stateOf } from '#tests/support/orders.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { buyReport, printedFiles, receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('the left/right brain test on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it('is there by its folder alone: listed, asked, sold, reported and printed', async () => {
    const browser = app.browser();
    const categories = await browser.data(examCategories, { query: { hl: 'JA' } });
    expect(categories.flatMap(({ exams }) => exams.map(({ name }) => name))).toContain('左脳・右脳テスト');

    const orderNumber = await confirm(browser, brain);
    const { free, report } = await browser.data(orderInfo, { params: { orderNumber } });
    expect(report).toBeNull();
    expect(blockOf(free, 'axes').rows).toHaveLength(1);
    await buy(browser, { orderNumber, skuId: 'brain-basic' });
    await app.worker.drain();
    const paid = await browser.data(orderInfo, { params: { orderNumber } });
    expect(paid.report?.examId).toBe('SUBS-1004');
    expect(paid.report?.parts.map(({ id }) => id)).toEqual(['overview', 'sides', 'choices', 'days']);
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files).toMatchObject([{ kind: 'report', state: 'ready' }]);
  });

  it('comes with the larger IQ package, in the browser that bought it, for as long as that is paid', async () => {
    const browser = app.browser();
    const email = 'both@example.org';
    const { orderNumber: bought } = await receiveReport(app, browser, { skuId: 'iq-premium', email });

    const { brings } = await browser.data(orderInfo, { params: { orderNumber: bought } });
    expect(brings).toEqual([{ examId: 'SUBS-1004', name: 'Left/right brain test', orderNumber: null }]);
    const brought = await confirm(browser, brain);
    const open = await browser.data(orderInfo, { params: { orderNumber: brought } });
    expect(open.report).toMatchObject({ examId: 'SUBS-1004' });
    const joined = () => browser.data(broughtList, { params: { orderNumber: bought } });
    expect(await joined()).toMatchObject([{ orderNumber: brought, part: { id: 'brain' } }]);
    // Taken again, the newest counts.
    const again = await confirm(browser, brain);
    expect((await joined()).map(({ orderNumber }) => orderNumber)).toEqual([again]);
    expect(await browser.data(orderSkuCheck, { params: { orderNumber: brought } })).toEqual({
      skuIds: ['iq-premium'],
      features: ['report', 'score'],
    });
    const press = await pressFor(browser, { orderNumber: brought, skuId: 'brain-basic' });
    expect(await browser.refusal(createPayment, { body: press })).toBe('orderAlreadyPaid');
    expect(await browser.data(orderFiles, { body: { orderNumber: brought } })).toMatchObject({
      files: [{ state: 'making' }],
    });
    await app.worker.drain();
    expect(await browser.data(orderFiles, { body: { orderNumber: brought } })).toMatchObject({
      files: [{ state: 'ready' }],
    });

    const stranger = app.browser();
    const alone = await confirm(stranger, brain);
    expect(await reportOf(stranger, alone)).toBeNull();

    await stranger.data(retrieveReport, { body: { email } });
    await app.worker.drain();
    const tokens = await newestTokens(app.dataDir, email);
    expect(tokens).toHaveLength(3);
    const opened = [];
    for (const token of tokens) {
      opened.push((await stranger.data(openReportLink, { body: { token } })).orderNumber);
    }
    expect(new Set(opened)).toEqual(new Set([bought, brought, again]));

    await inTransaction(app.database.database, async (tx) => {
      await moveOrder(tx, await lockOrder(tx, bought), 'refunded');
    });
    expect(await reportOf(browser, brought)).toBeNull();
    expect(await joined()).toEqual([]);
    await buy(browser, { orderNumber: brought, skuId: 'brain-basic' });
    await app.worker.drain();
    expect(await reportOf(browser, brought)).not.toBeNull();
  });

  it('comes by the order of this browser before one whose link was opened in it', async () => {
    const [giver, taker] = [app.browser(), app.browser()];
    const skuId = 'iq-premium';
    const { orderNumber: given } = await receiveReport(app, giver, { skuId, email: 'giver@example.org' });
    await receiveReport(app, taker, { skuId, email: 'taker@example.org' });
    for (const token of await newestTokens(app.dataDir, 'giver@example.org'))
      await taker.data(openReportLink, { body: { token } });
    expect(await stateOf(taker, given)).toBe('paid');

    const brought = await confirm(taker, brain);
    const { email } = await taker.data(orderInfo, { params: { orderNumber: brought } });
    expect(email).toBe('taker@example.org');
  });

  it('comes also to a test taken before the package was bought, but not paid for by itself', async () => {
    const browser = app.browser();
    const before = await confirm(browser, brain);
    await buyReport(browser, { skuId: 'iq-premium', email: 'late@example.org' });
    const { report, email } = await browser.data(orderInfo, { params: { orderNumber: before } });
    expect(report).not.toBeNull();
    expect(email).toBe('late@example.org');
  });

  it('comes also to a test whose payment was declined, or stands open: that one is given up or sent back', async () => {
    const browser = app.browser();
    const tries: string[] = [];
    let actionUrl: string | null = null;
    for (const card of ['decline', 'authentication', 'noticeLate'] as const) {
      const made = await buyReport(browser, { exam: brain, skuId: 'brain-basic', card });
      actionUrl ??= made.actionUrl;
      tries.push(made.orderNumber);
    }
    await buyReport(browser, { skuId: 'iq-premium' });
    await decideAtBank(browser, actionUrl ?? '');
    for (let round = 0; round < 3; round += 1) {
      app.clock.forward(60_000);
      await app.worker.drain();
      await app.reconcile();
    }
    for (const orderNumber of tries) {
      const order = await browser.data(orderInfo, { params: { orderNumber } });
      expect(order).toMatchObject({ orderState: 'expired', unlocked: true });
      expect(order.report).not.toBeNull();
      const { payments } = await balanceOf(app.database.database, orderNumber);
      expect(payments.every(({ captured, refunded }) => captured === refunded)).toBe(true);
    }
  });

  it('comes anew with another package, where the one that brought it was given back', async () => {
    const browser = app.browser();
    const brought = await confirm(browser, brain);
    const { orderNumber: first } = await buyReport(browser, { skuId: 'iq-premium' });
    await inTransaction(app.database.database, async (tx) => {
      await moveOrder(tx, await lockOrder(tx, first), 'refunded');
    });
    const report = () => reportOf(browser, brought);
    expect(await report()).toBeNull();
    await buyReport(browser, { skuId: 'iq-premium' });
    expect(await report()).not.toBeNull();
  });

  it('comes or is paid for by itself, when both happen at the same moment', async () => {
    for (let round = 0; round < 10; round += 1) {
      const browser = app.browser();
      const [own, bought] = [await confirm(browser, brain), await confirm(browser)];
      const presses = await Promise.all([
        pressFor(browser, { orderNumber: own, skuId: 'brain-basic', email: 'own@example.org' }),
        pressFor(browser, { orderNumber: bought, skuId: 'iq-premium', email: 'package@example.org' }),
      ]);
      await Promise.all(presses.map((body) => browser.call(createPayment, { body })));
      for (let settling = 0; settling < 2; settling += 1) {
        await app.worker.drain();
        app.clock.forward(60_000);
        await app.reconcile();
      }
      await app.worker.drain();
      const order = await browser.data(orderInfo, { params: { orderNumber: own } });
      expect(order.report).not.toBeNull();
      const { payments } = await balanceOf(app.database.database, own);
      const kept = payments.reduce((sum, { captured, refunded }) => sum + captured - refunded, 0);
      const isOwn = order.orderState === 'paid';
      expect(kept > 0).toBe(isOwn);
      expect(order.email).toBe(isOwn ? 'own@example.org' : 'package@example.org');
    }
  });

  it('takes over no address from an order whose link was opened in this browser', async () => {
    const [giver, taker] = [app.browser(), app.browser()];
    await receiveReport(app, giver, { skuId: 'iq-premium', email: 'lender@example.org' });
    for (const token of await newestTokens(app.dataDir, 'lender@example.org'))
      await taker.data(openReportLink, { body: { token } });
    const { report, email } = await taker.data(orderInfo, {
      params: { orderNumber: await confirm(taker, brain) },
    });
    expect(report).not.toBeNull();
    expect(email).toBeNull();
  });

  it('does not come with the smaller IQ package', async () => {
    const browser = app.browser();
    await buyReport(browser);
    const own = await confirm(browser, brain);
    expect(await reportOf(browser, own)).toBeNull();
  });
});
