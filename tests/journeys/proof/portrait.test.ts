import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { confirm } from '#tests/support/builders.ts';
import { buyReport } from '#tests/support/reports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
const exam = { examId: 'SUBS-1001', countryCode: 'DE', hl: 'EN', consent: true } as const;
const parts = ['overview', 'traits', 'dream', 'power', 'files'] as const;

let context: BrowserContext;
let page: Page;
let whole = '';
let short = '';
let free = '';

beforeAll(async () => {
  context = await openBrowser('EN', desktop, site.url);
  page = context.pages()[0] as Page;
  const browser = callsOf(context, site.url);
  whole = (await buyReport(browser, { exam, skuId: 'subconscious-full' })).orderNumber;
  short = (await buyReport(browser, { exam, skuId: 'subconscious-short' })).orderNumber;
  free = await confirm(browser, exam);
  const { report } = await browser.data(orderInfo, { params: { orderNumber: whole }, query: {} });
  expect(report?.parts.map(({ id }) => id)).toEqual(parts.slice(0, -1));
}, 60_000);

afterAll(() => context.close());

const addressOf = (orderNumber: string, part: (typeof parts)[number]) =>
  `/report/result/DE-SUBS-1001?hl=EN&orderNumber=${orderNumber}&tab=${part}`;

describe('the reader of a portrait', () => {
  it('finds every part by its address, and nothing for axe to say', async () => {
    for (const part of parts) {
      await page.goto(addressOf(whole, part));
      await expect.poll(() => page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await page.locator('nav.tabs [aria-current=page]').count()).toBe(1);
      await expectAccessible(page);
    }
  });

  it('turns the pages by keyboard, without asking the server', async () => {
    await page.goto(addressOf(whole, 'overview'), { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const part of parts.slice(1)) {
      await page.locator(`nav.tabs a[href*="tab=${part}"]`).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**tab=${part}`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
    expect(asked.filter((url) => url.includes('/report/result'))).toEqual([]);
    await page.goBack();
    await page
      .getByRole('heading', { level: 1, name: 'Exploring and unlocking subconscious power' })
      .waitFor();
  });

  it('learns what the smaller package does not hold', async () => {
    await page.goto(addressOf(short, 'power'));
    await page.getByRole('heading', { name: 'This part comes with the larger package' }).waitFor();
    expect(await page.locator('main article:visible').count()).toBe(0);
    await expectAccessible(page);
  });
});

it('says the free result, and where the rest is', async () => {
  await page.setViewportSize(phone);
  await page.goto(`/report/result-free-test/DE-SUBS-1001?hl=EN&orderNumber=${free}`);
  await page.getByRole('link', { name: 'Compare reports and prices' }).waitFor();
  expect(await page.locator('main article[aria-labelledby^="side-"]').count()).toBe(2);
  await expectAccessible(page);
});

it('reads every part without script', async () => {
  const plain = await openBrowser('EN', phone, site.url, false);
  await plain.addCookies(await context.cookies());
  const sheet = plain.pages()[0] as Page;
  await sheet.goto(addressOf(whole, 'overview'));
  await sheet.locator('nav.tabs a[href*="tab=dream"]').click();
  await sheet.waitForURL('**tab=dream');
  expect(await sheet.getByRole('heading', { level: 1 }).textContent()).toBe('Dream analysis and insights');
  expect(await sheet.locator('main figure img:visible').count()).toBe(3);
  await plain.close();
});
