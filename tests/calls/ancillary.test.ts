import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { checkCertificate, nameCertificate } from '#contract/certificates.ts';
import { createExtraOrder } from '#contract/orders.ts';
import { checkPayment, createPayment, withdraw, withdrawalStanding } from '#contract/payments.ts';
import { openReportLink } from '#contract/reports.ts';
import { orders } from '#server/orders/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { stateOf } from '#tests/support/orders.ts';
import { buy, type Purchase, pressFor } from '#tests/support/purchases.ts';
import { askRefund, ledgerOf } from '#tests/support/refunds.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const price = 990;
const certificatePrice = 490;
const portrait = { ...iq, examId: 'SUBS-1001', consent: true } as const;

describe.each(testDatabases('postgres'))('what is added to a report, on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());
  let parent: string;
  beforeEach(async () => {
    parent = (await buyReport(browser)).orderNumber;
  });

  const draft = async (of = browser, skuId = 'certificate', orderNumber = parent) =>
    (await of.data(createExtraOrder, { body: { orderNumber, skuId } })).orderNumber;

  const press = (of: Browser, orderNumber: string, wish: Omit<Purchase, 'orderNumber'> = {}) =>
    pressFor(of, { orderNumber, skuId: 'certificate', ...wish });

  async function certificate({ waiver = false } = {}) {
    const child = await draft();
    await buy(browser, { orderNumber: child, skuId: 'certificate', waiver });
    const { code } = await browser.data(nameCertificate, {
      body: { orderNumber: parent, holderName: 'Ada Lovelace' },
    });
    return { child, code };
  }

  /** Another browser that may read the report, by the link in the mail. */
  async function linked(email: string): Promise<Browser> {
    await app.worker.drain();
    const [token = ''] = await newestTokens(app.dataDir, email);
    const other = app.browser();
    await other.data(openReportLink, { body: { token } });
    return other;
  }

  it.each([true, false])(
    'ends with the report that is withdrawn from, and is given back (waived: %s)',
    async (waiver) => {
      const { child, code } = await certificate({ waiver });
      const body = { orderNumber: parent };
      expect(await browser.data(withdrawalStanding, { body })).toMatchObject({
        amount: { amount: price + certificatePrice },
      });
      const whole = { amount: { amount: price + certificatePrice } };
      expect(await browser.data(withdraw, { body })).toMatchObject(whole);
      // Sent twice, it tells the same sum.
      expect(await browser.data(withdraw, { body })).toMatchObject(whole);
      expect([await stateOf(browser, parent), await stateOf(browser, child)]).toEqual([
        'refunded',
        'refunded',
      ]);
      await app.worker.drain();
      expect(await ledgerOf(app, child)).toEqual([
        ['capture', certificatePrice],
        ['refund', certificatePrice],
      ]);
      expect(await app.browser().refusal(checkCertificate, { params: { code } })).toBe('unknownCertificate');
    },
  );

  it('goes back where the site gives the report back', async () => {
    const { child } = await certificate();
    await askRefund(app, parent, 'all');
    await app.worker.drain();
    expect([await stateOf(browser, parent), await stateOf(browser, child)]).toEqual(['refunded', 'refunded']);
    expect(await ledgerOf(app, child)).toContainEqual(['refund', certificatePrice]);
  });

  describe('to a report that a larger package brought', () => {
    let bringing: string;
    let brought: string;
    beforeEach(async () => {
      bringing = (await buyReport(browser, { skuId: 'iq-premium' })).orderNumber;
      brought = await confirm(browser, brain);
    });

    async function certified(): Promise<string> {
      const child = await draft(browser, 'certificate', brought);
      await buy(browser, { orderNumber: child, skuId: 'certificate' });
      return child;
    }

    const standing = async () =>
      (await browser.data(withdrawalStanding, { body: { orderNumber: bringing } })).amount?.amount ?? 0;

    it('goes back with the package, whose end closes the report', async () => {
      const alone = await standing();
      const child = await certified();
      expect(await standing()).toBe(alone + certificatePrice);
      await browser.data(withdraw, { body: { orderNumber: bringing } });
      expect(await stateOf(browser, child)).toBe('refunded');
    });

    it('stays where the report has been paid for by itself since', async () => {
      await browser.data(withdraw, { body: { orderNumber: bringing } });
      await buy(browser, { orderNumber: brought, skuId: 'brain-basic' });
      const child = await certified();
      // Only now does the package's refund go out and arrive.
      await app.worker.drain();
      expect((await ledgerOf(app, bringing)).map(([kind]) => kind)).toEqual(['capture', 'refund']);
      expect([await stateOf(browser, brought), await stateOf(browser, child)]).toEqual(['paid', 'paid']);
      expect(await ledgerOf(app, child)).toEqual([['capture', certificatePrice]]);
    });

    it('stays where a membership opens the report', async () => {
      const alone = await standing();
      const child = await certified();
      await becomeMember(app, browser);
      expect(await standing()).toBe(alone);
      await browser.data(withdraw, { body: { orderNumber: bringing } });
      await app.worker.drain();
      expect(await stateOf(browser, child)).toBe('paid');
    });
  });

  it('stands by itself where it is a test of its own', async () => {
    const child = await draft(browser, 'brain-extra');
    await buy(browser, { orderNumber: child, skuId: 'brain-extra' });
    const body = { orderNumber: parent };
    expect(await browser.data(withdrawalStanding, { body })).toMatchObject({ amount: { amount: price } });
    await browser.data(withdraw, { body });
    expect(await stateOf(browser, child)).toBe('paid');
  });

  it('cannot be paid for once its report is closed', async () => {
    const child = await draft();
    const body = await press(browser, child);
    await browser.data(withdraw, { body: { orderNumber: parent } });
    expect(await browser.refusal(createPayment, { body })).toBe('unknownSku');
    expect(await ledgerOf(app, child)).toEqual([]);
  });

  it('is sold once, from whatever browser and under whatever report', async () => {
    const email = 'two@example.org';
    const { orderNumber: shared } = await buyReport(browser, { email });
    const other = await linked(email);
    const [mine, theirs] = [
      await draft(browser, 'certificate', shared),
      await draft(other, 'certificate', shared),
    ];
    const [first, second] = [await press(browser, mine), await press(other, theirs)];
    await browser.data(createPayment, { body: first });
    expect(await other.refusal(createPayment, { body: second })).toBe('extraHeld');
    expect(
      await other.refusal(createExtraOrder, { body: { orderNumber: shared, skuId: 'certificate' } }),
    ).toBe('extraHeld');

    const skuId = 'brain-extra';
    const { orderNumber: elsewhere } = await buyReport(browser);
    const [one, two] = [await draft(browser, skuId), await draft(browser, skuId, elsewhere)];
    const late = await press(browser, two, { skuId });
    await browser.data(createPayment, { body: await press(browser, one, { skuId }) });
    expect(await browser.refusal(createPayment, { body: late })).toBe('extraHeld');
  });

  it('goes back by itself where it was paid twice at the same moment', async () => {
    const email = 'both@example.org';
    const { orderNumber: shared } = await buyReport(browser, { email });
    const other = await linked(email);
    const [mine, theirs] = [
      await draft(browser, 'certificate', shared),
      await draft(other, 'certificate', shared),
    ];
    const card = 'noticeLate';
    const [first, second] = [await press(browser, mine, { card }), await press(other, theirs, { card })];
    await Promise.all([
      browser.data(createPayment, { body: first }),
      other.data(createPayment, { body: second }),
    ]);
    app.clock.forward(10_000);
    await Promise.all([app.worker.drain(), app.reconcile()]);
    await app.worker.drain();
    const states = await app.database.database
      .select({ state: orders.state })
      .from(orders)
      .where(eq(orders.parentOrderNumber, shared));
    expect(states.map(({ state }) => state).sort()).toEqual(['paid', 'refunded']);
    const moved = [...(await ledgerOf(app, mine)), ...(await ledgerOf(app, theirs))];
    expect(moved.filter(([kind]) => kind === 'refund')).toEqual([['refund', certificatePrice]]);
  });

  it('goes back by itself where one test was paid twice at the same moment, under two reports', async () => {
    const skuId = 'brain-extra';
    for (let round = 0; round < 4; round += 1) {
      const holder = app.browser();
      const exams = [{}, { exam: portrait, skuId: 'subconscious-short' }];
      const children: string[] = [];
      for (const wish of exams)
        children.push(await draft(holder, skuId, (await buyReport(holder, wish)).orderNumber));
      const presses = await Promise.all(
        children.map((orderNumber) => press(holder, orderNumber, { skuId, card: 'noticeLate' })),
      );
      await Promise.all(presses.map((body) => holder.data(createPayment, { body })));
      app.clock.forward(10_000);
      await Promise.all(children.map((orderNumber) => holder.data(checkPayment, { body: { orderNumber } })));
      await app.worker.drain();
      const states = await Promise.all(children.map((orderNumber) => stateOf(holder, orderNumber)));
      expect(states.sort()).toEqual(['paid', 'refunded']);
    }
  });
});
