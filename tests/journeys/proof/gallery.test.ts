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

it.each(['light', 'dark'] as const)(
  'draws the level of each skill at one height, before an interval that is seen, in a %s scheme',
  async (scheme) => {
    const context = await openBrowser('EN', desktop, site.url);
    const page = await context.newPage();
    await page.goto('/dev/gallery?hl=EN');
    await page.locator(`a[href*="look="][href*="${scheme}"]`).first().click();
    await page.waitForURL('**look=**');
    const specimen = page.locator('[data-specimen="progress"]');
    const tops = await specimen
      .locator('svg')
      .evaluateAll((found) => found.map((one) => Math.round(one.getBoundingClientRect().top)));
    expect(tops.length).toBeGreaterThan(1);
    expect(new Set(tops).size).toBe(1);
    const contrast = await specimen
      .locator('svg rect')
      .first()
      .evaluate((bar) => {
        const light = (colour: string) => {
          const brush = new OffscreenCanvas(1, 1).getContext('2d');
          if (!brush) throw new Error('Nothing to paint with.');
          brush.fillStyle = colour;
          brush.fillRect(0, 0, 1, 1);
          const [red = 0, green = 0, blue = 0] = [...brush.getImageData(0, 0, 1, 1).data].map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
          });
          return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
        };
        const paper = getComputedStyle(bar).getPropertyValue('--paper');
        const probe = document.createElement('i');
        probe.style.color = paper;
        bar.closest('section')?.append(probe);
        const [ground, drawn] = [light(getComputedStyle(probe).color), light(getComputedStyle(bar).fill)];
        return Math.max(ground, drawn) / Math.min(ground, drawn);
      });
    expect(contrast).toBeGreaterThan(2);
    await context.close();
  },
);
