import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { shareReport } from '#contract/shares.ts';
import { buyReport } from '#tests/support/reports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';

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
