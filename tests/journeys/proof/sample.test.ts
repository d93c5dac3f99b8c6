import { expect, it } from 'vitest';
import { samplePages } from '#contract/samples.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();

it.each([
  ['EN', phone],
  ['KR', desktop],
] as const)(
  'leads through the pages of a sample report and back, by keyboard and without script, in %s',
  async (hl, window) => {
    const context = await openBrowser(hl, window, site.url, false);
    const [page] = context.pages();
    if (!page) throw new Error('No page.');
    const words = (path: string, values: Record<string, string | number> = {}) =>
      sentence(hl, `sample.${path}`, values);
    const press = async (name: string) => {
      await page.getByRole('link', { name, exact: true }).focus();
      await page.keyboard.press('Enter');
    };
    await page.goto(`/landing/home/DE-SUBS-1002?hl=${hl}`);
    await page.getByRole('link', { name: new RegExp(words('open', { page: 1 })) }).focus();
    await page.keyboard.press('Enter');
    for (const at of samplePages) {
      await page.waitForURL(`**/sample/${at}/DE-SUBS-1002?hl=${hl}`);
      await page.getByText(words('at', { page: at, pages: samplePages.length }), { exact: true }).waitFor();
      await page.getByRole('img', { name: words('page', { page: at }) }).waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
      if (at < samplePages.length) await press(words('after'));
    }
    expect(await page.getByRole('link', { name: words('after'), exact: true }).count()).toBe(0);
    await press(words('before'));
    await page.waitForURL('**/sample/2/**');
    await page.locator('header a[href*="#get"]').click();
    await page.waitForURL('**/landing/home/DE-SUBS-1002**#get');
    await context.close();
  },
);

it('is for everyone, in light and in dark colours', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const [page] = context.pages();
  if (!page) throw new Error('No page.');
  await page.goto('/sample/2/US-SUBS-1001?hl=EN');
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, { colours: true });
  const missing = await page.goto('/sample/4/US-SUBS-1001?hl=EN');
  expect(missing?.status()).toBe(404);
  await context.close();
});
