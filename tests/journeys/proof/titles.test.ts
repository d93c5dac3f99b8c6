import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { hardest } from '#tests/support/form.ts';
import { isMadeFor, landings, pathOf } from '#web/landings.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

/** Around every width at which the landings change, and between. */
const widths = [360, 390, 430, 600, 767, 768, 820, 900, 991, 992, 1100, 1280, 1440];

/** Titles of which a line begins with a mark that closes, so that it stands alone before nothing, or away from its word. */
const marksFirst = (page: Page): Promise<string[]> =>
  page.locator('main :is(h1, h2, h3):visible').evaluateAll((titles) =>
    titles.flatMap((title) => {
      const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
      const lines = new Map<number, string>();
      for (let text = walker.nextNode() as Text | null; text; text = walker.nextNode() as Text | null) {
        for (const [at, sign] of [...text.data].entries()) {
          const range = document.createRange();
          range.setStart(text, at);
          range.setEnd(text, at + 1);
          const { top, width } = range.getBoundingClientRect();
          if (width > 0) lines.set(Math.round(top), (lines.get(Math.round(top)) ?? '') + sign);
        }
      }
      return [...lines.values()].some((line) => /^\s*[？！。、，：；」』）…?!.,]/.test(line))
        ? [[...lines.values()].join(' / ')]
        : [];
    }),
  );

it.each(hardest(['CN', 'HK', 'JA', 'KR'] as const, ['HK', 'JA']))(
  'begins no line of a title of a landing with a closing mark, in %s',
  { timeout: 120_000 },
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    const page = context.pages()[0] as Page;
    // Each landing with its own words, and every test with what it says of itself.
    const shown = landings.flatMap((landing) =>
      exams
        .filter(
          ({ face }) => landing.name === 'home' || (landing.of !== 'any' && isMadeFor(landing, face.landing)),
        )
        .map(({ id }) => `${pathOf(landing)}/${locale}-${id}`),
    );
    for (const path of shown) {
      await page.goto(`${path}?hl=${locale}`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await marksFirst(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await context.close();
  },
);
