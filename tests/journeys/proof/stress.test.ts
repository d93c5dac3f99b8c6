import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { stressWords } from '#exams/stress/words/index.ts';
import { confirm } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

it.each([
  { locale: 'EN', market: 'GB', window: phone },
  { locale: 'CN', market: 'CN', window: desktop },
] as const)(
  'reads work stress in $locale: the result with where help is, the map, and the week',
  {
    timeout: 120_000,
  },
  async ({ locale, market, window }) => {
    const context = await openBrowser(locale, window, site.url);
    const page = await context.newPage();
    const calls = callsOf(context, site.url);
    const at = `${market}-SUBS-1007`;
    const words = stressWords[locale];

    // Nothing begins before the visitor agreed.
    await page.goto(`/answer/start/${at}?hl=${locale}`);
    await page.getByText(words.test.consent.agree.replace('{age}', '16')).first().waitFor();
    await expectAccessible(page);

    const orderNumber = await confirm(calls, {
      examId: 'SUBS-1007',
      countryCode: market,
      hl: locale,
      consent: true,
    });
    await page.goto(`/paying/scheme/${at}?orderNumber=${orderNumber}&hl=${locale}`);
    await page.keyboard.press('Escape');
    await page.locator('[data-revealing]').waitFor({ state: 'detached' });
    await page.getByText(words.test.free.account).first().waitFor();
    await expectAccessible(page);

    await buy(calls, { orderNumber, skuId: 'stress-basic' });
    await expect
      .poll(async () => (await calls.data(orderInfo, { params: { orderNumber } })).report?.parts.length)
      .toBe(4);
    for (const tab of ['together', 'week']) {
      await page.goto(`/report/result/${at}?orderNumber=${orderNumber}&hl=${locale}&tab=${tab}`);
      await page.locator('main h2:visible').first().waitFor();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
      await expectAccessible(page);
    }
    await page.getByRole('heading', { name: words.week.help.title }).waitFor();
    await context.close();
  },
);
