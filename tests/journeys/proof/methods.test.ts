import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { oneInTurn } from '#tests/support/form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

const readers = [
  { locale: 'EN', window: phone, scheme: 'light' },
  { locale: 'DE', window: desktop, scheme: 'dark' },
  { locale: 'JA', window: phone, scheme: 'dark' },
  { locale: 'CN', window: desktop, scheme: 'light' },
] as const;

/** Each page for each reader; in the quick form for one of them, so that all four are among the eight. */
const pages = exams.flatMap((exam, at) =>
  oneInTurn(readers, at).map((reader) => ({ ...reader, exam, slug: exam.slug })),
);

it.each(pages)(
  'says how $slug measures to everybody, by keys alone, in $locale',
  async ({ exam, locale, window, scheme }) => {
    const context = await openBrowser(locale, window, site.url);
    const { page, words } = new Visitor(context, locale);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.goto(`/methods/DE-${exam.id}?hl=${locale}`);
    await page
      .getByRole('heading', { level: 1, name: words('methods.page.title', { name: exam.name(locale) }) })
      .waitFor();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(window.width);

    // What can be used inside the page is reached in its order, and is seen where it is reached.
    const reachable = await page
      .locator('main :is(a[href], summary, button, [tabindex="0"]):visible')
      .count();
    expect(reachable).toBeGreaterThan(0);
    await page.locator('main').evaluate((main) => {
      main.tabIndex = -1;
      main.focus();
    });
    for (let nth = 0; nth < reachable; nth += 1) {
      await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const focused = document.activeElement;
        if (!focused?.closest('main')) return 'left the page';
        const { outlineStyle, outlineWidth } = getComputedStyle(focused);
        return outlineStyle === 'none' || outlineWidth === '0px'
          ? `no ring: ${focused.outerHTML.slice(0, 80)}`
          : '';
      });
      expect(ring, `stop ${nth + 1} of ${reachable}`).toBe('');
    }
    await context.close();
  },
);
