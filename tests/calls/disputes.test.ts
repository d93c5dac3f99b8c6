import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { type DisputeTrouble, type DisputeWord, settleDispute } from '#server/payments/disputes.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { disputes } from '#server/payments/tables.ts';
import { idOf } from '#server/providers/sandbox/books.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { buy } from '#tests/support/purchases.ts';
import { askRefund, ledgerOf } from '#tests/support/refunds.ts';
import { forSuite } from '#tests/support/suite.ts';

const price = 990;

describe.each(testDatabases('postgres'))('disputes on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  let browser: Browser;
  let orderNumber: string;
  let payment: string;
  const troubles: DisputeTrouble[] = [];
  const followed: string[] = [];
  beforeEach(async () => {
    troubles.length = 0;
    followed.length = 0;
    await order();
  });

  async function order(): Promise<void> {
    browser = app.browser();
    orderNumber = await confirm(browser);
    payment = idOf((await buy(browser, { orderNumber })).paymentId);
    await app.worker.drain();
  }

  const say = (state: DisputeWord['state'], changes: Partial<DisputeWord> = {}) =>
    settleDispute(
      {
        database: app.database.database,
        clock: app.clock,
        onDisputed: async (_tx, { state: become }) => void followed.push(become),
        onDisputeTrouble: (told) => void troubles.push(told),
      },
      'sandbox',
      {
        kind: 'dispute',
        orderNumber,
        reference: `dispute ${orderNumber}`,
        payment,
        state,
        amount: price,
        currency: 'EUR',
        ...changes,
      },
    );
  const standing = () => browser.data(orderInfo, { params: { orderNumber } });

  it('lock the order while they are open, and open it again when they are won', async () => {
    await say('open');
    await say('open');
    expect(await standing()).toMatchObject({ orderState: 'disputed', unlocked: false, report: null });
    expect(troubles).toMatchObject([{ orderNumber, problem: 'opened' }]);
    await expect(askRefund(app, orderNumber, 100)).rejects.toThrow('can still be given back');
    await say('won');
    expect(await standing()).toMatchObject({ orderState: 'paid', unlocked: true });
    expect(await ledgerOf(app, orderNumber)).toEqual([['capture', price]]);
    expect(followed).toEqual(['disputed', 'paid']);
  });

  it('take the money and what it bought when they are lost, once', async () => {
    await say('open');
    await say('lost');
    await say('lost');
    expect(await standing()).toMatchObject({
      orderState: 'refunded',
      unlocked: false,
      refunded: { amount: price, currency: 'EUR' },
    });
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', price],
      ['chargeback', price],
    ]);
    expect(troubles.map(({ problem }) => problem)).toEqual(['opened', 'lost']);
    expect(await askRefund(app, orderNumber, 'all')).toEqual([]);
  });

  it('end as the last end says, whatever words come when', { timeout: 120_000 }, async () => {
    const state = fc.constantFrom('open' as const, 'won' as const, 'lost' as const);
    await fc.assert(
      fc.asyncProperty(fc.array(state, { minLength: 1, maxLength: 8 }), async (words) => {
        await order();
        for (const word of words) await say(word);
        const end = words.findLast((word) => word !== 'open') ?? 'open';
        const [kept] = await app.database.database
          .select()
          .from(disputes)
          .where(eq(disputes.orderNumber, orderNumber));
        expect(kept?.state).toBe(end);
        const { net } = await balanceOf(app.database.database, orderNumber);
        expect(net).toBe(end === 'lost' ? 0 : price);
        const wasLost = words.includes('lost');
        const { orderState } = await standing();
        expect(orderState).toBe(wasLost ? 'refunded' : end === 'won' ? 'paid' : 'disputed');
      }),
      { numRuns: 12 },
    );
  });

  it('over a part take that part, and leave open what the rest has paid', async () => {
    await say('open', { amount: 300 });
    expect(await standing()).toMatchObject({ orderState: 'disputed', unlocked: false });
    await say('lost', { amount: 300 });
    expect(await standing()).toMatchObject({
      orderState: 'partially_refunded',
      unlocked: true,
      refunded: { amount: 300, currency: 'EUR' },
    });
    expect(followed).toEqual(['disputed', 'partially_refunded']);
    await say('lost', { amount: 690, reference: 'the rest' });
    expect(await standing()).toMatchObject({ orderState: 'refunded', unlocked: false });
  });

  it('over a part end as the last end says', { timeout: 120_000 }, async () => {
    const state = fc.constantFrom('open' as const, 'won' as const, 'lost' as const);
    const words = fc.array(state, { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(words, fc.integer({ min: 1, max: price - 1 }), async (said, amount) => {
        await order();
        for (const word of said) await say(word, { amount });
        const end = said.findLast((word) => word !== 'open') ?? 'open';
        const { net } = await balanceOf(app.database.database, orderNumber);
        expect(net).toBe(end === 'lost' ? price - amount : price);
        const states = { open: 'disputed', won: 'paid', lost: 'partially_refunded' };
        expect((await standing()).orderState).toBe(states[end]);
      }),
      { numRuns: 8 },
    );
  });

  it('wait for each other: one that is won does not open what another keeps locked', async () => {
    await say('open', { amount: 400 });
    await say('open', { amount: 500, reference: 'another' });
    await say('won', { amount: 400 });
    expect((await standing()).orderState).toBe('disputed');
    await say('won', { amount: 500, reference: 'another' });
    expect((await standing()).orderState).toBe('paid');
  });

  it('follow a part that was given back meanwhile', async () => {
    await askRefund(app, orderNumber, 400);
    await say('open', { amount: 590 });
    await app.worker.drain();
    expect((await standing()).orderState).toBe('disputed');
    await say('won', { amount: 590 });
    expect((await standing()).orderState).toBe('partially_refunded');
  });

  it('take no more than is left where the provider counts refunds in', async () => {
    await askRefund(app, orderNumber, 400);
    await app.worker.drain();
    await say('lost', { withinPayment: true });
    expect(await ledgerOf(app, orderNumber)).toEqual([
      ['capture', price],
      ['chargeback', price - 400],
      ['refund', 400],
    ]);
  });

  it('about a payment that we do not have alarm once, lock nothing, and are tried again', async () => {
    const unpaid = await confirm(browser);
    const about = { orderNumber: unpaid, payment: 'sbx_unknown' };
    await expect(say('open', about)).rejects.toThrow('not known');
    await expect(say('open', about)).rejects.toThrow('not known');
    expect(troubles).toMatchObject([{ orderNumber: unpaid, problem: 'unknownPayment' }]);
    expect((await browser.data(orderInfo, { params: { orderNumber: unpaid } })).orderState).toBe('draft');
  });
});
