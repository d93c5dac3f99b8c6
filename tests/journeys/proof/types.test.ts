import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { confirm, types as wish } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

it('leads from a type to its test, whose seven steps stand in one row, and to the report', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE', 60);
  const { page, words } = visitor;

  await page.goto('/tests/types/DE-SUBS-1002?hl=DE');
  const shelf = page.getByRole('list', { name: words('types.title') });
  expect(await shelf.getByRole('link').count()).toBe(16);
  await shelf.locator('a[href*="/tests/types/infj/DE-SUBS-1003"]').click();
  await page.getByRole('heading', { level: 2, name: words('types.letters') }).waitFor();
  await expectAccessible(page);
  expect(await page.locator('link[hreflang]').count()).toBe(10);
  expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toContain(
    '/tests/types/infj/DE-SUBS-1003',
  );
  expect(await page.locator('script[type="module"]').count()).toBe(0);
  await page.getByRole('link', { name: words('types.pair', { code: 'INFJ', other: 'ESTP' }) }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectAccessible(page);
  await page.locator('main a[href*="/answer/start/DE-SUBS-1003"]').first().click();
  await visitor.begin();

  const steps = page.getByRole('radio');
  for (const width of [390, 320]) {
    await page.setViewportSize({ ...phone, width });
    const boxes = await Promise.all((await steps.all()).map(async (step) => step.boundingBox()));
    expect(boxes).toHaveLength(7);
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? 0))).size).toBe(1);
    expect(Math.min(...boxes.map((box) => Math.min(box?.width ?? 0, box?.height ?? 0)))).toBeGreaterThan(24);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await visitor.think();
  await page.keyboard.press('7');
  expect(await steps.nth(6).isChecked()).toBe(true);
  await page.keyboard.press('Enter');
  await visitor.atQuestion(2);

  const calls = callsOf(context, site.url);
  const orderNumber = await confirm(calls, { ...wish, hl: 'DE' });
  await buy(calls, { orderNumber, skuId: 'types-premium' });
  await expect
    .poll(async () => (await calls.data(orderInfo, { params: { orderNumber } })).report?.parts.length)
    .toBe(4);
  await page.goto(`/report/result/DE-SUBS-1003?orderNumber=${orderNumber}&hl=DE&tab=axes`);
  await page.getByRole('heading', { level: 1, name: /Achsen/ }).waitFor();
  await expectAccessible(page);
  await context.close();
});
