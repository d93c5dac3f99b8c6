import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { exams } from '#exams/index.ts';
import { confirm } from '#tests/support/builders.ts';
import { hardest } from '#tests/support/form.ts';
import { isMadeFor, landings, pathOf } from '#web/landings.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { linesOf } from '../support/lines.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

/** Around every width at which the landings change, and between. */
const widths = [360, 390, 430, 600, 767, 768, 820, 900, 991, 992, 1100, 1280, 1440];

/** Titles of which a line begins with a mark that closes, away from its word, or is one sign alone. */
const torn = async (page: Page): Promise<string[]> => {
  const titles = await linesOf(page.locator('main :is(h1, h2, h3):visible'));
  const isTorn = (line: string, { length }: string[]) =>
    /^\s*[？！。、，：；」』）”’…?!.,]/.test(line) || (length > 1 && line.trim().length === 1);
  return titles
    .filter((lines) => lines.some((line) => isTorn(line, lines)))
    .map((lines) => lines.join(' / '));
};

it.each(hardest(['CN', 'HK', 'JA', 'KR'] as const, ['HK', 'JA']))(
  'tears no line of a title of a landing, a start or a free result, in %s',
  { timeout: 240_000 },
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    const page = context.pages()[0] as Page;
    const calls = callsOf(context, site.url);
    // Each landing with its own words, and every test with what it says of itself.
    const shown = landings.flatMap((landing) =>
      exams
        .filter(
          ({ face }) => landing.name === 'home' || (landing.of !== 'any' && isMadeFor(landing, face.landing)),
        )
        .map(({ id }) => `${pathOf(landing)}/DE-${id}?hl=${locale}`),
    );
    for (const { id } of exams) {
      const orderNumber = await confirm(calls, { examId: id, countryCode: 'DE', hl: locale, consent: true });
      shown.push(
        `/answer/start/DE-${id}?hl=${locale}`,
        `/report/result-free-test/DE-${id}?hl=${locale}&orderNumber=${orderNumber}`,
      );
    }
    for (const path of shown) {
      await page.goto(path);
      // An address that leads elsewhere, as of a market that is none, would show another title.
      expect(page.url(), path).toContain(path.split('?')[0]);
      await page.locator('main h1').first().waitFor({ state: 'attached' });
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await torn(page), `${path} at ${width} px`).toEqual([]);
      }
    }
    await context.close();
  },
);
