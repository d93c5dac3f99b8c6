import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { exams, findExam } from '#exams/index.ts';
import { confirm } from '#tests/support/builders.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { inForm, oneInTurn } from '#tests/support/form.ts';
import { buy } from '#tests/support/purchases.ts';
import { unbrokenOnScreen } from '#words/unbroken.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { pickPackage, Visitor } from '../support/visitor.ts';
import { payButton, sentence } from '../support/words.ts';

const site = openSite();

const languages = ['EN', 'DE', 'JA'] as const;

/** Each test in three languages; in the quick form in one of them, so that all three are among the eight. */
const journeys = exams.flatMap((exam, at) =>
  oneInTurn(languages, at).map((locale) => ({ slug: exam.slug, exam, locale })),
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
    const files = words('report.tabs.files');
    expect(await parts.allInnerTexts()).toEqual([
      ...report.parts.map(({ title, tab = title }) => tab),
      files,
    ]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
    await parts.last().click();
    await page.getByRole('heading', { level: 1, name: report.filesTitle ?? files, exact: true }).waitFor();
    await context.close();
  },
);

it.each(inForm(['EN', 'JA', 'DE'] as const))(
  'shows what the package brings as a part of the report, once it is taken, in %s',
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    const { page, words } = new Visitor(context, locale);
    const calls = callsOf(context, site.url);
    const wish = { countryCode: 'DE', hl: locale };
    const orderNumber = await confirm(calls, { ...wish, examId: 'SUBS-1002' });
    await buy(calls, { orderNumber, skuId: 'iq-premium' });
    const brought = await confirm(calls, { ...wish, examId: 'SUBS-1004' });
    const name = findExam('SUBS-1004')?.name(locale) ?? '';

    await page.goto(`/report/result/DE-SUBS-1002?hl=${locale}&orderNumber=${orderNumber}`);
    const parts = page.getByRole('navigation', { name: words('report.tabs.label') });
    await parts.getByRole('link', { name, exact: true }).click();
    await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    const { report } = await calls.data(orderInfo, {
      params: { orderNumber: brought },
      query: { hl: locale },
    });
    const [first, second] = blocksOf(report, 'page');
    const partOf = (title = '') =>
      page.getByRole('heading', { level: 2, name: unbrokenOnScreen(title), exact: true });
    await partOf(first?.title).waitFor();
    expect(await partOf(second?.title).count()).toBe(0);
    await expectAccessible(page);
    await page
      .getByRole('link', { name: sentence(locale, 'report.brings.see', { name }), exact: true })
      .first()
      .click();
    await page.waitForURL(`**/report/result/DE-SUBS-1004?**orderNumber=${brought}**`);
    await page
      .getByRole('heading', { level: 1, name: unbrokenOnScreen(report?.title ?? ''), exact: true })
      .waitFor();
    await context.close();
  },
);
