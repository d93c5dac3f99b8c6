import type { BrowserContext } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { inForm } from '#tests/support/form.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { openFiles } from '../support/files.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

it.each(
  inForm([
    { locale: 'EN', viewport: phone },
    { locale: 'JA', viewport: desktop },
  ] as const),
)(
  'a file that nobody asked for is made at the press, and saved, in $locale',
  async ({ locale, viewport }) => {
    const context = await openBrowser(locale, viewport, site.url);
    contexts.push(context);
    const { page, files, orderNumber } = await openFiles(context, locale, site.url);

    const words = (path: string, values?: Record<string, string>) =>
      sentence(locale, `report.files.${path}`, values);
    const button = files.getByRole('button', {
      name: words('downloadNamed', { name: words('report') }),
      exact: true,
    });
    await button.waitFor();
    expect(await files.getByText(words('making')).count()).toBe(0);

    const saved = page.waitForEvent('download');
    await button.focus();
    await page.keyboard.press('Enter');
    await files
      .getByRole('status')
      .filter({ hasText: words('making') })
      .waitFor();
    // Whoever goes by keyboard keeps their place.
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect((await saved).suggestedFilename()).toBe(`${orderNumber}.pdf`);
    await files.getByText(words('saved', { file: `${orderNumber}.pdf` })).waitFor();
  },
);
