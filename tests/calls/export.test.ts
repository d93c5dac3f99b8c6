import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { nameCover } from '#contract/certificates.ts';
import { orderInfo } from '#contract/orders.ts';
import { openReportLink } from '#contract/reports.ts';
import { inviteTogether } from '#contract/together.ts';
import { locales } from '#locale/locales.ts';
import { formatAmount } from '#locale/price.ts';
import { escapeHtml } from '#server/platform/http/html.ts';
import { sittings } from '#server/sittings/tables.ts';
import { openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { begin, brain, confirm } from '#tests/support/builders.ts';
import type { Browser } from '#tests/support/calls.ts';
import { hour } from '#tests/support/clock.ts';
import { allBlocks } from '#tests/support/documents.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { buy } from '#tests/support/purchases.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('an export', () => {
  const app = forSuite(() => openApp());

  async function archive(browser: Browser, hl = 'EN') {
    const answer = await browser.request({ method: 'GET', url: `/ads/user/export?hl=${hl}` });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('no-store');
    const files = unzipSync(answer.rawPayload);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
    return { data: JSON.parse(text('data.json')), page: text('index.html') };
  }

  it('holds what an account gave and got, and nothing that gives a test away', async () => {
    const [browser, email] = [app.browser(), 'export@example.org'];
    const orderNumber = await confirm(browser);
    await buy(browser, { orderNumber, email });
    const open = await begin(browser, brain);
    await openAccount(app, browser, email);
    await browser.data(orderInfo, { params: { orderNumber } });
    await browser.data(nameCover, { body: { orderNumber, coverName: 'Robin Holm' } });
    const { data, page } = await archive(browser);
    expect(data.account).toMatchObject({ email, name: 'Robin', agreedAt: expect.any(String) });
    expect(data.tests).toHaveLength(2);
    const iq = data.tests.find(({ confirmedAt }: { confirmedAt: string | null }) => confirmedAt !== null);
    expect(iq.answers).toHaveLength(30);
    expect(iq.answers[0]).toMatchObject({ choice: expect.any(Number), milliseconds: expect.any(Number) });
    const order = { orderNumber, state: 'paid', email, coverName: 'Robin Holm' };
    expect(data.orders).toEqual([expect.objectContaining(order)]);
    expect(data.reports).toHaveLength(1);
    expect(data.results.length).toBe(2);
    expect(page).toContain(orderNumber);
    expect(page).toContain('Robin Holm');
    // What was asked and answered stands there in words, and so does the report.
    for (const { asked, answered } of iq.answers)
      for (const words of [asked, answered]) expect(page).toContain(escapeHtml(words));
    const paragraphs = allBlocks(data.reports[0]).flatMap((block) =>
      block.block === 'prose' ? block.paragraphs : [],
    );
    expect(paragraphs.length).toBeGreaterThan(3);
    for (const paragraph of paragraphs) expect(page).toContain(escapeHtml(paragraph));
    const [{ totalAmount, currency }] = data.orders;
    expect(page).toContain(formatAmount(totalAmount, currency, { variety: 'EN', market: 'DE' }));
    expect(data.payments).toEqual([expect.objectContaining({ orderNumber, email })]);
    expect(page).toContain('Terms (');
    expect(data.orders[0].agreed.length).toBeGreaterThan(0);
    expect(data.sessions).toHaveLength(1);
    const rows = await app.database.database.select().from(sittings);
    for (const { seed, holderHash } of rows)
      for (const secret of [seed, holderHash]) expect(JSON.stringify(data) + page).not.toContain(secret);
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash|holderHash/);
    expect(open.questions.length).toBeGreaterThan(0);
  });

  it('holds a report that another test’s package brought, once it was opened', async () => {
    const [browser, email] = [app.browser(), 'export-brought@example.org'];
    const portrait = await confirm(browser, { ...brain, examId: 'SUBS-1001', consent: true });
    await buy(browser, { orderNumber: portrait, skuId: 'subconscious-full', email, waiver: true });
    const brought = await confirm(browser, { ...brain, examId: 'SUBS-1005' });
    await openAccount(app, browser, email);
    expect((await archive(browser)).data.reports).toEqual([]);
    await browser.data(orderInfo, { params: { orderNumber: brought } });
    const told = (await archive(browser)).data.reports.map(({ examId }: { examId: string }) => examId);
    expect(told.sort()).toEqual(['SUBS-1001', 'SUBS-1005']);
  });

  it('goes to whoever opened a mailed link, and holds that order alone', async () => {
    const [buyer, email] = [app.browser(), 'linked@example.org'];
    const [orderNumber, other] = [await confirm(buyer), await confirm(buyer, brain)];
    await buy(buyer, { orderNumber, email });
    await app.worker.drain();
    await buyer.data(orderInfo, { params: { orderNumber } });
    await buyer.data(nameCover, { body: { orderNumber, coverName: 'Quitte Coverdale' } });
    await buyer.data(inviteTogether, {
      body: { orderNumber, invited: true, name: 'Quitte Inviting', mails: false },
    });
    const [token = ''] = await newestTokens(app.dataDir, email);
    const reader = app.browser();
    await reader.data(openReportLink, { body: { token } });
    // Whose mailbox was proved a moment ago takes along what they may change.
    expect((await archive(reader)).data.orders[0]).toMatchObject({ email, coverName: 'Quitte Coverdale' });
    app.clock.forward(2 * hour);
    const { data, page } = await archive(reader);
    for (const holders of [email, 'Quitte']) expect(`${JSON.stringify(data)} ${page}`).not.toContain(holders);
    expect(data.tests).toEqual([]);
    expect(data.reports).toHaveLength(1);
    expect(data.orders[0]).toMatchObject({ orderNumber, state: 'paid', agreed: null });
    expect(data.account).toBeNull();
    expect(data.orders.map((order: { orderNumber: string }) => order.orderNumber)).toEqual([orderNumber]);
    expect(JSON.stringify(data)).not.toContain(other);
    // A mail may have been handed on: what the buyer paid with, is called and gave away stays the buyer's.
    const beside = ['payments', 'memberships', 'gifts', 'certificates', 'reviews', 'shares'];
    for (const part of beside) expect(data[part], part).toEqual([]);
    expect((await archive(buyer)).data.payments).toHaveLength(1);
    expect((await app.browser().request({ method: 'GET', url: '/ads/user/export' })).statusCode).toBe(403);
  });

  it.each(locales)('is readable in %s', async (locale) => {
    const browser = app.browser();
    await confirm(browser);
    const { page } = await archive(browser, locale);
    expect(page).not.toMatch(/undefined|MISSING|export\.|setting\./);
    expect(page.match(/<h2>/g)).toHaveLength(4);
  });
});
