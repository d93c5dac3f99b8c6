import { describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { withdraw, withdrawalStanding } from '#contract/payments.ts';
import { userPrivilege } from '#contract/privileges.ts';
import { gifts } from '#server/orders/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buyGift } from '#tests/support/gifts.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { becomeMember } from '#tests/support/membership.ts';
import { ledgerOf, refundsIn } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite, forTest } from '#tests/support/suite.ts';

const price = 990;

describe.each(testDatabases('postgres'))('withdrawal on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  const browser = forTest(() => app.browser());

  const read = (orderNumber: string, parts: 'all' | 'standing' = 'all') =>
    browser.data(orderInfo, { params: { orderNumber }, query: { parts } });
  const standing = (orderNumber: string) => browser.data(withdrawalStanding, { body: { orderNumber } });
  const mailsOn = (orderNumber: string, subject: RegExp) =>
    readMailbox(app.dataDir, { orderNumber, subject });

  it('gives everything back, locks at once, and is acknowledged', async () => {
    const { orderNumber } = await receiveReport(app, browser, { waiver: false });
    expect((await read(orderNumber)).report).not.toBeNull();
    expect(await standing(orderNumber)).toMatchObject({
      allowed: true,
      obstacle: null,
      amount: { amount: price, currency: 'EUR' },
      email: 'reader@example.org',
    });
    const amount = { amount: price, currency: 'EUR' };
    expect(await browser.data(withdraw, { body: { orderNumber } })).toEqual({ refund: 'requested', amount });
    expect(await read(orderNumber)).toMatchObject({ orderState: 'refunded', unlocked: false, report: null });
    await app.worker.drain();
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', price],
      ['refund', price],
    ]);
    expect(await browser.data(withdraw, { body: { orderNumber } })).toEqual({ refund: 'succeeded', amount });
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'over' });
    expect(await mailsOn(orderNumber, /^We have received your withdrawal/)).toHaveLength(1);
    const [given, ...more] = await mailsOn(orderNumber, /^Your refund/);
    expect(given?.text).toContain('You withdrew from the contract.');
    expect(more).toEqual([]);
  });

  it('is one, however often and from how many tabs it is sent', async () => {
    const { orderNumber } = await receiveReport(app, browser);
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
    const { orderNumber } = await receiveReport(app, browser, { waiver: true });
    await read(orderNumber, 'standing');
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
    expect((await read(orderNumber)).report).not.toBeNull();
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'waived' });
    expect(await browser.refusal(withdraw, { body: { orderNumber } })).toBe('withdrawalOver');
    expect(await refundsIn(app, orderNumber)).toEqual([]);
  });

  it('lasts fourteen days', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    app.clock.forward(14 * day);
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
    app.clock.forward(day);
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'tooLate' });
    expect(await browser.refusal(withdraw, { body: { orderNumber } })).toBe('withdrawalOver');
  });

  it('is nobody else’s, and of no order that was not paid', async () => {
    const { orderNumber } = await receiveReport(app, browser);
    const stranger = app.browser();
    expect(await stranger.refusal(withdrawalStanding, { body: { orderNumber } })).toBe('unknownOrder');
    expect(await stranger.refusal(withdraw, { body: { orderNumber } })).toBe('unknownOrder');
    const unpaid = await confirm(browser);
    expect(await standing(unpaid)).toMatchObject({ allowed: false, obstacle: 'notPaid', amount: null });
    expect(await browser.refusal(withdraw, { body: { orderNumber: unpaid } })).toBe('withdrawalOver');
  });

  it('stays a withdrawal where the money could not be sent: locked, and visible as failed', async () => {
    const { orderNumber } = await receiveReport(app, browser, { card: 'refundFails' });
    await browser.data(withdraw, { body: { orderNumber } });
    await app.worker.drain();
    expect(await browser.data(withdraw, { body: { orderNumber } })).toMatchObject({ refund: 'failed' });
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
    expect(acknowledged?.text).toContain('Your membership ends immediately.');
  });

  it('of a gift lasts until it is redeemed', async () => {
    const orderNumber = await buyGift(app, browser);
    expect(await standing(orderNumber)).toMatchObject({ allowed: true });
    await app.database.database.update(gifts).set({ redeemedAt: app.clock.now(), redeemedBy: 'somebody' });
    expect(await standing(orderNumber)).toMatchObject({ allowed: false, obstacle: 'over' });
  });
});
