import { describe, expect, it } from 'vitest';
import { skuList } from '#contract/catalogue.ts';
import { createUpgradeOrder, orderInfo, orderSkuCheck, upgradeList } from '#contract/orders.ts';
import { priceOrder, withdraw, withdrawalStanding } from '#contract/payments.ts';
import { broughtList } from '#contract/reports.ts';
import { coupons } from '#server/catalogue/tables.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { reportOf, stateOf } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const packages = ['iq-basic', 'iq-premium', 'iq-top'] as const;
type PackageId = (typeof packages)[number];

describe.each(testDatabases('postgres'))('a way up, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());

  async function priceOf(skuId: string): Promise<number> {
    const params = { examId: iq.examId, countryCode: iq.countryCode, hl: 'EN' };
    const { list } = await browser.data(skuList, { params });
    const found = list.find((sku) => sku.skuId === skuId);
    if (!found) throw new Error(`${skuId} is not on sale.`);
    return found.price.amount;
  }

  const listOf = (orderNumber: string, by: Browser = browser) =>
    by.data(upgradeList, { params: { orderNumber } });

  /** Raises a report and pays for it. @returns the upgrade's order, and its price */
  async function raise(orderNumber: string, skuId: string) {
    const made = await browser.data(createUpgradeOrder, { body: { orderNumber, skuId } });
    const { total, credit } = await browser.data(priceOrder, { body: { ...made, skuId } });
    expect(total + credit).toBe(await priceOf(skuId));
    await buy(browser, { ...made, skuId });
    await app.worker.drain();
    return { orderNumber: made.orderNumber, total };
  }

  const coupon = (code: string) =>
    app.database.database.insert(coupons).values({ code, percent: 2_000, createdAt: app.clock.now() });

  const netOf = async (orderNumber: string) => (await balanceOf(app.database.database, orderNumber)).net;
  const featuresOf = async (orderNumber: string) =>
    (await browser.data(orderSkuCheck, { params: { orderNumber } })).features;

  const ways: PackageId[][] = [
    ['iq-basic', 'iq-premium'],
    ['iq-basic', 'iq-top'],
    ['iq-premium', 'iq-top'],
    ['iq-basic', 'iq-premium', 'iq-top'],
  ];

  it.each(ways)(
    'by %s %s %s costs together what the last one costs, and opens what it opens',
    async (...way) => {
      const [first, ...further] = way.filter((skuId) => skuId !== undefined);
      const { orderNumber } = await receiveReport(app, browser, { skuId: first as string });
      const paid = [await netOf(orderNumber)];
      for (const skuId of further) {
        const offered = (await listOf(orderNumber)).offered.find((one) => one.skuId === skuId);
        const raised = await raise(orderNumber, skuId);
        expect(offered?.price.amount).toBe(raised.total);
        paid.push(await netOf(raised.orderNumber));
      }
      const last = further.at(-1) as string;
      expect(paid.reduce((sum, part) => sum + part, 0)).toBe(await priceOf(last));
      const straight = app.browser();
      const whole = await receiveReport(app, straight, { skuId: last });
      const { features } = await straight.data(orderSkuCheck, { params: { orderNumber: whole.orderNumber } });
      expect(await featuresOf(orderNumber)).toEqual(features);
      expect((await reportOf(browser, orderNumber))?.title).toBe(
        (await reportOf(straight, whole.orderNumber))?.title,
      );
      expect((await listOf(orderNumber)).offered.map(({ skuId }) => skuId)).toEqual(
        packages.slice(packages.indexOf(last as PackageId) + 1),
      );
    },
  );

  it('counts what a coupon paid, and not what went back', async () => {
    const [small, large] = [await priceOf('iq-basic'), await priceOf('iq-premium')];
    await coupon('RAISED20');
    const reduced = await receiveReport(app, browser, { coupon: 'RAISED20' });
    expect((await listOf(reduced.orderNumber)).offered[0]?.price.amount).toBe(large - small);

    const { orderNumber } = await receiveReport(app, browser);
    await askRefund(app, orderNumber, 300);
    expect((await listOf(orderNumber)).offered[0]?.price.amount).toBe(large - small + 300);
    await app.worker.drain();
    expect((await listOf(orderNumber)).offered[0]?.price.amount).toBe(large - small + 300);
    const raised = await raise(orderNumber, 'iq-premium');
    expect((await netOf(orderNumber)) + (await netOf(raised.orderNumber))).toBe(large);
  });

  it('brings the tests of the larger package, which are found again by the report that was raised', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    await raise(orderNumber, 'iq-premium');
    const taken = await confirm(browser, brain);
    const { brings } = await browser.data(orderInfo, { params: { orderNumber } });
    expect(brings).toMatchObject([{ examId: brain.examId, orderNumber: taken }]);
    const joined = await browser.data(broughtList, { params: { orderNumber } });
    expect(joined.map((one) => one.orderNumber)).toEqual([taken]);
  });

  it('says on its receipt that it is one, what the package costs, and what was counted', async () => {
    const email = 'raised@example.org';
    const { orderNumber } = await receiveReport(app, browser, { email });
    const [small, large] = [await priceOf('iq-basic'), await priceOf('iq-premium')];
    const made = await browser.data(createUpgradeOrder, { body: { orderNumber, skuId: 'iq-premium' } });
    await buy(browser, { ...made, skuId: 'iq-premium', email });
    await app.worker.drain();
    const mails = await readMailbox(app.dataDir, { to: email });
    const receipt = mails.find(({ text }) => text.includes(`Order number: ${made.orderNumber}`))?.text;
    const written = (amount: number) => `€${(amount / 100).toFixed(2).replace('.', ',')}`;
    expect(receipt).toMatch(/Upgrade to: .*Plus/);
    expect(receipt).toContain(`Price: ${written(large)}`);
    expect(receipt).toContain(`Already paid: -${written(small)}`);
    expect(receipt).toContain(`Total: ${written(large - small)}\nTax included`);
    expect(receipt).toContain(`We’ll refund the ${written(large - small)} you paid for the upgrade`);
    const first = mails.find(({ text }) => text.includes(`Order number: ${orderNumber}`))?.text;
    expect(first).not.toContain('Already paid');
    expect(first).not.toContain('Upgrade to');
  });

  it('is withdrawn by itself, and goes with the report, each cent once', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const small = await netOf(orderNumber);
    const first = await raise(orderNumber, 'iq-premium');
    await browser.data(withdraw, { body: { orderNumber: first.orderNumber } });
    await app.worker.drain();
    expect([await netOf(orderNumber), await netOf(first.orderNumber)]).toEqual([small, 0]);
    expect(await featuresOf(orderNumber)).not.toContain('answers');
    expect(await reportOf(browser, orderNumber)).not.toBeNull();

    const second = await raise(orderNumber, 'iq-premium');
    const third = await raise(orderNumber, 'iq-top');
    const { amount } = await browser.data(withdrawalStanding, { body: { orderNumber } });
    expect(amount?.amount).toBe(small + second.total + third.total);
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    for (const one of [{ orderNumber }, second, third]) {
      expect(await netOf(one.orderNumber)).toBe(0);
      expect(await stateOf(browser, one.orderNumber)).toBe('refunded');
    }
    expect((await checkLedger(app.database.database)).findings).toEqual([]);
  });

  it('takes what was raised further with it when it is withdrawn', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const second = await raise(orderNumber, 'iq-premium');
    const third = await raise(orderNumber, 'iq-top');
    await browser.data(withdraw, { body: { orderNumber: second.orderNumber } });
    await app.worker.drain();
    expect([await netOf(second.orderNumber), await netOf(third.orderNumber)]).toEqual([0, 0]);
    expect(await stateOf(browser, orderNumber)).toBe('paid');
  });

  it('is one order however often it is asked for, and none for what is held, or for a stranger', async () => {
    const { orderNumber } = await receiveReport(app, browser, { skuId: 'iq-premium' });
    const body = { orderNumber, skuId: 'iq-top' };
    const [one, other] = [
      await browser.data(createUpgradeOrder, { body }),
      await browser.data(createUpgradeOrder, { body }),
    ];
    expect(one).toEqual(other);
    for (const skuId of ['iq-basic', 'iq-premium', 'subconscious-full', 'brain-extra'])
      expect(await browser.refusal(createUpgradeOrder, { body: { orderNumber, skuId } })).toBe('unknownSku');
    expect(await app.browser().refusal(createUpgradeOrder, { body })).toBe('unknownOrder');
    await coupon('NOTHERE');
    const reduced = { ...one, skuId: 'iq-top', coupon: 'NOTHERE' };
    expect(await browser.refusal(priceOrder, { body: reduced })).toBe('couponUnknown');
  });
});
