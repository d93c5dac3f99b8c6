import { describe, expect, it } from 'vitest';
import { extraPackageList, skuList } from '#contract/catalogue.ts';
import { createExtraOrder, createGiftOrder, orderInfo, redeemGift } from '#contract/orders.ts';
import { checkPayment } from '#contract/payments.ts';
import { createSubscription, userPrivilege, vipDetail } from '#contract/privileges.ts';
import { exams } from '#exams/index.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { isFull } from '#tests/support/form.ts';
import { giftCodesIn } from '#tests/support/gifts.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { buy } from '#tests/support/purchases.ts';
import { printedFiles } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

// What is bought is paid at once; how a slow provider is met stands in other tests.
const app = forSuite(() => openApp(undefined, {}, { answerLimitMilliseconds: 10_000 }));

/** Who buys: in the full form each of nine readers everything; in the quick one three, who together buy all. */
const readers: readonly Locale[] = isFull ? locales : ['CN', 'DE', 'PT'];

/** What one of the readers buys of a list. */
function shareOf<Item>(list: readonly Item[], hl: Locale): readonly Item[] {
  const shares = Math.min(readers.length, list.length);
  return isFull ? list : list.filter((_, at) => at % shares === readers.indexOf(hl) % shares);
}

describe.each(readers)('whatever is on sale can be bought by a reader of %s', (hl) => {
  const wishFor = (examId: `SUBS-${number}`) => ({ ...iq, examId, hl, consent: true });
  const view = (browser: Browser, orderNumber: string) =>
    browser.data(orderInfo, { params: { orderNumber }, query: { hl } }, hl);

  /** Pays an order that was made for something, and sees at each step what is true. */
  async function buyAndSee(browser: Browser, orderNumber: string, skuId: string): Promise<void> {
    expect((await view(browser, orderNumber)).orderState).toBe('draft');
    await buy(browser, { orderNumber, skuId, email: `${hl}@example.org` });
    const order = await view(browser, orderNumber);
    expect(order).toMatchObject({ orderState: 'paid', state: 'completed', unlocked: true, skuId });
    expect(order.productName).toBeTruthy();
    expect(await browser.data(checkPayment, { body: { orderNumber } })).toMatchObject({ paid: true });
  }

  /** Saves every file that is told to be ready: what is listed can be had. */
  async function saveFiles(browser: Browser, orderNumber: string): Promise<void> {
    const { files } = await printedFiles(app, browser, { orderNumber });
    expect(files.length).toBeGreaterThan(0);
    for (const { kind, state, url } of files) {
      expect(state, kind).toBe(kind === 'certificate' ? 'unnamed' : 'ready');
      if (url === null) continue;
      const saved = await browser.request({ method: 'POST', url, payload: { orderNumber } });
      expect(saved.rawPayload.subarray(0, 5).toString(), kind).toBe('%PDF-');
    }
  }

  it.each(exams.map(({ id }) => id))('each package of %s, with the extras beside it', async (examId) => {
    const { list } = await app.browser().data(skuList, { params: { examId, countryCode: 'DE', hl } });
    expect(list.length).toBeGreaterThan(0);
    for (const { skuId, price } of shareOf(list, hl)) {
      const browser = app.browser();
      const orderNumber = await confirm(browser, wishFor(examId));
      await buyAndSee(browser, orderNumber, skuId);
      const { total } = await view(browser, orderNumber);
      expect(total, 'as it was listed').toEqual({ amount: price.amount, currency: price.currency });
      expect((await view(browser, orderNumber)).report).toMatchObject({ examId, locale: hl });
      await saveFiles(browser, orderNumber);
      const extras = await browser.data(extraPackageList, { params: { orderNumber } }, hl);
      for (const extra of extras.filter(({ held }) => !held)) {
        const wish = { orderNumber, skuId: extra.skuId };
        const made = await browser.data(createExtraOrder, { body: wish });
        await buyAndSee(browser, made.orderNumber, extra.skuId);
      }
    }
  });

  // Every mail that waits is sent for it, with all that was bought before: once is enough.
  if (isFull || hl === readers[0])
    it('a present, which opens the report of the one who redeems it', async () => {
      const [giver, taker] = [app.browser(), app.browser()];
      const body = { examId: 'SUBS-1001' as const, countryCode: 'DE', hl, skuId: 'subconscious-full' };
      const { orderNumber } = await giver.data(createGiftOrder, { body });
      await buyAndSee(giver, orderNumber, body.skuId);
      await app.worker.drain();
      const [code = ''] = giftCodesIn(await readMailbox(app.dataDir, { to: `${hl}@example.org` }));
      const own = await confirm(taker, wishFor('SUBS-1001'));
      await taker.data(redeemGift, { body: { orderNumber: own, code } });
      expect((await view(taker, own)).report).toMatchObject({ examId: 'SUBS-1001', locale: hl });
    });

  it('each plan of the membership', async () => {
    const { plans } = await app.browser().data(vipDetail, { query: { countryCode: 'DE', hl } });
    expect(plans).toHaveLength(2);
    for (const { skuId } of shareOf(plans, hl)) {
      const browser = app.browser();
      const { orderNumber } = await browser.data(createSubscription, { body: { ...iq, hl, skuId } });
      await buyAndSee(browser, orderNumber, skuId);
      await app.worker.drain();
      expect(await browser.data(userPrivilege)).toMatchObject({ member: true, membership: { skuId } });
    }
  });
});
