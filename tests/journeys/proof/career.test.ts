import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { careerWords } from '#exams/career/words/index.ts';
import { confirm } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

it('shows the hexagon of career interests before the purchase, and the occupations that fit behind it', async () => {
  const context = await openBrowser('KR', phone, site.url);
  const page = await context.newPage();
  const calls = callsOf(context, site.url);
  const orderNumber = await confirm(calls, { examId: 'SUBS-1006', countryCode: 'KR', hl: 'KR' });
  const words = careerWords.KR;

  await page.goto(`/paying/scheme/KR-SUBS-1006?orderNumber=${orderNumber}&hl=KR`);
  const hexagon = page.getByRole('img', { name: new RegExp(words.test.theme.R) });
  for (const view of [phone, desktop]) {
    await page.setViewportSize(view);
    expect((await hexagon.boundingBox())?.width ?? 0).toBeGreaterThan(250);
  }
  await expectAccessible(page);

  await buy(calls, { orderNumber, skuId: 'career-basic' });
  await expect
    .poll(async () => (await calls.data(orderInfo, { params: { orderNumber } })).report?.parts.length)
    .toBe(4);
  await page.setViewportSize({ ...phone, width: 320 });
  await page.goto(`/report/result/KR-SUBS-1006?orderNumber=${orderNumber}&hl=KR&tab=occupations`);
  await page.getByRole('heading', { name: words.test.education[1] }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  await context.close();
});
