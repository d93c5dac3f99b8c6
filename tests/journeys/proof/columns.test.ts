import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareReport } from '#contract/shares.ts';
import { buyReport } from '#tests/support/reports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const wide = { width: 1440, height: 900 } as const;

/** Where what a selector finds begins and ends, across the page. */
const sidesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((found) =>
    found.map((one) => {
      const { left, right, top } = one.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right), top: Math.round(top) };
    }),
  );

const read = [
  {
    name: 'how a test measures',
    path: '/methods/US-SUBS-1003',
    text: 'article > div:first-of-type > section p',
  },
  { name: 'a type', path: '/tests/types/infj/US-SUBS-1003', text: 'article > div > p' },
  { name: 'two types', path: '/tests/types/infj/with/estp/US-SUBS-1003', text: 'section > p' },
] as const;

it.each(read)(
  'sets the text of $name behind its titles in a wide window, in lines that can be read',
  async ({ path, text }) => {
    const context = await openBrowser('EN', wide, site.url);
    const page = await context.newPage();
    await page.goto(`${path}?hl=EN`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const paragraphs = (await sidesOf(page, `main ${text}`)).filter(({ right, left }) => right > left);
    expect(paragraphs.length).toBeGreaterThan(3);
    // One axis for all of them, at a third of the width or beyond it.
    expect(new Set(paragraphs.map(({ left }) => left)).size).toBe(1);
    for (const { left, right } of paragraphs) {
      expect(left).toBeGreaterThan(wide.width / 3);
      expect(right).toBeGreaterThan((wide.width * 2) / 3);
      expect(right - left).toBeLessThan(680);
    }
    await expectAccessible(page);
    await context.close();
  },
);

it('begins the axis of a shared style where its words begin, and ends it where they end', async () => {
  const context = await openBrowser('EN', wide, site.url);
  const calls = callsOf(context, site.url);
  const exam = { examId: 'SUBS-1004', countryCode: 'US', hl: 'EN' } as const;
  const { orderNumber } = await buyReport(calls, { exam, skuId: 'brain-basic' });
  const shows = { tells: 'score', sign: true, name: null } as const;
  await calls.data(shareReport, { body: { orderNumber, shared: false, shows } });
  const { share } = await calls.data(shareReport, { body: { orderNumber, shared: true } });
  const page = await context.newPage();
  await page.goto(`/share/${share?.key}?hl=EN`);
  for (const view of [wide, { width: 390, height: 844 }]) {
    await page.setViewportSize(view);
    const [axis] = await sidesOf(page, 'main [data-ground] [role="img"]');
    const [title] = await sidesOf(page, 'main h1');
    expect(axis?.left).toBe(title?.left);
    expect(view.width - (axis?.right ?? 0)).toBe(axis?.left);
  }
  await context.close();
});

it('keeps the hexagon of a shared code within its page, and says what its dashed ring is', async () => {
  const context = await openBrowser('EN', wide, site.url);
  const calls = callsOf(context, site.url);
  const exam = { examId: 'SUBS-1006', countryCode: 'US', hl: 'EN' } as const;
  const { orderNumber } = await buyReport(calls, { exam, skuId: 'career-basic' });
  const shows = { tells: 'profile', sign: true, name: null } as const;
  await calls.data(shareReport, { body: { orderNumber, shared: false, shows } });
  const { share } = await calls.data(shareReport, { body: { orderNumber, shared: true } });
  const page = await context.newPage();
  await page.goto(`/share/${share?.key}?hl=EN`);
  await page.getByText(sentence('EN', 'share.page.ring')).waitFor({ timeout: 10_000 });
  for (const view of [wide, { width: 1000, height: 700 }, { width: 390, height: 844 }]) {
    await page.setViewportSize(view);
    const [take] = await sidesOf(page, 'main section:last-of-type');
    for (const { left, right } of await sidesOf(page, 'main [data-ground] :is([role="img"] span, li)')) {
      expect(left).toBeGreaterThanOrEqual(take?.left ?? 0);
      expect(right).toBeLessThanOrEqual((take?.right ?? 0) + 1);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(view.width);
  }
  await page.setViewportSize(wide);
  await expectAccessible(page);
  await context.close();
});

it('draws the parts of a test as broad as their numbers, and as the curve whose scale they have', async () => {
  const context = await openBrowser('EN', wide, site.url);
  const page = await context.newPage();
  await page.goto('/methods/US-SUBS-1005?hl=EN');
  await page.getByRole('heading', { level: 1 }).waitFor();
  const bars = await sidesOf(page, 'main dl dd svg');
  const numbers = await sidesOf(page, 'main dl dt + dd');
  const [curve] = await sidesOf(page, 'main section:has(dl) > div > :nth-child(2)');
  expect(bars).toHaveLength(4);
  for (const { left, right } of bars) {
    expect(right).toBe(numbers[0]?.right);
    expect([left, right]).toEqual([curve?.left, curve?.right]);
  }
  await context.close();
});

it.each(['EN', 'DE', 'FR'] as const)('gives a dimension room for what it is, in %s', async (locale) => {
  const context = await openBrowser(locale, wide, site.url);
  const exam = { examId: 'SUBS-1005', countryCode: 'DE', hl: locale } as const;
  const { orderNumber } = await buyReport(callsOf(context, site.url), { exam, skuId: 'eq-basic' });
  const page = await context.newPage();
  await page.goto(`/report/result/DE-SUBS-1005?hl=${locale}&orderNumber=${orderNumber}&tab=traits`);
  await page.locator('main table tbody th').first().waitFor();
  const names = await sidesOf(page, 'main table tbody th');
  expect(names).toHaveLength(4);
  for (const { left, right } of names) expect(right - left).toBeGreaterThan(200);
  const rows = await page
    .locator('main table tbody tr')
    .evaluateAll((found) => found.map((row) => row.getBoundingClientRect().height));
  expect(Math.max(...rows)).toBeLessThan(170);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide.width);
  await context.close();
});

it('names each level of a theme in one line', async () => {
  const context = await openBrowser('DE', wide, site.url);
  const exam = { examId: 'SUBS-1006', countryCode: 'DE', hl: 'DE' } as const;
  const { orderNumber } = await buyReport(callsOf(context, site.url), { exam, skuId: 'career-basic' });
  const page = await context.newPage();
  await page.goto(`/report/result/DE-SUBS-1006?hl=DE&orderNumber=${orderNumber}`);
  const levels = page.locator('main table tbody td:nth-child(4)');
  await levels.first().waitFor();
  const lines = await levels.evaluateAll((found) =>
    found.map((one) => {
      const range = document.createRange();
      range.selectNodeContents(one);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(lines).toEqual([1, 1, 1, 1, 1, 1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(wide.width);
  await context.close();
});
