import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { reconcileRefunds } from '#server/payments/refunds/reconcile.ts';
import { type Refunding, sendRefund } from '#server/payments/refunds/send.ts';
import type { PaymentProvider, ProviderRefund, RefundRequest } from '#server/providers/provider.ts';
import { openApp } from '#tests/support/app.ts';
import { testDatabases } from '#tests/support/database.ts';
import { askRefund, ledgerOf, refundsIn } from '#tests/support/refunds.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const price = 990;
const answerLimitMilliseconds = 60;

type Fault = 'cut' | 'hang' | 'refuse' | 'later' | 'none';

/** A provider that gives back once for each key, and fails as it is told, one fault a call. */
function faultyProvider(faults: Fault[]) {
  const given = new Map<string, ProviderRefund>();
  let calls = 0;
  const refund = async ({ idempotencyKey, amount, currency }: RefundRequest): Promise<ProviderRefund> => {
    calls += 1;
    const fault = faults.shift() ?? 'none';
    if (fault === 'refuse') throw new Error('500');
    const before = given.get(idempotencyKey);
    const state = before || fault !== 'later' ? 'succeeded' : 'pending';
    const made: ProviderRefund = { reference: `re_${idempotencyKey}`, state, amount, currency };
    given.set(idempotencyKey, made);
    if (fault === 'hang') await setTimeout(answerLimitMilliseconds * 3);
    if (fault === 'cut') throw new Error('The connection was cut.');
    return made;
  };
  const provider = { name: 'sandbox', refund } as unknown as PaymentProvider;
  return { provider, given, calls: () => calls };
}

describe.each(testDatabases('postgres'))('a provider that fails to give money back on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  async function paidWith(faults: Fault[]) {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser);
    const faulty = faultyProvider(faults);
    const mails: string[] = [];
    const refunding: Refunding = {
      database: app.database.database,
      clock: app.clock,
      providers: new Map([['sandbox', faulty.provider]]),
      answerLimitMilliseconds,
      onRefunded: async (_tx, order) => void mails.push(order.state),
      onRefundTrouble: () => undefined,
      onNoAnswer: () => undefined,
    };
    const [refund] = await askRefund(app, orderNumber, 'all');
    const job = { orderNumber, refundId: refund?.id ?? '' };
    return { ...faulty, orderNumber, refunding, job, mails };
  }

  it.each(['cut', 'hang', 'refuse'] as const)(
    'is asked again after %s, and gives back once',
    async (fault) => {
      const { orderNumber, refunding, job, given, calls, mails } = await paidWith([fault, fault]);
      await expect(sendRefund(refunding, job)).rejects.toThrow();
      await expect(sendRefund(refunding, job)).rejects.toThrow();
      expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'requested' }]);
      await sendRefund(refunding, job);
      await sendRefund(refunding, job);
      expect(calls()).toBe(3);
      expect(given.size).toBe(1);
      expect(await ledgerOf(app, orderNumber)).toEqual([
        ['capture', price],
        ['refund', price],
      ]);
      expect(mails).toEqual(['refunded']);
    },
  );

  it('is one refund for twenty that ask at once', async () => {
    const { orderNumber, refunding, job, given, mails } = await paidWith(['later']);
    await Promise.all(Array.from({ length: 20 }, () => sendRefund(refunding, job)));
    expect(given.size).toBe(1);
    expect(await ledgerOf(app, orderNumber)).toHaveLength(2);
    expect(mails).toEqual(['refunded']);
  });

  it('is asked about a refund under way, ever more seldom', async () => {
    const { orderNumber, refunding, job, calls } = await paidWith(['later']);
    await sendRefund(refunding, job);
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'pending' }]);
    await reconcileRefunds(refunding);
    expect(calls()).toBe(1);
    app.clock.forward(61_000);
    await reconcileRefunds(refunding);
    expect(calls()).toBe(2);
    expect(await refundsIn(app, orderNumber)).toMatchObject([{ state: 'succeeded' }]);
    app.clock.forward(3_600_000);
    await reconcileRefunds(refunding);
    expect(calls()).toBe(2);
  });
});
