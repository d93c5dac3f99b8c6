import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { erase } from '#contract/privacy.ts';
import { type ShareChoice, sharedReport, shareReport, shareStanding } from '#contract/shares.ts';
import { orders } from '#server/orders/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { confirm, iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { askRefund } from '#tests/support/refunds.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

const subconscious = { ...iq, examId: 'SUBS-1001', consent: true } as const;

describe('a shared card', () => {
  const app = forSuite(() => openApp());

  const band: ShareChoice = { tells: 'band', sign: false, name: null };
  const buyIq = async (browser: Browser) => (await buyReport(browser)).orderNumber;
  const buyPortrait = async (browser: Browser) =>
    (await buyReport(browser, { exam: subconscious, skuId: 'subconscious-short' })).orderNumber;
  const share = (browser: Browser, orderNumber: string, shared: boolean, shows?: ShareChoice) =>
    browser.data(shareReport, { body: { orderNumber, shared, ...(shows && { shows }) } });
  const seen = (key: string, browser = app.browser(), hl = 'EN') =>
    browser.data(sharedReport, { params: { key } }, hl);
  const refused = (key: string, browser = app.browser()) =>
    browser.refusal(sharedReport, { params: { key } });
  const picture = (key: string, name = 'card-DE', browser = app.browser()) =>
    browser.request({ method: 'GET', url: `/share/${key}/${name}.png` });
  const keyOf = async (answer: ReturnType<typeof share>) => (await answer).share?.key ?? '';
  const pictures = (orderNumber: string) => {
    const folder = join(app.dataDir, 'files', orderNumber, 'shared');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  it('is prepared for its holder alone, then public, then gone, with its pictures', async () => {
    const browser = app.browser();
    const orderNumber = await buyIq(browser);
    expect(await browser.data(shareStanding, { params: { orderNumber } })).toEqual({
      tellings: ['band', 'score'],
      sign: true,
      share: null,
    });
    const prepared = await share(browser, orderNumber, false, { ...band, name: ' Ada  Lovelace ' });
    expect(prepared.share).toMatchObject({ public: false, shows: { tells: 'band', name: 'Ada Lovelace' } });
    const key = prepared.share?.key ?? '';
    expect(await seen(key, browser)).toMatchObject({ public: false, name: 'Ada Lovelace' });
    expect(await refused(key)).toBe('unknownShare');
    expect((await picture(key)).statusCode).toBe(404);
    expect((await picture(key, 'card-DE', browser)).statusCode).toBe(200);

    expect((await share(browser, orderNumber, true)).share).toMatchObject({ key, public: true });
    const shown = await seen(key);
    expect(shown).toMatchObject({
      examId: 'SUBS-1002',
      public: true,
      label: 'Classification',
      drawing: null,
    });
    const sent = await picture(key, 'story-JA');
    expect(sent.statusCode).toBe(200);
    expect(sent.headers).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
    });
    expect(pictures(orderNumber).sort()).toEqual([`${key}-card-DE.png`, `${key}-story-JA.png`]);

    expect((await share(browser, orderNumber, false)).share).toBeNull();
    for (const one of [browser, app.browser()]) {
      expect(await refused(key, one)).toBe('unknownShare');
      expect((await picture(key, 'card-DE', one)).statusCode).toBe(404);
    }
    expect(pictures(orderNumber)).toEqual([]);
    expect(await browser.refusal(shareReport, { body: { orderNumber, shared: true } })).toBe(
      'shareUnprepared',
    );
  });

  it('tells of a score its class alone, and the score with its interval only where its holder says so', async () => {
    const browser = app.browser();
    const orderNumber = await buyIq(browser);
    const { report } = await browser.data(orderInfo, { params: { orderNumber } });
    const [score, level] = report?.emblem.facts ?? [];
    const classOnly = await seen(await keyOf(share(browser, orderNumber, true, band)));
    expect(classOnly).toMatchObject({ result: level?.value, lines: [], name: null });
    expect(JSON.stringify(classOnly)).not.toContain(score?.value);
    expect(classOnly).not.toHaveProperty('sign');

    const told = await seen(
      await keyOf(share(browser, orderNumber, true, { ...band, tells: 'score', sign: true })),
    );
    expect(told).toMatchObject({ result: score?.value, lines: [score?.text, level?.value] });
    expect(told.drawing).toEqual(report?.emblem.drawing);
    expect(told.sign).toEqual(report?.emblem.sign);
  });

  it('shows the character of a portrait in every language, and nothing of its scores', async () => {
    const browser = app.browser();
    const orderNumber = await buyPortrait(browser);
    const key = await keyOf(share(browser, orderNumber, true, { ...band, tells: 'result' }));
    const [english, japanese] = [await seen(key), await seen(key, app.browser(), 'JA')];
    expect(english.drawing).toMatchObject({ kind: 'picture', picture: { set: 'portraits' } });
    expect(japanese.drawing).toMatchObject({ kind: 'picture' });
    expect(japanese.result).not.toBe(english.result);
    expect(JSON.stringify(english)).not.toMatch(/"(?:score|scales|value|heights)"/);
    expect(await browser.refusal(shareReport, { body: { orderNumber, shared: true, shows: band } })).toBe(
      'malformed',
    );
  });

  it('has a key of its own each time, and changes nothing that others see before it is public again', async () => {
    const browser = app.browser();
    const orderNumber = await buyIq(browser);
    const first = await keyOf(share(browser, orderNumber, true, band));
    const second = await keyOf(share(browser, orderNumber, false, { ...band, tells: 'score' }));
    expect(second).not.toBe(first);
    expect(await refused(first)).toBe('unknownShare');
    expect(await refused(second)).toBe('unknownShare');
  });

  it('is made by nobody else, not of what is unpaid, and leads from its key to no order', async () => {
    const browser = app.browser();
    const draft = await confirm(browser, iq);
    expect(
      await browser.refusal(shareReport, { body: { orderNumber: draft, shared: true, shows: band } }),
    ).toBe('reportLocked');
    const orderNumber = await buyIq(browser);
    const body = { orderNumber, shared: true, shows: band };
    expect(await app.browser().refusal(shareReport, { body })).toBe('unknownOrder');
    expect(await app.browser().refusal(shareStanding, { params: { orderNumber } })).toBe('unknownOrder');
    const key = await keyOf(share(browser, orderNumber, true, band));
    expect(key).not.toContain(orderNumber.slice(0, 10));
    expect(JSON.stringify(await seen(key))).not.toContain(orderNumber);
    expect(await refused('A'.repeat(22))).toBe('unknownShare');
    expect((await picture(key, 'card-XX')).statusCode).toBe(404);
    expect((await picture(key, 'poster-DE')).statusCode).toBe(404);
  });

  it('is gone with a refund, during a dispute and after a deletion', async () => {
    const browser = app.browser();
    const become = (orderNumber: string, state: 'paid' | 'disputed') =>
      app.database.database.update(orders).set({ state }).where(eq(orders.orderNumber, orderNumber));
    const orderNumber = await buyIq(browser);
    const key = await keyOf(share(browser, orderNumber, true, band));
    expect((await picture(key)).statusCode).toBe(200);
    await become(orderNumber, 'disputed');
    expect(await refused(key)).toBe('unknownShare');
    expect((await picture(key)).statusCode).toBe(404);
    await become(orderNumber, 'paid');
    await askRefund(app, orderNumber, 'all');
    await app.worker.drain();
    expect(await refused(key)).toBe('unknownShare');
    expect(pictures(orderNumber)).toEqual([]);

    const other = await buyIq(browser);
    const erased = await keyOf(share(browser, other, true, band));
    await picture(erased);
    await browser.data(erase, { body: { orderNumber: other, scope: 'this' } });
    await app.worker.drain();
    expect(await refused(erased)).toBe('unknownShare');
    expect(existsSync(join(app.dataDir, 'files', other))).toBe(false);
  });
});
