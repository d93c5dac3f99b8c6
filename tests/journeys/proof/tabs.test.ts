import { expect, it } from 'vitest';
import { confirm } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

it('shows the current tab of a report when its letters become narrower after it came', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const page = await context.newPage();
  const calls = callsOf(context, site.url);
  const orderNumber = await confirm(calls, { examId: 'SUBS-1002', countryCode: 'DE', hl: 'EN' });
  await buy(calls, { orderNumber, skuId: 'iq-top' });
  await page.goto(`/report/result/DE-SUBS-1002?hl=EN&orderNumber=${orderNumber}&tab=analysis`);
  await page.locator('html[data-alive]').waitFor({ state: 'attached' });
  const strip = page.locator('nav.tabs');
  const space = (spacing: string) =>
    strip.evaluate((list, letterSpacing) => {
      for (const tab of list.querySelectorAll('a')) tab.style.letterSpacing = letterSpacing;
    }, spacing);
  const gap = () =>
    strip.evaluate((list) => {
      const [whole, tab] = [list, list.querySelector('[aria-current]') ?? list].map((one) => {
        const { left, width } = one.getBoundingClientRect();
        return left + width / 2;
      }) as [number, number];
      return Math.abs(whole - tab);
    });
  await space('0.6em');
  await expect.poll(gap).toBeLessThan(2);
  await space('normal');
  await expect.poll(gap).toBeLessThan(2);
  await context.close();
});
