import { beforeEach, describe, expect, it } from 'vitest';
import { extraPackageList } from '#contract/catalogue.ts';
import { createExtraOrder, orderInfo, orderSkuCheck } from '#contract/orders.ts';
import { createPayment } from '#contract/payments.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { putIntoState, reportOf } from '#tests/support/orders.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('extras on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  let parent: string;
  beforeEach(async () => {
    parent = await paidFor(browser);
  });

  const paidFor = async (of: Browser) =>
    (await buyReport(of, { exam: brain, skuId: 'brain-basic' })).orderNumber;

  const extras = (of: Browser, orderNumber = parent, hl = 'EN') =>
    of.data(extraPackageList, { params: { orderNumber } }, hl);
  const iqExtra = async (orderNumber = parent) =>
    (await extras(browser, orderNumber)).find(({ skuId }) => skuId === 'iq-extra');
  const wish = (orderNumber = parent) => ({ body: { orderNumber, skuId: 'iq-extra' } });
  const order = async (of: Browser, orderNumber = parent) =>
    (await of.data(createExtraOrder, wish(orderNumber))).orderNumber;

  it('are the other tests and a certificate, in words and at a price', async () => {
    const list = await extras(browser, parent, 'DE');
    const offered = list.map(({ skuId }) => skuId);
    expect(offered).not.toContain('brain-extra');
    expect(offered).toContain('certificate');
    const extra = list.find(({ skuId }) => skuId === 'iq-extra');
    expect(extra).toMatchObject({
      skuId: 'iq-extra',
      name: 'IQ-Test',
      held: false,
      orderNumber: null,
      examId: 'SUBS-1002',
      price: { amount: 590, currency: 'EUR', tax: 'included' },
    });
    expect(extra?.summary && extra.features[0]?.content).toBeTruthy();
    const { orderNumber: iqOrder } = await buyReport(browser);
    const beside = (await extras(browser, iqOrder)).map(({ skuId }) => skuId);
    expect(beside).toContain('brain-extra');
    expect(beside).not.toContain('iq-extra');
  });

  it('are one order for one parent, however often and however fast they are asked for', async () => {
    const numbers = await Promise.all(Array.from({ length: 12 }, () => order(browser)));
    expect(new Set(numbers).size).toBe(1);
    const [child = ''] = numbers;
    const info = await browser.data(orderInfo, { params: { orderNumber: child } });
    expect(info).toMatchObject({
      kind: 'extra',
      parentOrderNumber: parent,
      appExamId: 'SUBS-1002',
      state: 'uncompleted',
      skuId: 'iq-extra',
      productName: 'IQ test (report)',
      unlocked: false,
      free: null,
      report: null,
    });
    expect(await iqExtra()).toMatchObject({ held: false, orderNumber: child });
    expect(await order(browser, await paidFor(browser))).not.toBe(child);
  });

  it('open their test in the same browser, taken before or after, as long as they are paid', async () => {
    const before = await confirm(browser, iq);
    const child = await order(browser);
    await buy(browser, { orderNumber: child, skuId: 'iq-extra', email: 'extra@example.org' });
    const after = await confirm(browser, iq);
    for (const orderNumber of [before, after]) {
      const info = await browser.data(orderInfo, { params: { orderNumber } });
      expect(info.report).toMatchObject({ examId: 'SUBS-1002' });
      expect(info).toMatchObject({ unlocked: true, email: 'extra@example.org', brings: [] });
      const { skuIds, features } = await browser.data(orderSkuCheck, { params: { orderNumber } });
      expect(skuIds).toEqual(['iq-extra']);
      expect(features).toEqual(['answers', 'rank', 'report', 'score']);
    }
    expect(await browser.data(orderInfo, { params: { orderNumber: child } })).toMatchObject({
      orderState: 'paid',
      unlocked: true,
      report: null,
      brings: [{ examId: 'SUBS-1002', name: 'IQ test' }],
    });
    expect(await reportOf(browser, parent)).toMatchObject({ examId: 'SUBS-1004' });
    expect(await iqExtra()).toMatchObject({ held: true, orderNumber: child });
    expect(await browser.refusal(createExtraOrder, wish())).toBe('extraHeld');

    const stranger = app.browser();
    expect(await reportOf(stranger, await confirm(stranger, iq))).toBeNull();

    for (const state of ['disputed', 'refunded'] as const) {
      await putIntoState(app, child, state);
      expect(await reportOf(browser, before), state).toBeNull();
      expect(await reportOf(browser, await confirm(browser, iq)), state).toBeNull();
      expect((await iqExtra())?.held, state).toBe(false);
    }
    expect(await order(browser)).not.toBe(child);
  });

  it('are told beside a report that a membership opens as what it opens, and none is sold there', async () => {
    const member = app.browser();
    await becomeMember(app, member);
    const list = await extras(member, await confirm(member, brain));
    expect(list.map(({ skuId }) => skuId)).toContain('iq-extra');
    for (const extra of list) expect(extra).toMatchObject({ held: true, byMembership: true });
    // What a member has bought is their own, also when the membership has ended.
    const { orderNumber: bought } = await buyReport(member, { skuId: 'iq-premium' });
    const brought = (await extras(member, bought)).find(({ skuId }) => skuId === 'brain-extra');
    expect(brought).toMatchObject({ held: true, byMembership: false });
    expect(await iqExtra()).toMatchObject({ held: false, byMembership: false });
  });

  it('are held by what a larger package brings', async () => {
    const { orderNumber: bought } = await buyReport(browser, { skuId: 'iq-premium' });
    expect(await extras(browser, bought)).toContainEqual(
      expect.objectContaining({ skuId: 'brain-extra', held: true, orderNumber: null }),
    );
    const body = { orderNumber: bought, skuId: 'brain-extra' };
    expect(await browser.refusal(createExtraOrder, { body })).toBe('extraHeld');
  });

  it('name the report of their test that the browser has unlocked already, to nobody else', async () => {
    expect(await iqExtra()).toMatchObject({ held: false, reportOrderNumber: null });
    const child = await order(browser);
    await buy(browser, { orderNumber: child, skuId: 'iq-extra' });
    expect(await iqExtra()).toMatchObject({ held: true, reportOrderNumber: null });
    const older = await confirm(browser, iq);
    expect(await iqExtra()).toMatchObject({ held: true, reportOrderNumber: older });
    const taken = await confirm(browser, iq);
    expect(await iqExtra()).toMatchObject({ held: true, reportOrderNumber: taken });

    const stranger = app.browser();
    const beside = await extras(stranger, await paidFor(stranger));
    expect(beside.find(({ skuId }) => skuId === 'iq-extra')).toMatchObject({
      held: false,
      reportOrderNumber: null,
    });

    await putIntoState(app, child, 'refunded');
    expect(await iqExtra()).toMatchObject({ held: false, reportOrderNumber: null });
  });

  it('name a report of their test that was bought by itself', async () => {
    const { orderNumber } = await buyReport(browser);
    expect(await iqExtra()).toMatchObject({ held: false, reportOrderNumber: orderNumber });
    await putIntoState(app, orderNumber, 'disputed');
    expect(await iqExtra()).toMatchObject({ reportOrderNumber: null });
  });

  it('are sold by themselves only, and at their own price', async () => {
    const child = await order(browser);
    const press = await pressFor(browser, { orderNumber: child, skuId: 'iq-extra' });
    const cheaper = { ...press, shown: { ...press.shown, amount: 100 } };
    expect(await browser.refusal(createPayment, { body: cheaper })).toBe('priceChanged');
    for (const skuId of ['iq-top', 'iq-basic', 'brain-extra', 'vip-month', 'certificate']) {
      expect(await browser.refusal(createPayment, { body: { ...press, skuId } }), skuId).toBe('unknownSku');
    }
    const asReport = { ...press, orderNumber: await confirm(browser, brain) };
    expect(await browser.refusal(createPayment, { body: asReport })).toBe('unknownSku');
  });

  it('are refused by name where they cannot be', async () => {
    for (const skuId of ['brain-extra', 'iq-basic', 'vip-month', 'no-such-thing']) {
      const body = { orderNumber: parent, skuId };
      expect(await browser.refusal(createExtraOrder, { body }), skuId).toBe('unknownSku');
    }
    const stranger = app.browser();
    await paidFor(stranger);
    expect(await stranger.refusal(createExtraOrder, wish())).toBe('unknownOrder');
    expect(await stranger.refusal(extraPackageList, { params: { orderNumber: parent } })).toBe(
      'unknownOrder',
    );
    const child = await order(browser);
    expect(await browser.refusal(createExtraOrder, wish(child))).toBe('unknownOrder');
    expect(await extras(browser, child)).toEqual([]);
  });

  it('are added to a report that is paid for, by whatever order; what was added stays in sight', async () => {
    const unpaid = await confirm(browser, brain);
    expect(await extras(browser, unpaid)).toEqual([]);
    expect(await browser.refusal(createExtraOrder, wish(unpaid))).toBe('unknownSku');
    const child = await order(browser);
    await putIntoState(app, parent, 'refunded');
    expect(await extras(browser)).toMatchObject([{ orderNumber: child }]);
    await buyReport(browser, { skuId: 'iq-premium' });
    const brought = await confirm(browser, brain);
    expect(await iqExtra(brought)).toMatchObject({ held: false });
  });
});
