import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { inForm } from '#tests/support/form.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

it.each(
  inForm([
    { locale: 'JA', window: phone },
    { locale: 'EN', window: desktop },
    { locale: 'DE', window: phone },
  ] as const),
)('has the doors on a landing, without script, in $locale', async ({ locale, window }) => {
  const context = await openBrowser(locale, window, site.url, false);
  const { page, words } = new Visitor(context, locale);
  await page.goto(`/landing/universe/DE-SUBS-1001?hl=${locale}`);
  const band = page.getByRole('region', { name: words('tests.title') });
  const own = band.getByRole('link', {
    name: exams.find(({ id }) => id === 'SUBS-1001')?.name(locale) ?? '',
    exact: true,
  });
  expect(await own.count()).toBe(0);
  for (const exam of exams.filter(({ id }) => id !== 'SUBS-1001')) {
    const door = band.getByRole('link', { name: exam.name(locale), exact: true });
    expect(await door.getAttribute('href')).toContain(`DE-${exam.id}`);
  }
  // From any screen the house is one press away.
  await page.locator('.site-footer a[href*="/tests/DE-"]').click();
  await page.waitForURL('**/tests/DE-SUBS-1001**');
  await page.getByRole('link', { name: exams[0]?.name(locale) ?? '', exact: true }).click();
  await page.waitForURL('**/landing/**');
  await context.close();
});

it.each(
  inForm([
    { locale: 'DE', window: desktop },
    { locale: 'EN', window: phone },
  ] as const),
)('changes the language in place, without script, from $locale', async ({ locale, window }) => {
  const context = await openBrowser(locale, window, site.url, false);
  const { page, words } = new Visitor(context, locale);
  await page.goto(`/landing/home/DE-SUBS-1002?hl=${locale}`);
  const header = page.locator('.site-header');
  if (window === phone)
    await header.getByText(words('shell.nav.menu'), { exact: true }).click({ force: true });
  await header.locator('.tongues > summary:visible').click();
  await header.getByRole('link', { name: '日本語' }).click();
  await page.waitForURL('**/landing/home/DE-SUBS-1002?hl=JA');
  expect(await page.locator('html').getAttribute('lang')).toBe('ja-JP');
  await context.close();
});
