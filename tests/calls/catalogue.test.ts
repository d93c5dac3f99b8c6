import { beforeAll, describe, expect, it } from 'vitest';
import { paymentMethods, sandboxCard, skuInfo, skuList } from '#contract/catalogue.ts';
import { exams } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { markets } from '#locale/markets.ts';
import { smallestSales } from '#server/catalogue/sales-figures.ts';
import { countSale } from '#server/orders/sales.ts';
import { orders } from '#server/orders/tables.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { openApp } from '#tests/support/app.ts';
import { brain, iq } from '#tests/support/builders.ts';
import { testDatabases } from '#tests/support/database.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('the shop on $kind', (on) => {
  const app = forSuite(() => openApp(on));
  beforeAll(async () => {
    await sell('iq-basic', smallestSales, 'paid');
    await sell('iq-premium', smallestSales + 5, 'paid');
    await sell('iq-premium', 3, 'partially_refunded', 'gift');
    // None of these is a sale.
    for (const state of ['draft', 'pending', 'expired', 'refunded', 'disputed'] as const) {
      await sell('iq-basic', 9, state);
    }
    await sell('brain-basic', smallestSales - 1, 'paid');
  });

  async function sell(
    skuId: string,
    times: number,
    state: typeof orders.$inferInsert.state,
    kind: 'report' | 'gift' = 'report',
  ): Promise<void> {
    const at = app.clock.now();
    const isPaid = !['draft', 'pending', 'expired'].includes(state);
    const row = {
      kind,
      state,
      skuId,
      holderHash: 'nobody',
      examId: 'SUBS-1002',
      locale: 'EN',
      market: 'DE',
      currency: 'EUR',
      createdAt: at,
      paidAt: isPaid ? at : null,
    } as const;
    const rows = Array.from({ length: times }, () => ({ ...row, orderNumber: newId(app.clock) }));
    await inTransaction(app.database.database, async (tx) => {
      await tx.insert(orders).values(rows);
      for (const sold of rows) await countSale(tx, { ...sold, state: 'draft', paidAt: null }, sold);
    });
  }

  it('tells what was really sold, and says nothing of few', async () => {
    const browser = app.browser();
    const { list, reviews, averageRating } = await browser.data(skuList, { params: iq });
    const figures = list.map(({ skuId, salesVolume, mostPopular }) => [skuId, salesVolume, mostPopular]);
    expect(figures.slice(0, 2)).toEqual([
      ['iq-basic', 20, false],
      ['iq-premium', 28, true],
    ]);
    expect(reviews).toEqual([]);
    expect(averageRating).toBeNull();
    const info = await browser.data(skuInfo, { params: { ...iq, skuId: 'iq-premium' } });
    expect(info).toEqual(list[1]);
    const few = await browser.data(skuList, { params: brain });
    expect(few.list).toMatchObject([{ skuId: 'brain-basic', salesVolume: null, mostPopular: false }]);
  });

  it('sells in every market, each test, in each language', async () => {
    const browser = app.browser();
    // Each price in each market and language, from the table, is what prices.test.ts asks.
    for (const [at, countryCode] of [...markets.keys()].entries()) {
      const examId = exams[at % exams.length]?.id ?? '';
      const hl = locales[Math.floor(at / exams.length) % locales.length] as string;
      const { list } = await browser.data(skuList, { params: { examId, countryCode, hl } });
      expect(list.length).toBeGreaterThan(0);
      for (const { price, name } of list) {
        expect(price.currency).toBe(markets.get(countryCode)?.currency);
        expect(price.amount > 0 && name !== '').toBe(true);
      }
    }
  });

  it('shows what is sold beside any test: extras and memberships', async () => {
    const browser = app.browser();
    const info = (skuId: string) => browser.data(skuInfo, { params: { ...iq, skuId } });
    expect(await info('iq-extra')).toMatchObject({ name: 'IQ test', price: { amount: 590 } });
    expect(await info('brain-extra')).toMatchObject({ name: 'Left/right brain test' });
    expect(await info('certificate')).toMatchObject({ name: 'Certificate' });
    expect(await info('vip-month')).toMatchObject({ price: { amount: 1_490, currency: 'EUR' } });
    expect(await info('vip-year')).toMatchObject({ price: { amount: 8_990, currency: 'EUR' } });
  });

  it('refuses what it does not have, by name', async () => {
    const browser = app.browser();
    const refused = (change: object) =>
      browser.refusal(skuInfo, { params: { ...iq, skuId: 'iq-basic', ...change } });
    expect(await refused({ skuId: 'brain-basic' })).toBe('unknownSku');
    expect(await refused({ skuId: 'astrology-basic' })).toBe('unknownSku');
    expect(await refused({ countryCode: 'QQ' })).toBe('skuOfAnotherMarket');
    expect(await refused({ examId: 'SUBS-9999' })).toBe('unknownExam');
    expect(await browser.refusal(skuList, { params: { ...iq, countryCode: 'QQ' } })).toBe(
      'skuOfAnotherMarket',
    );
  });

  it('takes the cards of the sandbox where no keys are set, and says that it is a demonstration', async () => {
    const browser = app.browser();
    const { methods, demonstration } = await browser.data(paymentMethods, { params: iq });
    expect(demonstration).toBe(true);
    expect(methods.map((method) => method.sandboxCard)).toEqual(sandboxCard.options);
  });
});

describe('the shop with the keys of providers', () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_shop',
    STRIPE_WEBHOOK_SECRET: 'whsec_shop',
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_WEBHOOK_ID: 'webhook',
  };
  const app = forSuite(() => openApp(undefined, keys));

  it("offers each market's own ways to pay, and no demonstration", async () => {
    const browser = app.browser();
    const offered = async (countryCode: string) =>
      browser.data(paymentMethods, { params: { ...iq, countryCode } });
    const dutch = await offered('NL');
    expect(dutch.demonstration).toBe(false);
    expect(dutch.methods.map(({ id }) => id)).toEqual([
      'stripe:card',
      'paypal:paypal',
      'stripe:ideal',
      'stripe:sepa_debit',
      'stripe:klarna',
    ]);
    expect(dutch.methods.find(({ id }) => id === 'stripe:ideal')).toEqual({
      id: 'stripe:ideal',
      provider: 'stripe',
      kind: 'local',
      brand: 'iDEAL',
      recurring: true,
    });
    expect((await offered('KZ')).methods.map(({ id }) => id)).toEqual(['stripe:card']);
    expect(await browser.refusal(paymentMethods, { params: { ...iq, countryCode: 'QQ' } })).toBe(
      'skuOfAnotherMarket',
    );
  });
});
