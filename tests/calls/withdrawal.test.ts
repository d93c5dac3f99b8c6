import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SandboxCard } from '#contract/catalogue.ts';
import { createGiftOrder, orderInfo } from '#contract/orders.ts';
import { createPayment, withdraw, withdrawalStanding } from '#contract/payments.ts';
import { userPrivilege } from '#contract/privileges.ts';
import { gifts } from '#server/orders/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { confirm, iq, pressOf } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { buy } from '#tests/support/purchases.ts';
import { ledgerOf, refundsIn } from '#tests/support/refunds.ts';

const price = 990;
const day = 24 * 3600 * 1000;

describe.each(testDatabases())('withdrawal on $kind', (on) => {
  let app: TestApp;
  let browser: Browser;
  beforeAll(async () => {
    app = await openApp(on);
  });
  afterAll(() => app.close());
  beforeEach(() => {
    browser = app.browser();
  });

  async function bought({ waiver = false, card = 'success' as SandboxCard } = {}): Promise<string> {
    const orderNumber = await confirm(browser);
    const press = await pressOf(browser, { orderNumber, card });
    await browser.data(createPayment, { body: { ...press, waiver } });
    await app.worker.drain();
    return orderNumber;
  }

  const read = (orderNumber: string, parts: 'all' | 'standing' = 'all') =>
    browser.data(orderInfo, { params: { orderNumber }, query: { parts } });
  const standing = (orderNumber: string) => browser.data(withdrawalStanding, { body: { orderNumber } });
  const mailsOn = async (orderNumber: string, subject: RegExp) =>
    (await readMailbox(app.dataDir)).filter(
      (mail) => mail.text.includes(orderNumber) && subject.test(mail.subject),
    );

  it('gives everything back, locks at once, and is acknowledged', async () => {
    const orderNumber = await bought();
    expect((await read(orderNumber)).report).not.toBeNull();
    expect(await standing(orderNumber)).toMatchObject({
      allowed: true,
      obstacle: null,
      amount: { amount: price, currency: 'EUR' },
      email: 'reader@example.org',
    });
    expect(await browser.data(withdraw, { body: { orderNumber } })).toEqual({ refund: 'requested' });
    expect(await read(orderNumber)).toMatchObject({ orderState: 'refunded', unlocked: false, report: null });
    await app.worker.drain();
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', price],
      ['refund', price],
    ]);
    expect(await browser.data(withdraw, { body: { orderNumber } })).toEqual({ refund: 'succeeded' });
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'over' });
    expect(await mailsOn(orderNumber, /^We have received your withdrawal/)).toHaveLength(1);
    const [given, ...more] = await mailsOn(orderNumber, /^Given back/);
    expect(given?.text).toContain('You had withdrawn from the contract.');
    expect(more).toEqual([]);
  });

  it('is one, however often and from how many tabs it is sent', async () => {
    const orderNumber = await bought();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => browser.call(withdraw, { body: { orderNumber } })),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    await app.worker.drain();
    expect(await refundsIn(app, orderNumber)).toHaveLength(1);
    expect(await ledgerOf(app, orderNumber)).toHaveLength(2);
    expect(await mailsOn(orderNumber, /^We have received your withdrawal/)).toHaveLength(1);
  });

  it('ends with opening the report where that was agreed to, and not before', async () => {
    const orderNumber = await bought({ waiver: true });
    await read(orderNumber, 'standing');
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
    expect((await read(orderNumber)).report).not.toBeNull();
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'waived' });
    expect(await browser.refusal(withdraw, { body: { orderNumber } })).toBe('withdrawalOver');
    expect(await refundsIn(app, orderNumber)).toEqual([]);
  });

  it('lasts fourteen days', async () => {
    const orderNumber = await bought();
    app.clock.forward(14 * day);
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
    app.clock.forward(day);
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'tooLate' });
    expect(await browser.refusal(withdraw, { body: { orderNumber } })).toBe('withdrawalOver');
  });

  it('is nobody else’s, and of no order that was not paid', async () => {
    const orderNumber = await bought();
    const stranger = app.browser();
    expect(await stranger.refusal(withdrawalStanding, { body: { orderNumber } })).toBe('unknownOrder');
    expect(await stranger.refusal(withdraw, { body: { orderNumber } })).toBe('unknownOrder');
    const unpaid = await confirm(browser);
    expect(await standing(unpaid)).toMatchObject({ allowed: false, obstacle: 'notPaid', amount: null });
    expect(await browser.refusal(withdraw, { body: { orderNumber: unpaid } })).toBe('withdrawalOver');
  });

  it('stays a withdrawal where the money could not be sent: locked, and visible as failed', async () => {
    const orderNumber = await bought({ card: 'refundFails' });
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    expect(await browser.data(withdraw, { body: { orderNumber } })).toEqual({ refund: 'failed' });
    expect(await read(orderNumber)).toMatchObject({ unlocked: false });
  });

  it('of a membership ends it at once', async () => {
    const orderNumber = await becomeMember(app, browser);
    expect(await browser.data(userPrivilege)).toMatchObject({ member: true });
    await browser.data(withdraw, { body: { orderNumber } });
    expect(await browser.data(userPrivilege)).toMatchObject({ member: false });
    await app.worker.drain();
    expect(await browser.data(userPrivilege)).toMatchObject({
      member: false,
      membership: { state: 'canceled' },
    });
    expect((await ledgerOf(app, orderNumber)).map(([kind]) => kind)).toEqual(['capture', 'refund']);
    const [acknowledged] = await mailsOn(orderNumber, /^We have received your withdrawal/);
    expect(acknowledged?.text).toContain('The membership ends at once.');
  });

  it('of a gift lasts until it is redeemed', async () => {
    const { orderNumber } = await browser.data(createGiftOrder, { body: { ...iq, skuId: 'iq-basic' } });
    await buy(browser, { orderNumber, skuId: 'iq-basic' });
    await app.worker.drain();
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
    await app.database.database.update(gifts).set({ redeemedAt: app.clock.now(), redeemedBy: 'somebody' });
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'over' });
  });
});
