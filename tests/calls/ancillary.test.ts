import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxCard } from '#contract/catalogue.ts';
import { checkCertificate, nameCertificate } from '#contract/certificates.ts';
import { createExtraOrder, orderInfo } from '#contract/orders.ts';
import { createPayment, withdraw, withdrawalStanding } from '#contract/payments.ts';
import { openReportLink } from '#contract/reports.ts';
import { orders } from '#server/orders/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { reportMails, tokensOf } from '#tests/support/mailbox.ts';
import { buy, pressFor } from '#tests/support/purchases.ts';
import { askRefund, ledgerOf } from '#tests/support/refunds.ts';

const price = 990;
const certificatePrice = 490;

describe.each(testDatabases())('what is added to a report, on $kind', (on) => {
  let app: TestApp;
  let browser: Browser;
  let parent: string;
  beforeAll(async () => {
    app = await openApp(on);
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    browser = app.browser();
    parent = await bought();
  });

  async function bought(email = 'reader@example.org', wish: Parameters<typeof confirm>[1] = iq) {
    const orderNumber = await confirm(browser, wish);
    const skuId = wish === brain ? 'brain-basic' : 'iq-basic';
    await buy(browser, { orderNumber, skuId, email });
    return orderNumber;
  }

  const draft = async (of = browser, skuId = 'certificate', orderNumber = parent) =>
    (await of.data(createExtraOrder, { body: { orderNumber, skuId } })).orderNumber;

  async function press(of: Browser, orderNumber: string, wish: { skuId?: string; card?: SandboxCard } = {}) {
    return pressFor(of, { orderNumber, skuId: 'certificate', ...wish });
  }

  async function certificate({ waiver = false } = {}) {
    const child = await draft();
    await browser.data(createPayment, { body: { ...(await press(browser, child)), waiver } });
    const { code } = await browser.data(nameCertificate, {
      body: { orderNumber: parent, holderName: 'Ada Lovelace' },
    });
    return { child, code };
  }

  /** Another browser that may read the report, by the link in the mail. */
  async function linked(email: string): Promise<Browser> {
    await app.worker.drain();
    const mails = (await reportMails(app.dataDir)).filter(({ to }) => to === email);
    const [token = ''] = mails.flatMap(tokensOf);
    const other = app.browser();
    await other.data(openReportLink, { body: { token } });
    return other;
  }

  const stateOf = async (orderNumber: string) =>
    (await browser.data(orderInfo, { params: { orderNumber } })).orderState;

  it.each([true, false])(
    'ends with the report that is withdrawn from, and is given back (waived: %s)',
    async (waiver) => {
      const { child, code } = await certificate({ waiver });
      const body = { orderNumber: parent };
      expect(await browser.data(withdrawalStanding, { body })).toMatchObject({
        amount: { amount: price + certificatePrice },
      });
      await browser.data(withdraw, { body });
      expect([await stateOf(parent), await stateOf(child)]).toEqual(['refunded', 'refunded']);
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
    expect([await stateOf(parent), await stateOf(child)]).toEqual(['refunded', 'refunded']);
    expect(await ledgerOf(app, child)).toContainEqual(['refund', certificatePrice]);
  });

  it('stands by itself where it is a test of its own', async () => {
    const child = await draft(browser, 'brain-extra');
    await buy(browser, { orderNumber: child, skuId: 'brain-extra' });
    const body = { orderNumber: parent };
    expect(await browser.data(withdrawalStanding, { body })).toMatchObject({ amount: { amount: price } });
    await browser.data(withdraw, { body });
    expect(await stateOf(child)).toBe('paid');
  });

  it('cannot be paid for once its report is closed', async () => {
    const child = await draft();
    const body = await press(browser, child);
    await browser.data(withdraw, { body: { orderNumber: parent } });
    expect(await browser.refusal(createPayment, { body })).toBe('unknownSku');
    expect(await ledgerOf(app, child)).toEqual([]);
  });

  it('is sold once, from whatever browser and under whatever report', async () => {
    const shared = await bought('two@example.org');
    const other = await linked('two@example.org');
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
    const [one, two] = [await draft(browser, skuId), await draft(browser, skuId, await bought())];
    const late = await press(browser, two, { skuId });
    await browser.data(createPayment, { body: await press(browser, one, { skuId }) });
    expect(await browser.refusal(createPayment, { body: late })).toBe('extraHeld');
  });

  it('goes back by itself where it was paid twice at the same moment', async () => {
    const shared = await bought('both@example.org');
    const other = await linked('both@example.org');
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
});
