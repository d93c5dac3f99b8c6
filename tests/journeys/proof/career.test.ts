import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { careerWords } from '#exams/career/words/index.ts';
import { locales } from '#locale/locales.ts';
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

  // On a phone the drawing is as wide as its column, and no name is cut or set small, in any language.
  for (const width of [320, 390])
    for (const locale of locales) {
      await page.setViewportSize({ ...phone, width });
      await page.goto(`/report/result-free-test/KR-SUBS-1006?orderNumber=${orderNumber}&hl=${locale}`);
      const theme = careerWords[locale].test.theme;
      const drawn = page.getByRole('img', { name: new RegExp(theme.R) });
      const told = await drawn.evaluate((field) => {
        const column = field.closest('figure')?.getBoundingClientRect();
        const names = [...field.querySelectorAll('[data-across]')].map((name) => {
          const { left, right } = name.getBoundingClientRect();
          return { left, right, size: Number.parseFloat(getComputedStyle(name).fontSize) };
        });
        const svg = field.querySelector('svg')?.getBoundingClientRect();
        return { share: (svg?.width ?? 0) / (column?.width ?? 1), names };
      });
      expect(told.share, locale).toBeGreaterThan(0.98);
      expect(told.names).toHaveLength(6);
      for (const { left, right, size } of told.names) {
        expect(left, `${locale} ${width}`).toBeGreaterThanOrEqual(0);
        expect(right, `${locale} ${width}`).toBeLessThanOrEqual(width);
        expect(size).toBeGreaterThanOrEqual(12);
      }
      for (const name of Object.values(theme)) expect(await drawn.textContent()).toContain(name);
    }

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
