import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { exams } from '#exams/index.ts';
import { confirm } from '#tests/support/builders.ts';
import { isFull } from '#tests/support/form.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { pickPackage, Visitor } from '../support/visitor.ts';
import { payButton } from '../support/words.ts';

const site = openSite();

const languages = ['EN', 'DE', 'JA'] as const;

/** Each test in three languages; in the quick form in one of them, so that all three are among the eight. */
const journeys = exams.flatMap((exam, at) =>
  languages
    .filter((_, nth) => isFull || nth === at % languages.length)
    .map((locale) => ({ slug: exam.slug, exam, locale })),
);

// Taking each test stands in journeys of its own, and so does whether each screen can be used by everybody: here a confirmed
// sitting is bought and read.
it.each(journeys)(
  'pays for $slug and reads it in $locale',
  { timeout: 120_000 },
  async ({ exam, locale }) => {
    const window = locale === 'DE' ? desktop : phone;
    const context = await openBrowser(locale, window, site.url);
    const { page, words } = new Visitor(context, locale);
    const calls = callsOf(context, site.url);
    const orderNumber = await confirm(calls, {
      examId: exam.id,
      countryCode: 'DE',
      hl: locale,
      consent: true,
    });
    const whole = exam.packages.at(-1)?.skuId ?? '';

    await page.goto(`/paying/scheme/DE-${exam.id}?hl=${locale}&orderNumber=${orderNumber}`);
    await page.getByRole('heading', { level: 1, name: words('paying.scheme.freeTitle') }).waitFor();
    await pickPackage(page, whole);
    await page.waitForURL('**/paying/paypage/**', { waitUntil: 'commit' });
    await page.getByLabel(words('paying.pay.emailLabel')).fill(`${exam.slug}@example.org`);
    await page.getByRole('radio', { name: words('paying.pay.cardSuccess') }).check({ force: true });
    // The page that says so goes on by itself: whoever looks away for a moment finds the report.
    const paid = page.waitForURL('**/paying/success/**', { waitUntil: 'commit' });
    await Promise.all([paid, page.getByRole('button', { name: payButton(words) }).click()]);
    await page.waitForURL('**/report/result/**', { waitUntil: 'commit' });

    const order = await calls.data(orderInfo, { params: { orderNumber }, query: { hl: locale } });
    expect(order).toMatchObject({ orderState: 'paid', unlocked: true, skuId: whole });
    const { report } = order;
    if (!report) throw new Error('What was bought is not there.');
    expect(report.parts.filter(({ locked }) => locked)).toEqual([]);
    await page.getByRole('heading', { level: 1, name: report.title, exact: true }).waitFor();
    expect(await page.title()).toBe(report.title);
    const parts = page.getByRole('navigation', { name: words('report.tabs.label') }).getByRole('link');
    const files = report.filesTitle ?? words('report.tabs.files');
    expect(await parts.allInnerTexts()).toEqual([...report.parts.map(({ title }) => title), files]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
    await parts.last().click();
    await page.getByRole('heading', { level: 1, name: files, exact: true }).waitFor();
    await context.close();
  },
);
