import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyReport } from '#tests/support/reports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const exam = { examId: 'SUBS-1001', countryCode: 'DE', hl: 'EN', consent: true } as const;
const word = (key: string) => sentence('EN', `share.${key}`);

let holder: BrowserContext;
let friend: BrowserContext;
let page: Page;
let orderNumber = '';

beforeAll(async () => {
  holder = await openBrowser('EN', phone, site.url);
  friend = await openBrowser('DE', desktop, site.url, false);
  page = holder.pages()[0] as Page;
  ({ orderNumber } = await buyReport(callsOf(holder, site.url), { exam, skuId: 'subconscious-short' }));
}, 60_000);

afterAll(async () => {
  await holder.close();
  await friend.close();
});

/** What axe says of a public page: it runs by a script, which the friend's browser has none of. */
async function expectReadable(address: string): Promise<void> {
  const scripted = await holder.newPage();
  await scripted.goto(address);
  await expectAccessible(scripted);
  await scripted.close();
}

describe('whoever shares a portrait', () => {
  it('looks at the card, makes it public, and takes it back', async () => {
    await page.goto(`/report/result/DE-SUBS-1001?hl=EN&orderNumber=${orderNumber}`);
    await page.getByRole('link', { name: word('panel.title') }).click();
    await page.getByLabel(word('panel.name')).fill('Ada <Lovelace>');
    await page.getByRole('button', { name: word('panel.prepare') }).click();
    await page.getByText(word('panel.preview')).waitFor();
    const card = page.locator('#share img');
    await expect.poll(() => card.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1200);
    await page.getByRole('button', { name: word('panel.publish') }).click();
    await page.getByText(word('panel.public'), { exact: true }).waitFor();
    await expectAccessible(page);

    // A browser that lets no page write to the clipboard.
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    });
    await page.getByRole('button', { name: word('panel.copy') }).click();
    await page.getByText('copy failed', { exact: true }).waitFor();
    const address = await page.getByLabel(word('panel.link')).inputValue();
    expect(address).toMatch(/\/share\/[\w-]{22}\?hl=EN$/);
    const targets = await page.locator('#share ul a').allInnerTexts();
    expect(targets).toEqual(['Instagram', 'X (Twitter)', 'LinkedIn', 'Medium', 'Pinterest', 'Facebook']);

    const other = friend.pages()[0] as Page;
    const shared = `${address.replace('hl=EN', 'hl=DE')}&gclid=kept&orderNumber=not-kept`;
    expect((await other.goto(shared))?.status()).toBe(200);
    await other.getByText('Ada <Lovelace>').waitFor();
    // All of the page has the looks of its test, though its address names none.
    await other.locator('html[data-theme="universe"]').waitFor();
    await expectReadable(shared);
    expect(await other.locator('script[src]').count()).toBe(0);
    const picture = await other.locator('meta[property="og:image"]').getAttribute('content');
    const sent = await friend.request.get(picture ?? '');
    expect([sent.status(), sent.headers()['content-type']]).toEqual([200, 'image/png']);
    await other.getByRole('link', { name: sentence('DE', 'share.page.take') }).click();
    await other.waitForURL('**/landing/universe/DE-SUBS-1001?**');
    expect(other.url()).toContain('gclid=kept');
    expect(other.url()).not.toMatch(/not-kept|share|orderNumber/);

    await page.getByRole('button', { name: word('panel.withdraw') }).click();
    await page.getByText(word('panel.withdrawn')).waitFor();
    expect((await friend.request.get(picture ?? '')).status()).toBe(404);
    expect((await other.goto(shared))?.status()).toBe(404);
    await other.getByRole('heading', { name: sentence('DE', 'share.gone.title') }).waitFor();
    await expectReadable(shared);
  });
});
