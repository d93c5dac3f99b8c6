import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createUpgradeOrder, orderSkuCheck, upgradeList } from '#contract/orders.ts';
import { createPayment, withdraw, withdrawalStanding } from '#contract/payments.ts';
import { findMarket, type Market } from '#locale/markets.ts';
import { isAvailable } from '#server/catalogue/packages.ts';
import { type CatalogueItem, findSku, priceIn } from '#server/catalogue/skus.ts';
import { after } from '#server/flow.ts';
import { refundByOperator } from '#server/operating/refund.ts';
import { isUnlocked } from '#server/orders/states.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import { weigh } from '#server/payments/balance.ts';
import { type DisputeWord, settleDispute } from '#server/payments/disputes.ts';
import { booksOf } from '#server/payments/ledger.ts';
import { checkLedger } from '#server/payments/ledger-check.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { providerKinds } from '#server/providers/index.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { pressFor } from '#tests/support/purchases.ts';
import { receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const histories = process.env.FULL === '1' ? 150 : 12;

const packages = ['iq-basic', 'iq-premium', 'iq-top'] as const;
const market = findMarket(iq.countryCode) as Market;
const itemOf = (skuId: string) => findSku(skuId) as CatalogueItem;
const priceOf = (skuId: string) => priceIn(market, itemOf(skuId)).amount;
const rankOf = ({ skuId }: Order) => packages.indexOf(skuId as (typeof packages)[number]);

/** Which of the orders so far is meant: the report's own, or one that raised it. */
const of = fc.nat({ max: 3 });
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('raise' as const), to: fc.constantFrom(...packages) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('refund' as const),
      of,
      amount: fc.integer({ min: 1, max: 600 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('give all back' as const), of }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant('withdraw' as const), of }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constant('dispute' as const),
      of,
      state: fc.constantFrom('open' as const, 'won' as const, 'lost' as const),
    }),
  },
);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** The larger package is disputed, the smaller is bought meanwhile, and the bank decides for us. */
const largerComesBack: { first: (typeof packages)[number]; steps: Step[] } = {
  first: 'iq-basic',
  steps: [
    { act: 'raise', to: 'iq-top' },
    { act: 'dispute', of: 1, state: 'open' },
    { act: 'raise', to: 'iq-premium' },
    { act: 'dispute', of: 1, state: 'won' },
    { act: 'refund', of: 2, amount: 100 },
  ],
};

/** The report is withdrawn from while what raised it is disputed, and the bank decides for us. */
const nothingToRaise: typeof largerComesBack = {
  first: 'iq-basic',
  steps: [
    { act: 'raise', to: 'iq-premium' },
    { act: 'dispute', of: 1, state: 'open' },
    { act: 'withdraw', of: 0 },
    { act: 'dispute', of: 1, state: 'won' },
  ],
};

/** One report with all that raised it, and what is held of it. */
class History {
  readonly numbers: string[] = [];
  private readonly app: TestApp;
  private readonly browser: Browser;

  constructor(app: TestApp, browser: Browser) {
    this.app = app;
    this.browser = browser;
  }

  private get room() {
    return { database: this.app.database.database, clock: this.app.clock };
  }

  async begin(skuId: string): Promise<void> {
    this.numbers.push((await receiveReport(this.app, this.browser, { skuId })).orderNumber);
  }

  private numberOf(at: number): string {
    return this.numbers[at % this.numbers.length] as string;
  }

  orders(): Promise<Order[]> {
    return Promise.all(
      this.numbers.map(async (number) => (await findOrder(this.room.database, number)) as Order),
    );
  }

  private async netOf({ orderNumber }: Order): Promise<number> {
    return weigh(await booksOf(this.room.database, orderNumber)).net;
  }

  /** What the paid ones of its orders have brought and keep. */
  private async kept(): Promise<number> {
    let sum = 0;
    for (const order of await this.orders()) if (isUnlocked(order.state)) sum += await this.netOf(order);
    return sum;
  }

  /** Asked is what is missing to the package's own price. */
  private async raise(skuId: string): Promise<void> {
    const [orderNumber = ''] = this.numbers;
    const { offered } = await this.browser.data(upgradeList, { params: { orderNumber } });
    const offer = offered.find((one) => one.skuId === skuId);
    if (!offer) return;
    const before = await this.kept();
    expect(offer.price.amount).toBe(priceOf(skuId) - before);
    const made = await this.browser.data(createUpgradeOrder, { body: { orderNumber, skuId } });
    const press = await pressFor(this.browser, { ...made, skuId });
    expect(press.shown.amount).toBe(offer.price.amount);
    await this.browser.data(createPayment, { body: press });
    await this.app.worker.drain();
    if (!this.numbers.includes(made.orderNumber)) this.numbers.push(made.orderNumber);
    expect(await this.kept()).toBe(priceOf(skuId));
  }

