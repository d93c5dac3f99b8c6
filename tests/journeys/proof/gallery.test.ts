import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { inForm } from '#tests/support/form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser } from '../support/browser.ts';
import { openSite } from '../support/site.ts';

const site = openSite();
const atoms = readdirSync(new URL('../../../src/web/ui', import.meta.url))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.slice(0, -4));

it.each(inForm(['JA', 'EN', 'KR'] as const))(
  'shows every atom in six themes and two schemes, accessible to all, in %s',
  async (locale) => {
    const context = await openBrowser(locale, desktop, site.url);
    const [page] = context.pages();
    if (!page) throw new Error('The browser has no page.');
    await page.goto(`/dev/gallery?hl=${locale}`);
    for (const atom of atoms) {
      expect(await page.locator(`[data-specimen="${atom}"]`).count(), atom).toBe(12);
    }
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      desktop.width,
    );
    await context.close();
  },
);
