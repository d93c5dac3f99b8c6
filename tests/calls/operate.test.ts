import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { SandboxCard } from '#contract/catalogue.ts';
import { checkCertificate, nameCertificate } from '#contract/certificates.ts';
import { leaveReview } from '#contract/orders.ts';
import { priceOrder } from '#contract/payments.ts';
import { reviews } from '#server/catalogue/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { ledger, paymentAttempts, refunds } from '#server/payments/tables.ts';
import { outbox } from '#server/platform/outbox/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { makeDataDir, removeDataDir } from '#tests/support/data-dir.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyGift } from '#tests/support/gifts.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { operateIn } from '#tests/support/operate.ts';
import { putIntoState, stateOf } from '#tests/support/orders.ts';
import { buyReport, receiveReport } from '#tests/support/reports.ts';
import { compileCache } from '#tests/support/server-process.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('the operator’s commands on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());

  const run = (line: string) => operateIn(app, line.split(' '));

  const paid = async (card: SandboxCard = 'success') =>
    (await receiveReport(app, browser, { card })).orderNumber;
  const mails = async (orderNumber: string) => (await readMailbox(app.dataDir, { orderNumber })).length;

  it('show an order with everything that happened to its money', async () => {
    const orderNumber = await paid();
    await run(`refund ${orderNumber} 4.95`);
    await app.worker.drain();
    const { text } = await run(`order show ${orderNumber.toLowerCase()}`);
    for (const part of [
      orderNumber,
      'partially_refunded',
      '9.90 EUR',
      '4.95 EUR',
      'sandbox:success',
      'refund',
    ])
      expect(text).toContain(part);
  });

  it('give back an amount, then the rest, and say what cannot be', async () => {
    const orderNumber = await paid();
    expect((await run(`refund ${orderNumber} 4.95`)).text).toContain('4.95 EUR of order');
    await expect(run(`refund ${orderNumber} 5`)).rejects.toThrow('Only 4.95 EUR');
    await expect(run(`refund ${orderNumber} 0`)).rejects.toThrow('above nothing');
    await expect(run(`refund ${orderNumber} five`)).rejects.toThrow('is no amount');
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('partially_refunded');
    await run(`refund ${orderNumber}`);
    await app.worker.drain();
    expect(await stateOf(browser, orderNumber)).toBe('refunded');
    await expect(run(`refund ${orderNumber}`)).rejects.toThrow('Nothing can be given back');
  });

  it('send the receipt and the link once more', async () => {
    const orderNumber = await paid();
    const before = await mails(orderNumber);
    expect((await run(`order resend ${orderNumber}`)).text).toContain('reader@example.org');
    await app.worker.drain();
    expect(await mails(orderNumber)).toBe(before + 2);
    const gift = await buyGift(app, browser);
    await run(`order resend ${gift}`);
    await app.worker.drain();
    expect(await mails(gift)).toBe(4);
    const unpaid = await confirm(browser);
    await expect(run(`order resend ${unpaid}`)).rejects.toThrow('no address');
  });

  it('ask providers about what is not settled', async () => {
    const orderNumber = await paid();
    await run(`refund ${orderNumber}`);
    await app.database.database.delete(outbox).where(eq(outbox.kind, 'payments.refund'));
    app.clock.forward(61_000);
    expect((await run('reconcile')).text).toContain('Refunds under way: 1 before, 0 now.');
    expect(await stateOf(browser, orderNumber)).toBe('refunded');
  });

  it('find what does not agree in the ledger', async () => {
    const { database } = app.database;
    expect(await run('ledger check')).toMatchObject({ code: 0, text: expect.stringContaining('agree') });
    const [gone, unpaid, excess, invented] = [await paid(), await paid(), await paid(), await paid()];
    const one = { currency: 'EUR', provider: 'sandbox', reference: 'x', at: app.clock.now() };
    await database.delete(ledger).where(eq(ledger.orderNumber, gone));
    await putIntoState(app, unpaid, 'expired');
    await database.update(orders).set({ totalAmount: 2000 }).where(eq(orders.orderNumber, excess));
    await database
      .insert(ledger)
      .values({ ...one, orderNumber: invented, id: 'refund:nobody', kind: 'refund', amount: 990 });
    const { code, text } = await run('ledger check');
    expect(code).toBe(1);
    expect(text.split('\n').filter((line) => line.startsWith(gone))).toHaveLength(2);
    for (const orderNumber of [unpaid, excess, invented]) expect(text).toContain(orderNumber);
    for (const orderNumber of [gone, unpaid, excess, invented]) {
      await database.delete(ledger).where(eq(ledger.orderNumber, orderNumber));
      await database.delete(orders).where(eq(orders.orderNumber, orderNumber));
    }
    expect((await run('ledger check')).code).toBe(0);
  });

  it('list what a person must look at', async () => {
    const orderNumber = await paid('refundFails');
    await run(`refund ${orderNumber}`);
    await app.worker.drain();
    const { database } = app.database;
    const [attempt] = await database
      .select()
      .from(paymentAttempts)
      .where(eq(paymentAttempts.orderNumber, orderNumber));
    await database.insert(paymentAttempts).values({
      ...(attempt as NonNullable<typeof attempt>),
      orderNumber: 'FORGOTTEN',
      state: 'unknown',
      createdAt: new Date(app.clock.now().getTime() - 3_600_000),
    });
    await database.insert(outbox).values({
      aggregateId: 'GIVENUP',
      id: 'one',
      kind: 'mail.receipt',
      payload: {},
      runAt: app.clock.now(),
      deadAt: app.clock.now(),
      lastError: 'no mail server',
    });
    const { text } = await run('late');
    for (const part of [orderNumber, 'FORGOTTEN', 'GIVENUP', 'no mail server']) expect(text).toContain(part);
    await run(`refund ${orderNumber}`);
    expect((await run('late')).text).not.toContain(orderNumber);
    await database.delete(paymentAttempts).where(eq(paymentAttempts.orderNumber, 'FORGOTTEN'));
    await database.delete(outbox).where(eq(outbox.aggregateId, 'GIVENUP'));
    await database.delete(refunds).where(eq(refunds.orderNumber, orderNumber));
  });

  it('make, list and end coupons', async () => {
    const orderNumber = await confirm(browser);
    const priced = (coupon: string) => ({ body: { orderNumber, skuId: 'iq-basic', coupon } });
    expect((await run('coupon create spring-20 --percent 20 --uses 3 --expires 2099-01-31')).text).toContain(
      'SPRING-20: 20 % off',
    );
    await run('coupon create FIVE --amount 5 --currency EUR --market DE');
    expect(await browser.data(priceOrder, priced('SPRING-20'))).toMatchObject({ discount: 198, total: 792 });
    expect(await browser.data(priceOrder, priced('FIVE'))).toMatchObject({ discount: 500 });
    const { text } = await run('coupon list');
    expect(text).toMatch(/SPRING-20\s+20 %\s+all\s+2099-01-31 23:59:59 UTC\s+0 of 3/);
    await run('coupon end spring-20');
    expect(await browser.refusal(priceOrder, priced('SPRING-20'))).toBe('couponExpired');
    await expect(run('coupon end SPRING-20')).rejects.toThrow('still counts');
    await expect(run('coupon create FIVE --percent 1')).rejects.toThrow('already');
    await expect(run('coupon create SIX')).rejects.toThrow('either --percent or --amount');
    await expect(run('coupon create SIX --amount 5')).rejects.toThrow('--currency');
    await expect(run('coupon create SIX --percent 101')).rejects.toThrow('at most 100');
    await expect(run('coupon create SIX --percent 5 --expires 2001-01-01')).rejects.toThrow('is over');
    await expect(run('coupon create SIX --percent 5 --market ZZ')).rejects.toThrow('Nothing is sold in ZZ');
  });

  it('hide a review', async () => {
    const orderNumber = await paid();
    const review = { orderNumber, name: 'Ada', rating: 5, content: 'Clear and calm.' };
    await browser.data(leaveReview, { body: review });
    await run(`review hide ${orderNumber}`);
    const [kept] = await app.database.database
      .select()
      .from(reviews)
      .where(eq(reviews.orderNumber, orderNumber));
    expect(kept?.hiddenAt).not.toBeNull();
    await expect(run(`review hide ${orderNumber}`)).rejects.toThrow('no review that is shown');
  });

  it('take a name off a certificate', async () => {
    const { orderNumber } = await buyReport(browser, { skuId: 'iq-top' });
    const body = { orderNumber, holderName: 'Somebody Else' };
    const { code } = await browser.data(nameCertificate, { body });
    await run(`certificate clear ${code.toLowerCase()}`);
    expect(await browser.refusal(checkCertificate, { params: { code } })).toBe('unknownCertificate');
    await expect(run(`certificate clear ${code}`)).rejects.toThrow(`There is no certificate ${code}.`);
    expect((await browser.data(nameCertificate, { body })).code).not.toBe(code);
  });

  it('say in plain words what they did not understand', async () => {
    await expect(run('order eat')).rejects.toThrow('npm run operate -- COMMAND');
    await expect(run('order show --loud')).rejects.toThrow("Unknown option '--loud'");
    await expect(run('order show')).rejects.toThrow('Say which order');
    await expect(run('order show NOBODY')).rejects.toThrow('There is no order NOBODY.');
  });
});

it('say what to do where a running server has the embedded database', async () => {
  const dataDir = await makeDataDir();
  mkdirSync(join(dataDir, 'database'));
  const held = new DatabaseSync(join(dataDir, 'database', 'lock.db'));
  held.exec('pragma locking_mode=exclusive; begin exclusive');
  const { status, stderr } = spawnSync(process.execPath, ['src/commands/operate.ts', 'late'], {
    env: { ...process.env, ...compileCache, DATA_DIR: dataDir, DATABASE_URL: '' },
    encoding: 'utf8',
  });
  held.close();
  await removeDataDir(dataDir);
  expect(status).toBe(1);
  expect(stderr).toContain('stop that one first. Beside a running server these commands work with');
});