  private async giveBack(at: number, amount: number | 'all'): Promise<void> {
    const wanted = { orderNumber: this.numberOf(at), amount, payment: undefined };
    // More than is left is turned down in words.
    await refundByOperator(this.room, wanted).catch((problem) => {
      if (!(problem instanceof OperatorError)) throw problem;
    });
  }

  /** What is told beforehand is what leaves. */
  private async withdrawFrom(at: number): Promise<void> {
    const body = { orderNumber: this.numberOf(at) };
    const standing = await this.browser.data(withdrawalStanding, { body });
    if (!standing.allowed) return;
    const before = await this.nets();
    await this.browser.data(withdraw, { body });
    await this.app.worker.drain();
    expect(before - (await this.nets())).toBe(standing.amount?.amount);
  }

  private async nets(): Promise<number> {
    let sum = 0;
    for (const order of await this.orders()) sum += await this.netOf(order);
    return sum;
  }

  private async dispute(at: number, state: DisputeWord['state']): Promise<void> {
    const orderNumber = this.numberOf(at);
    const { payments } = weigh(await booksOf(this.room.database, orderNumber));
    const [payment] = payments;
    const known = (await booksOf(this.room.database, orderNumber)).disputes;
    // A bank opens one dispute of a payment, for what is left of it, and decides it once.
    const isNew = known.length === 0;
    if (!payment || (isNew ? state !== 'open' || payment.refundable === 0 : known[0]?.state !== 'open'))
      return;
    const { secret } = this.app;
    await settleDispute(
      {
        ...this.room,
        onDisputed: after({ clock: this.app.clock, secret, kinds: providerKinds }).disputed,
        onDisputeTrouble: () => {},
      },
      payment.provider,
      {
        kind: 'dispute',
        orderNumber,
        reference: `dispute ${orderNumber}`,
        payment: payment.reference,
        state,
        amount: known[0]?.amount ?? payment.refundable,
        currency: payment.currency,
      },
    );
  }

  async take(one: Step): Promise<void> {
    if (one.act === 'raise') await this.raise(one.to);
    else if (one.act === 'refund') await this.giveBack(one.of, one.amount);
    else if (one.act === 'give all back') await this.giveBack(one.of, 'all');
    else if (one.act === 'withdraw') await this.withdrawFrom(one.of);
    else await this.dispute(one.of, one.state);
    await this.app.worker.drain();
  }

  async check(): Promise<void> {
    const [report, ...upgrades] = await this.orders();
    if (!report) throw new Error('Nothing was bought.');
    for (const order of [report, ...upgrades]) await this.checkMoney(order);
    const paid = isUnlocked(report.state)
      ? [report, ...upgrades.filter(({ state }) => isUnlocked(state))]
      : [];
    const held = paid.sort((one, other) => rankOf(other) - rankOf(one))[0];
    const features = held?.skuId ? itemOf(held.skuId).features.filter(isAvailable) : [];
    const params = { orderNumber: report.orderNumber };
    expect((await this.browser.data(orderSkuCheck, { params })).features).toEqual([...features].sort());
    if (report.state === 'refunded') expect(upgrades.filter(({ state }) => isUnlocked(state))).toEqual([]);
  }

  private async checkMoney({ orderNumber, state, totalAmount }: Order): Promise<void> {
    const { movements } = await booksOf(this.room.database, orderNumber);
    const sum = (...kinds: string[]) =>
      movements.filter(({ kind }) => kinds.includes(kind)).reduce((all, { amount }) => all + amount, 0);
    const captured = sum('capture');
    const back = sum('refund', 'chargeback') - sum('refund_reversal', 'chargeback_reversal');
    expect(captured).toBe(totalAmount);
    expect(back).toBeGreaterThanOrEqual(0);
    expect(back).toBeLessThanOrEqual(captured);
    if (state === 'paid') expect(back).toBe(0);
    if (state === 'refunded') expect(back).toBe(captured);
    if (state === 'partially_refunded') {
      expect(back).toBeGreaterThan(0);
      expect(back).toBeLessThan(captured);
    }
  }
}

describe.each(testDatabases('postgres'))('a way up in any order, on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  it('keeps every cent, and opens what is paid for and not given back', { timeout: 600_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          first: fc.constantFrom(...packages),
          steps: fc.array(step, { minLength: 3, maxLength: 7 }),
        }),
        async ({ first, steps }) => {
          const history = new History(app, app.browser());
          await history.begin(first);
          await history.check();
          for (const one of steps) {
            await history.take(one);
            await history.check();
          }
          const found = (await checkLedger(app.database.database)).findings;
          expect(found.filter(({ orderNumber }) => history.numbers.includes(orderNumber))).toEqual([]);
        },
      ),
      { numRuns: histories, examples: [[largerComesBack], [nothingToRaise]] },
    );
  });
});
