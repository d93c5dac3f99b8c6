import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { confirm } from '#tests/support/builders.ts';
import { blocksOf } from '#tests/support/documents.ts';
import { buy } from '#tests/support/purchases.ts';
import { unbrokenIn } from '#words/unbroken.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone, withMotion } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

it.each([
  { locale: 'EN', window: desktop, scripts: true, motion: true },
  { locale: 'DE', window: phone, scripts: false, motion: false },
  { locale: 'JA', window: phone, scripts: true, motion: false },
] as const)(
  'climbs from the easiest question to the hardest in $locale (script $scripts, motion $motion)',
  async ({ locale, window, scripts, motion }) => {
    const context = await openBrowser(locale, window, site.url, scripts);
    const { page, words } = new Visitor(context, locale);
    if (motion) await withMotion(page);
    const calls = callsOf(context, site.url);
    const orderNumber = await confirm(calls, { examId: 'SUBS-1002', countryCode: 'DE', hl: locale });
    await buy(calls, { orderNumber, skuId: 'iq-basic' });
    const { report } = await calls.data(orderInfo, { params: { orderNumber }, query: { hl: locale } });
    // As the page shows it: words held together by signs that nobody sees.
    const [ladder] = unbrokenIn(blocksOf(report, 'ladder'));
    if (!ladder) throw new Error('There is no ladder in what was bought.');
    const part = report?.parts.find(({ blocks }) => blocks.some(({ block }) => block === 'ladder'));

    await page.goto(`/report/result/DE-SUBS-1002?hl=${locale}&orderNumber=${orderNumber}&tab=${part?.id}`);
    const drawn = page.getByRole('img', { name: ladder.alt, exact: true });
    await drawn.scrollIntoViewIfNeeded();
    // The thirty questions stand in it by their numbers, and it is as wide as the window lets it be.
    const places = ladder.rungs.map(({ place }) => String(place));
    const numbers = await drawn.locator('span').allInnerTexts();
    expect(numbers.filter((text) => /^\d+$/.test(text)).sort()).toEqual(places.sort());
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);
    if (ladder.hardest) await page.getByText(ladder.hardest.text, { exact: true }).waitFor();
    // What fades as a strip is scrolled has a timeline of its own, and moves by hand alone.
    const inTime = () =>
      document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
    if (!motion) expect(await page.evaluate(inTime)).toBe(0);

    // The same as a table, the hardest at its head; it opens without a script too.
    await page.getByText(words('report.ladder.table'), { exact: true }).click();
    const rows = page
      .getByRole('table')
      .filter({ hasText: words('report.ladder.kind') })
      .locator('tbody tr');
    expect(await rows.count()).toBe(30);
    expect(await rows.first().getByRole('rowheader').textContent()).toBe(String(ladder.rungs.at(-1)?.place));
    if (scripts) await expectAccessible(page);
    await context.close();
  },
);
