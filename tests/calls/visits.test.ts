import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getUser } from '#contract/accounts.ts';
import type { Call, CallInput } from '#contract/call.ts';
import { addressOf, guest, visitHeaders } from '#contract/client.ts';
import { createGiftOrder, saveOrder } from '#contract/orders.ts';
import { erase } from '#contract/privacy.ts';
import { createSubscription } from '#contract/privileges.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import { generateLogid, pageView } from '#contract/visits.ts';
import { orders } from '#server/orders/tables.ts';
import { sittings } from '#server/sittings/tables.ts';
import { pageViews, visits } from '#server/visits/tables.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { answersTo, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { forSuite } from '#tests/support/suite.ts';

const app = forSuite(() => openApp());
const rows = () => app.database.database;

/** A call with the whole set of headers, as every client of ours sends it. */
async function said<C extends Call>(
  browser: Browser,
  call: C,
  input: CallInput<C>,
  logid?: string,
  uid = guest,
) {
  const headers = visitHeaders({ variety: 'DE', examId: iq.examId, domain: 'shop.example', logid, uid });
  const { body } = await browser.request({
    method: call.method,
    url: addressOf(call, input),
    headers: Object.fromEntries(Object.entries(headers).filter(([, value]) => value)),
    ...(call.method === 'POST' && { payload: (input.body ?? {}) as object }),
  });
  return JSON.parse(body).data;
}

const visit = {
  appVersion: '1.0.0',
  examAppId: iq.examId,
  domain: 'shop.example',
  hl: 'DE',
  uid: null,
  appLanguage: 'de-DE',
};
const orderOf = async (orderNumber: string) =>
  (await rows().select().from(orders).where(eq(orders.orderNumber, orderNumber)))[0];

describe('the visit', () => {
  it('stays with a sitting and its order, by the id that its browser said', async () => {
    const browser = app.browser();
    const { sittingId } = await said(browser, startSitting, { body: iq }, 'visit-0001');
    const sitting = await said(browser, questionList, {
      params: { examId: iq.examId, lang: 'EN' },
      query: { sittingId },
    });
    const body = { sittingId, answers: answersTo(sitting), hl: 'EN', countryCode: 'DE' } as const;
    const { orderNumber } = await said(browser, saveOrder, { body });
    const [kept] = await rows().select().from(sittings).where(eq(sittings.id, sittingId));
    expect(kept).toMatchObject({ logid: 'visit-0001', visit });
    expect(await orderOf(orderNumber)).toMatchObject({ logid: 'visit-0001', visit });
  });

  it.each([
    ['a membership', createSubscription, { ...iq, skuId: 'vip-month' }],
    ['a gift', createGiftOrder, { ...iq, skuId: 'iq-basic' }],
  ] as const)('stays with %s', async (_, call, body) => {
    const browser = app.browser();
    const { orderNumber } = await said(browser, call as Call, { body } as CallInput<Call>, 'visit-0002');
    expect(await orderOf(orderNumber)).toMatchObject({ logid: 'visit-0002', visit });
  });

  it('is begun by the server where nobody named one, and goes on in the same browser', async () => {
    const browser = app.browser();
    const { sittingId } = await browser.data(startSitting, { body: iq });
    const [sitting] = await rows().select().from(sittings).where(eq(sittings.id, sittingId));
    expect(sitting?.logid).toMatch(/^[0-9A-Z]{38}$/);
    expect(
      await rows()
        .select()
        .from(visits)
        .where(eq(visits.logid, sitting?.logid ?? '')),
    ).toHaveLength(1);
    const { orderNumber } = await browser.data(createGiftOrder, { body: { ...iq, skuId: 'iq-basic' } });
    expect((await orderOf(orderNumber))?.logid).toBe(sitting?.logid);
    expect(await browser.data(generateLogid, { body: { appExamId: iq.examId } })).toEqual({
      logid: sitting?.logid,
    });
    await browser.data(pageView, { query: { dl: '/store/DE-SUBS-1002' } });
    const seen = await rows().select().from(pageViews).where(eq(pageViews.path, '/store/DE-SUBS-1002'));
    expect(seen).toMatchObject([{ logid: sitting?.logid }]);
  });

  it('keeps no header that makes no sense', async () => {
    const browser = app.browser();
    const { body } = await browser.request({
      method: 'POST',
      url: addressOf(startSitting),
      headers: { logid: 'x', 'exam-app-id': '<script>', domain: `${'a'.repeat(101)}.example`, uid: '12' },
      payload: iq,
    });
    const { sittingId } = JSON.parse(body).data;
    const [sitting] = await rows().select().from(sittings).where(eq(sittings.id, sittingId));
    expect(sitting?.logid).toMatch(/^[0-9A-Z]{38}$/);
    // Nobody is signed in, whatever is claimed.
    expect(sitting?.visit).toMatchObject({ examAppId: null, domain: null, uid: null });
  });

  it('is known as that of the person who is signed in, until all of theirs is deleted', async () => {
    const browser = app.browser();
    await openAccount(app, browser, 'visitor@example.org');
    const { id: uid } = await browser.data(getUser);
    const { sittingId } = await said(browser, startSitting, { body: iq }, 'visit-0003', uid);
    const sitting = await said(browser, questionList, {
      params: { examId: iq.examId, lang: 'EN' },
      query: { sittingId },
    });
    const body = { sittingId, answers: answersTo(sitting), hl: 'EN', countryCode: 'DE' } as const;
    // The header claims another; the session knows better.
    const { orderNumber } = await said(browser, saveOrder, { body }, 'visit-0003', 'another');
    const gift = await said(browser, createGiftOrder, { body: { ...iq, skuId: 'iq-basic' } }, 'visit-0003');
    const sittingOf = () => rows().select().from(sittings).where(eq(sittings.id, sittingId));
    expect(await sittingOf()).toMatchObject([{ visit: { ...visit, uid } }]);
    for (const number of [orderNumber, gift.orderNumber]) {
      expect(await orderOf(number)).toMatchObject({ logid: 'visit-0003', visit: { ...visit, uid } });
    }
    await browser.data(erase, { body: { scope: 'all' } });
    expect(await sittingOf()).toEqual([]);
    for (const number of [orderNumber, gift.orderNumber]) {
      expect(await orderOf(number)).toMatchObject({ logid: null, visit: null });
    }
  });
});
