import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { locales } from '#locale/locales.ts';
import { isFull } from '#tests/support/form.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone } from './support/browser.ts';
import { openSite } from './support/site.ts';
import { Visitor } from './support/visitor.ts';

const site = openSite();

it.each(isFull ? locales : (['EN', 'JA', 'DE'] as const))(
  'leads from home to every test in two presses, in %s',
  { timeout: 120_000 },
  async (locale) => {
    const context = await openBrowser(locale, locale === 'DE' ? phone : desktop, site.url);
    const { page } = new Visitor(context, locale);
    for (const [at, exam] of exams.entries()) {
      await page.goto(`/?hl=${locale}&gclid=ad-1`);
      await page.locator('.site-footer a[href*="/tests/"]').click();
      await page.getByRole('heading', { level: 1 }).waitFor();
      if (at === 0) await expectAccessible(page);
      await page.locator(`main a.button[href*="${exam.id}"]`).click();
      await page.waitForURL(`**/answer/start/*-${exam.id}?**`);
      expect(new URL(page.url()).searchParams.get('gclid')).toBe('ad-1');
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await context.close();
  },
);

it('lists a kind of tests only where there is one', async () => {
  const statusOf = async (path: string) => (await fetch(`${site.url}${path}/DE-SUBS-1002?hl=DE`)).status;
  expect(await statusOf('/tests')).toBe(200);
  expect(await statusOf('/tests/types')).toBe(200);
  const professional = exams.some(({ category }) => category === 'professional');
  expect(await statusOf('/tests/professional')).toBe(professional ? 200 : 404);
});
