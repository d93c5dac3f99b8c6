import { describe, expect, it } from 'vitest';
import { createExtraOrder, createUpgradeOrder, redeemGift } from '#contract/orders.ts';
import { type Offer, storeShelf } from '#contract/shelf.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyGift, giftCodesIn } from '#tests/support/gifts.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { putScore } from '#tests/support/orders.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('the store, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  const shelf = (browser: Browser) => browser.data(storeShelf, { params: { countryCode: 'DE', hl: 'EN' } });
  const offersOf = async (browser: Browser, examId: string): Promise<Offer[]> =>
    (await shelf(browser)).tests.find((test) => test.examId === examId)?.offers ?? [];
  const whysOf = async (browser: Browser, examId: string) =>
    (await offersOf(browser, examId)).map(({ why }) => why);

  const lentTo = async (browser: Browser) =>
    (await shelf(browser)).tests.filter(({ byMembership }) => byMembership).map(({ examId }) => examId);

  it('shows a first visitor every test at its market’s price, and what an account would open', async () => {
    const browser = app.browser();
    const { own, tests } = await shelf(browser);
    expect(own).toEqual([]);
    expect(tests.map(({ examId }) => examId)).toContain('SUBS-2001');
    const euros = { amount: 990, currency: 'EUR', tax: 'included' };
    expect(await offersOf(browser, iq.examId)).toEqual([
      expect.objectContaining({ why: 'price', price: euros, from: true, instead: null, orderNumber: null }),
    ]);
    expect(await whysOf(browser, 'SUBS-1007')).toEqual(['login']);
    expect(await whysOf(browser, 'SUBS-1006')).toEqual(['login', 'price']);
    expect(await whysOf(browser, 'SUBS-2001')).toEqual(['course']);
    expect(
      tests
        .filter(({ gift }) => gift === null)
        .map(({ examId }) => examId)
        .sort(),
    ).toEqual(['SUBS-1007']);
    expect(tests.find(({ examId }) => examId === 'SUBS-2001')?.gift?.name).toBe(
      'Aptitude practice: Workbook',
    );
  });

  it('tells a result without a report from a test that was not taken', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    expect(await offersOf(browser, iq.examId)).toEqual([
      expect.objectContaining({ why: 'taken', orderNumber }),
    ]);
    expect((await shelf(browser)).own).toEqual([]);
  });

  it('sells beside a report at a reader’s price, and more of it for the difference, as the orders cost', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber });
    await putScore(app, orderNumber, 104);
    expect((await shelf(browser)).own.map((one) => one.orderNumber)).toEqual([orderNumber]);

    const [premium, top, certificate] = await offersOf(browser, iq.examId);
    expect(premium).toMatchObject({ why: 'difference', price: { amount: 500 }, instead: 1490, orderNumber });
    expect(top).toMatchObject({ why: 'difference', price: { amount: 1000 }, instead: 1990 });
    expect(certificate).toMatchObject({ why: 'certificate', price: { amount: 490 }, orderNumber });
    const [beside] = await offersOf(browser, brain.examId);
    expect(beside).toMatchObject({ why: 'reader', price: { amount: 590 }, instead: 990, orderNumber });

    // What is shown is what is asked for.
    const extra = await browser.data(createExtraOrder, {
      body: { orderNumber, skuId: beside?.skuId ?? '' },
    });
    const paid = await buy(browser, { ...extra, skuId: beside?.skuId ?? '' });
    expect(paid.state).toBe('succeeded');
    expect(await whysOf(browser, brain.examId)).toEqual(['brought']);
    const raise = await browser.data(createUpgradeOrder, { body: { orderNumber, skuId: top?.skuId ?? '' } });
    await buy(browser, { ...raise, skuId: top?.skuId ?? '' });
    // All of it is owned, with its certificate and the tests that the package brings.
    expect(await offersOf(browser, iq.examId)).toEqual([]);
    expect(await whysOf(browser, 'SUBS-1005')).toEqual(['brought']);
    expect((await shelf(browser)).own).toHaveLength(3);
    await becomeMember(app, browser);
    expect(await lentTo(browser), 'what was bought is no loan').toEqual([]);
  });

  it('opens every test to a member, the free ones to an account, and a gift to whom it was given', async () => {
    const [member, user, giver, taker] = [app.browser(), app.browser(), app.browser(), app.browser()];
    const membership = await becomeMember(app, member);
    expect((await shelf(member)).own.map((one) => one.orderNumber)).toEqual([membership]);
    expect(await whysOf(member, iq.examId)).toEqual(['member']);
    expect(await whysOf(member, 'SUBS-2001')).toEqual(['monthly', 'course']);
    // A small package of their own is whole while the membership lasts.
    await buy(member, { orderNumber: await confirm(member) });
    expect(await whysOf(member, iq.examId)).not.toContain('difference');
    expect(await lentTo(member)).toEqual([iq.examId]);

    await openAccount(app, user, 'shelf@example.org');
    expect(await whysOf(user, 'SUBS-1007')).toEqual(['account']);
    expect(await whysOf(user, 'SUBS-1006')).toEqual(['account', 'price']);

    const email = 'shelf-giver@example.org';
    const gift = await buyGift(app, giver, { email });
    expect((await shelf(giver)).own).toMatchObject([{ orderNumber: gift, redeemedAt: null }]);
    // A present opens nothing to its giver.
    expect(await whysOf(giver, iq.examId)).toEqual(['price']);
    const [code = ''] = giftCodesIn(await readMailbox(app.dataDir, { to: email }));
    const orderNumber = await confirm(taker);
    await taker.data(redeemGift, { body: { orderNumber, code } });
    expect((await shelf(giver)).own).toMatchObject([{ redeemedAt: expect.any(String) }]);
    expect((await shelf(taker)).own.map((one) => one.orderNumber)).toEqual([orderNumber]);
    expect(await whysOf(taker, brain.examId)).toEqual(['reader']);
  });

  it('names what is owned so that it can be told apart: a certificate by its test, what was brought by what brought it', async () => {
    const browser = app.browser();
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber });
    await putScore(app, orderNumber, 104);
    for (const skuId of ['certificate', 'brain-extra']) {
      const extra = await browser.data(createExtraOrder, { body: { orderNumber, skuId } });
      await buy(browser, { ...extra, skuId });
    }
    await confirm(browser, brain);
    const { own } = await shelf(browser);
    const named = own.map(({ product, name, broughtBy }) => [product ?? name, broughtBy]);
    expect(named.sort()).toEqual([
      ['IQ test: Certificate', null],
      ['IQ test: Essential', null],
      ['Left/right brain test (report)', null],
      ['Left/right brain test', 'Left/right brain test (report)'],
    ]);
  });

  it('tells nobody of what is another’s', async () => {
    const browser = app.browser();
    await buy(browser, { orderNumber: await confirm(browser) });
    const stranger = app.browser();
    expect((await shelf(stranger)).own).toEqual([]);
    expect(await whysOf(stranger, brain.examId)).toEqual(['price']);
  });
});
