import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { headImage, skuInfo, skuList } from '#contract/catalogue.ts';
import { leaveReview } from '#contract/orders.ts';
import { hideReview } from '#server/catalogue/reviews.ts';
import { smallestSales } from '#server/catalogue/sales-figures.ts';
import { reviews } from '#server/catalogue/tables.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { testDatabases } from '#tests/support/database.ts';
import { putIntoState } from '#tests/support/orders.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const said = { name: 'Ada', rating: 4, content: 'Plain and useful, from the first page on.' };

describe.each(testDatabases('postgres'))('reviews on $kind', (on) => {
  let app: TestApp;
  let browser: Browser;
  // An app each: what is shown is kept for a minute.
  beforeEach(async () => {
    app = await openApp(on);
    browser = app.browser();
  });
  afterEach(() => app.close());

  const bought = async (of: Browser, hl: string = 'EN') =>
    (await buyReport(of, { exam: { ...iq, hl } })).orderNumber;
  const leave = (of: Browser, orderNumber: string, change: object = {}) =>
    of.call(leaveReview, { body: { ...said, orderNumber, ...change } });
  const shown = (hl: string = 'EN', wish: typeof iq | typeof brain = iq) =>
    browser.data(skuList, { params: { ...wish, hl } });

  it('are left by buyers, one an order, and shown with a picture that never changes', async () => {
    const orderNumber = await bought(browser);
    expect(await leave(browser, orderNumber)).toMatchObject({ ok: true });
    const again = { body: { ...said, orderNumber, rating: 1 } };
    expect(await browser.refusal(leaveReview, again)).toBe('reviewTaken');
    const { reviews: list, averageRating } = await shown();
    expect(list).toMatchObject([said]);
    expect(headImage.options).toContain(list[0]?.headImage);
    expect(Math.abs(Date.parse(list[0]?.time ?? '') - app.clock.now().getTime())).toBeLessThan(60_000);
    expect(averageRating).toBeNull();
    expect((await shown('EN', brain)).reviews).toEqual([]);
  });

  it('are refused to anyone who has not paid for the report', async () => {
    const draft = await confirm(browser);
    expect(await browser.refusal(leaveReview, { body: { ...said, orderNumber: draft } })).toBe(
      'reviewNotBought',
    );
    const orderNumber = await bought(browser);
    const stranger = app.browser();
    expect(await stranger.refusal(leaveReview, { body: { ...said, orderNumber } })).toBe('unknownOrder');
    await putIntoState(app, orderNumber, 'refunded');
    expect(await browser.refusal(leaveReview, { body: { ...said, orderNumber } })).toBe('reviewNotBought');
    for (const change of [
      { rating: 0 },
      { rating: 6 },
      { rating: 4.5 },
      { content: 'Short' },
      { name: ' ' },
    ]) {
      const body = { ...said, orderNumber, ...change };
      expect(await browser.refusal(leaveReview, { body }), JSON.stringify(change)).toBe('malformed');
    }
  });

  it("come in the reader's language first, newest first; hidden ones never, the average from five on", async () => {
    const stars = [5, 4, 3, 5, 1, 4];
    for (const [at, rating] of stars.entries()) {
      const of = app.browser();
      const orderNumber = await bought(of, at % 2 === 0 ? 'DE' : 'EN');
      await leave(of, orderNumber, { name: `Reader ${at}`, rating });
      app.clock.forward(1_000);
    }
    const hide = async (name: string) => {
      const { database } = app.database;
      const [review] = await database.select().from(reviews).where(eq(reviews.name, name));
      expect(await hideReview(database, review?.orderNumber ?? '', app.clock.now())).toBe(true);
    };
    await hide('Reader 4');
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name.slice(-1)).join('');
    const german = await shown('DE');
    expect(names(german.reviews)).toBe('20531');
    expect(german.averageRating).toBe(4.2);
    await hide('Reader 0');
    const english = await shown('EN');
    expect(names(english.reviews)).toBe('5312');
    expect(english.averageRating).toBeNull();
  });
});

describe('the sample figures of a demonstration', () => {
  const app = forSuite(() => openApp(undefined, { SITE_FIGURES: 'showcase' }));

  it('say of every package how often it was sold, and of one that it is the favourite', async () => {
    const browser = app.browser();
    const { list } = await browser.data(skuList, { params: { ...iq, hl: 'EN' } });
    expect(list.map(({ mostPopular }) => mostPopular)).toEqual(list.map((_, at) => at === 1));
    for (const { skuId, mostPopular, salesVolume } of list) {
      expect(salesVolume).toBeGreaterThan(smallestSales);
      const one = await browser.data(skuInfo, { params: { ...iq, hl: 'EN', skuId } });
      expect(one).toMatchObject({ mostPopular, salesVolume });
    }
  });

  it('hold four reviews in each language, in the past, the same whenever they are asked for', async () => {
    const browser = app.browser();
    const contents = new Set<string>();
    for (const hl of ['CN', 'EN', 'FR', 'ES', 'JA', 'HK', 'KR', 'DE', 'PT']) {
      const { reviews: list, averageRating } = await browser.data(skuList, { params: { ...iq, hl } });
      expect(list.map((one) => one.headImage)).toEqual(headImage.options);
      expect(averageRating).toBe(4.8);
      for (const { time, content } of list) {
        expect(Date.parse(time)).toBeLessThan(app.clock.now().getTime());
        contents.add(content);
      }
      expect(await browser.data(skuList, { params: { ...iq, hl } })).toMatchObject({ reviews: list });
    }
    expect(contents.size).toBe(36);
  });
});
