import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { orderInfo, updateOrderEmail } from '#contract/orders.ts';
import { withdraw } from '#contract/payments.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { startSitting } from '#contract/sittings.ts';
import { readerOfKey } from '#server/platform/http/reader.ts';
import { openLink } from '#server/reports/links.ts';
import { reportLinks, retrievalCounts } from '#server/reports/tables.ts';
import { openApp } from '#tests/support/app.ts';
import { iq } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { day } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { newestTokens, reportMails, tokensOf } from '#tests/support/mailbox.ts';
import { reportOf } from '#tests/support/orders.ts';
import { buyReport, printedFiles, receiveReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';

describe.each(testDatabases('postgres'))('mailed links and retrieval on $kind', (on) => {
  const app = forSuite(() => openApp(on));

  async function bought(email: string) {
    const browser = app.browser();
    const { orderNumber } = await receiveReport(app, browser, { email });
    return { browser, orderNumber };
  }

  async function mailedTokens(email: string): Promise<string[]> {
    await app.worker.drain();
    return newestTokens(app.dataDir, email);
  }

  it('opens one report, for the browser that redeems it, as often as its reader likes', async () => {
    const { orderNumber } = await bought('one@example.org');
    const other = await bought('other@example.org');
    const [token] = await mailedTokens('one@example.org');
    for (const browser of [app.browser(), app.browser()]) {
      await browser.data(openReportLink, { body: { token: token as string } });
      expect(await reportOf(browser, orderNumber)).not.toBeNull();
      expect(await browser.refusal(orderInfo, { params: { orderNumber: other.orderNumber } })).toBe(
        'unknownOrder',
      );
    }
    expect(await app.browser().refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
  });

  it('lets five browsers in at a time: whoever opened one longest ago makes way', async () => {
    const { browser: owner, orderNumber } = await bought('circle@example.org');
    const [token] = await mailedTokens('circle@example.org');
    const open = async (browser: Browser) => {
      app.clock.forward(1_000);
      await browser.data(openReportLink, { body: { token: token as string } });
      return browser;
    };
    const circle: Browser[] = [];
    for (let at = 0; at < 5; at += 1) circle.push(await open(app.browser()));
    const [first, second] = circle as [Browser, Browser];
    await open(first);
    await open(app.browser());
    expect(await second.refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
    for (const browser of [owner, first, ...circle.slice(2)])
      expect(await reportOf(browser, orderNumber)).not.toBeNull();
  });

  it('ends when a newer one is mailed', async () => {
    await bought('again@example.org');
    const [old] = await mailedTokens('again@example.org');
    app.clock.forward(3600_000);
    await app.browser().data(retrieveReport, { body: { email: 'again@example.org' } });
    const [newer] = await mailedTokens('again@example.org');
    expect(newer).not.toBe(old);
    const open = (token: string | undefined) => ({ body: { token: token as string } });
    expect(await app.browser().refusal(openReportLink, open(old))).toBe('linkExpired');
    await app.browser().data(openReportLink, open(newer));
  });

  it('ends when the address is corrected, and may be corrected six times an hour', async () => {
    const { browser, orderNumber } = await bought('mistyped@example.org');
    const [stranger] = await mailedTokens('mistyped@example.org');
    const change = (email: string) => ({ body: { orderNumber, email } });
    await browser.data(updateOrderEmail, change('right@example.org'));
    const [own] = await mailedTokens('right@example.org');
    expect(await app.browser().refusal(openReportLink, { body: { token: stranger as string } })).toBe(
      'linkExpired',
    );
    await app.browser().data(openReportLink, { body: { token: own as string } });
    for (const email of [
      'a@example.org',
      'right@example.org',
      'b@example.org',
      'c@example.org',
      'd@example.org',
    ]) {
      await browser.data(updateOrderEmail, change(email));
      expect(await mailedTokens(email)).toHaveLength(1);
    }
    expect(await browser.refusal(updateOrderEmail, change('e@example.org'))).toBe('tooMany');
  });

  it('counts no correction that a stranger asks for', async () => {
    const { browser, orderNumber } = await bought('owner@example.org');
    const before = await app.database.database.select().from(retrievalCounts);
    for (let asked = 0; asked < 8; asked += 1) {
      const change = { body: { orderNumber, email: `stranger${asked}@example.org` } };
      expect(await app.browser().refusal(updateOrderEmail, change)).toBe('unknownOrder');
    }
    expect(await app.database.database.select().from(retrievalCounts)).toHaveLength(before.length);
    await browser.data(updateOrderEmail, { body: { orderNumber, email: 'mine@example.org' } });
  });

  describe('that was opened from a wrong address', () => {
    const correct = (browser: Browser, orderNumber: string, email: string) =>
      browser.data(updateOrderEmail, { body: { orderNumber, email } });
    const seen = (browser: Browser, orderNumber: string) =>
      browser.refusal(orderInfo, { params: { orderNumber } });

    it('lets nobody in any more but the one who took the test and the one who corrects it', async () => {
      const { browser, orderNumber } = await bought('wrong@example.org');
      const [token] = await mailedTokens('wrong@example.org');
      const [stranger, corrector] = [app.browser(), app.browser()];
      for (const one of [stranger, corrector])
        await one.data(openReportLink, { body: { token: token as string } });
      await correct(corrector, orderNumber, 'better@example.org');
      expect(await seen(stranger, orderNumber)).toBe('unknownOrder');
      const change = { body: { orderNumber, email: 'stranger@example.org' } };
      expect(await stranger.refusal(updateOrderEmail, change)).toBe('unknownOrder');
      expect(await stranger.refusal(withdraw, { body: { orderNumber } })).toBe('unknownOrder');
      for (const one of [browser, corrector]) expect(await reportOf(one, orderNumber)).not.toBeNull();
      await correct(browser, orderNumber, 'best@example.org');
      expect(await seen(corrector, orderNumber)).toBe('unknownOrder');
      expect(await reportOf(browser, orderNumber)).not.toBeNull();
    });

    it('lets nobody in whose clock still stands before the correction', async () => {
      const { browser, orderNumber } = await bought('clock@example.org');
      const [token] = await mailedTokens('clock@example.org');
      await correct(browser, orderNumber, 'noon@example.org');
      const now = () => new Date(app.clock.now().getTime() - 60_000);
      const opened = openLink(
        { database: app.database.database, clock: { now } },
        { reader: readerOfKey('a key'), agent: undefined },
        token as string,
      );
      await expect(opened).rejects.toMatchObject({ refusal: 'linkExpired' });
    });

    it('lets nobody in who opens it at the moment of the correction', async () => {
      for (let round = 0; round < 6; round += 1) {
        app.clock.forward(3600_000);
        const email = `moment${round}@example.org`;
        const { browser, orderNumber } = await bought(email);
        const [token] = await mailedTokens(email);
        const stranger = app.browser();
        await Promise.all([
          stranger.call(openReportLink, { body: { token: token as string } }),
          correct(browser, orderNumber, `right-${email}`),
        ]);
        expect(await seen(stranger, orderNumber)).toBe('unknownOrder');
      }
    });
  });

  it('is kept as a hash only', async () => {
    await bought('hash@example.org');
    const [token] = await mailedTokens('hash@example.org');
    const rows = JSON.stringify(await app.database.database.select().from(reportLinks));
    expect(rows.length).toBeGreaterThan(100);
    expect(rows).not.toContain(token);
  });

  it('opens nothing when it is guessed or expired', async () => {
    const { orderNumber } = await bought('late@example.org');
    const browser = app.browser();
    await browser.data(startSitting, { body: iq });
    for (let guess = 0; guess < 20; guess += 1) {
      const token = randomBytes(32).toString('base64url');
      expect(await browser.refusal(openReportLink, { body: { token } })).toBe('linkExpired');
    }
    const [token] = await mailedTokens('late@example.org');
    app.clock.forward(30 * day + 1_000);
    expect(await browser.refusal(openReportLink, { body: { token: token as string } })).toBe('linkExpired');
    expect(await browser.refusal(orderInfo, { params: { orderNumber } })).toBe('unknownOrder');
  });

  it('signs a download for ten minutes, for one order, for its reader', async () => {
    const { browser, orderNumber } = await bought('file@example.org');
    const { files } = await printedFiles(app, browser, { orderNumber });
    const url = files[0]?.url as string;
    const get = async (address: string, by = browser, payload: object = { orderNumber }) =>
      (await by.request({ method: 'POST', url: address, payload })).rawPayload.subarray(0, 4).toString();
    expect(await get(url)).toBe('%PDF');
    const forged = url.replace(/signature=(.)/, (_, first) => `signature=${first === '_' ? '-' : '_'}`);
    expect(await get(forged)).not.toBe('%PDF');
    expect(await get(url.replace(/expires=\d/, 'expires=9'))).not.toBe('%PDF');
    expect(await get(url, app.browser())).not.toBe('%PDF');
    expect(await get(url, browser, {})).not.toBe('%PDF');
    const other = await bought('file2@example.org');
    expect(await get(url.replace(orderNumber, other.orderNumber), other.browser, other)).not.toBe('%PDF');
    app.clock.forward(11 * 60_000);
    expect(await get(url)).not.toBe('%PDF');
  });

  it('answers 10101 for a mailbox without a report, in the reader’s language', async () => {
    const browser = app.browser();
    await buyReport(browser, { email: 'unpaid@example.org', card: 'decline' });
    for (const email of ['nobody@example.org', 'unpaid@example.org']) {
      const answer = await browser.call(retrieveReport, { body: { email } });
      expect(answer).toMatchObject({
        ok: false,
        status: 200,
        refusal: { result: 10101, message: 'There are no retrievable reports in the current mailbox.' },
      });
    }
    app.clock.forward(3600_000);
  });

  it('sends one mail with a link to each report of the mailbox', async () => {
    const orders = [await bought('many@example.org'), await bought('Many@example.org')];
    await app.browser().data(retrieveReport, { body: { email: 'MANY@example.org' } });
    await app.worker.drain();
    const mail = (await reportMails(app.dataDir)).at(-1);
    const tokens = tokensOf(mail as NonNullable<typeof mail>);
    const browser = app.browser();
    const opened = await Promise.all(
      tokens.map((token) => browser.data(openReportLink, { body: { token } })),
    );
    expect(opened.map(({ orderNumber }) => orderNumber).sort()).toEqual(
      orders.map((order) => order.orderNumber).sort(),
    );
    app.clock.forward(day + 1_000);
    expect(await browser.refusal(openReportLink, { body: { token: tokens[0] as string } })).toBe(
      'linkExpired',
    );
  });

  it('is limited for each address and each client, and starts afresh with the hour', async () => {
    await bought('limit@example.org');
    app.clock.forward(3600_000);
    const ask = async (email: string) => {
      const answer = await app.browser().call(retrieveReport, { body: { email } });
      return answer.ok ? 'sent' : answer.refusal.name;
    };
    expect(await Promise.all([1, 2, 3, 4].map(() => ask('limit@example.org')))).toEqual(
      expect.arrayContaining(['sent', 'sent', 'sent', 'tooMany']),
    );
    const others = [];
    for (let at = 0; at < 8; at += 1) others.push(await ask(`probe${at}@example.org`));
    expect(others).toEqual([...Array(6).fill('noRetrievableReport'), 'tooMany', 'tooMany']);
    app.clock.forward(3600_000);
    expect(await ask('limit@example.org')).toBe('sent');
  });
});
