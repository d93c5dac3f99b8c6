import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { block } from '#contract/blocks.ts';
import { inForm } from '#tests/support/form.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser } from '../support/browser.ts';

// No site that serves others has it.
const site = forSuite(() => startSite({ env: { NODE_ENV: 'test' } }));
const atoms = readdirSync(new URL('../../../src/web/ui', import.meta.url))
  .filter((name) => name.endsWith('.tsx'))
  .map((name) => name.slice(0, -4));

const languages = inForm(['JA', 'EN', 'KR'] as const);
const kinds = block.options.map((one) => one.shape.block.value);

it.each(languages)(
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

it.each(languages)(
  'shows every block of a report in six themes and two schemes, accessible to all, in %s',
  async (locale) => {
    expect(kinds.length).toBeGreaterThan(25);
    const context = await openBrowser(locale, desktop, site.url);
    const [page] = context.pages();
    if (!page) throw new Error('The browser has no page.');
    await page.goto(`/dev/gallery?hl=${locale}`);
    const looks = await page
      .locator('a[href*="look="]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    expect(looks).toHaveLength(12);
    for (const look of inForm(looks)) {
      await page.goto(`/dev/gallery${look}`);
      for (const kind of kinds) {
        const specimen = page.locator(`[data-specimen="${kind}"]`);
        expect(await specimen.count(), kind).toBe(1);
        expect((await specimen.boundingBox())?.height ?? 0, kind).toBeGreaterThan(10);
      }
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), look).toBeLessThanOrEqual(
        desktop.width,
      );
    }
    await context.close();
  },
);
