import { expect, it } from 'vitest';
import { type Variety, varieties } from '#locale/locales.ts';
import { refusalPage } from '#server/site/refusal-page.ts';
import { openBrowser, phone } from '../support/browser.ts';

/** A phone, and one whose letters are enlarged. */
const windows = [phone, { ...phone, width: 320 }];

it('the server’s own page of a refusal is no wider than a phone, in any language', async () => {
  const context = await openBrowser('EN', phone, 'http://localhost');
  const page = context.pages()[0] ?? (await context.newPage());
  const wider: [Variety, string, number][] = [];
  for (const window of windows) {
    await page.setViewportSize(window);
    for (const variety of varieties) {
      for (const name of ['malformed', 'tooLarge', 'tooMany', 'overloaded', 'ourFault'] as const) {
        const asked = { variety, exam: 'SUBS-1002', reference: 'req-1a2b3c', email: 'support@example.org' };
        await page.setContent(refusalPage(name, asked).body);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > window.width) wider.push([variety, name, width]);
      }
    }
  }
  expect(wider).toEqual([]);
  await context.close();
});
