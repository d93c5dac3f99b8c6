import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { samplePages, samplePath, sampleWidths } from '#contract/samples.ts';
import { type Locale, locales } from '#locale/locales.ts';
import { begin, confirm, iq } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { specifiedRoutes } from '#tests/support/routes.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

/** For what is bought first and the pages of a sample report, which are printed once: a busy machine is no failure. */
const preparations = 900_000;
const screen = 300_000;

const places = specifiedRoutes({ sittingId: '', draft: '', paid: '' }).map((route) => route.split('?')[0]);

/** Every route of the specification in every language and both colour schemes: axe finds nothing, and no console says a word. */
describe.each(locales)('every screen in %s', (hl) => {
  const said: string[] = [];
  let page: Page;
  let routes: readonly string[] = [];

  beforeAll(async () => {
    await printSample(hl);
    const context = await openBrowser(hl, phone, site.url);
    page = context.pages()[0] ?? (await context.newPage());
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        said.push(`${message.text()} ${message.location().url}`);
    });
    page.on('pageerror', (problem) => said.push(problem.message));
    const calls = callsOf(context, site.url);
    const paid = await confirm(calls);
    await buy(calls, { orderNumber: paid });
    const draft = await confirm(calls);
    const { sittingId } = await begin(calls, iq);
    routes = specifiedRoutes({ sittingId, draft, paid });
  }, preparations);

  afterAll(() => page?.context().close());

  it('is each of the specification', () => {
    expect(routes).toHaveLength(31);
  });

  it.each(places.map((place, at) => [place, at] as const))(
    '%s is for everyone, in light and in dark colours',
    async (_, at) => {
      const route = routes[at] ?? '';
      said.length = 0;
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      const answer = await page.goto(`${route}${route.includes('?') ? '&' : '?'}hl=${hl}`);
      expect(answer?.status(), route).toBe(200);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('load');
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page, { colours: true });
      expect(said).toEqual([]);
    },
    screen,
  );
});

/**
 * The pictures of a sample report of that language, until each is there: the first to ask waits until it is printed, by a process
 * that steps back behind all others and on a busy machine may not end within its time.
 */
async function printSample(hl: Locale): Promise<void> {
  for (const pageNumber of samplePages) {
    for (const size of Object.keys(sampleWidths) as (keyof typeof sampleWidths)[]) {
      const address = site.url + samplePath(iq.examId, hl, pageNumber, size);
      const isThere = async () => expect((await fetch(address)).status, address).toBe(200);
      await vi.waitFor(isThere, { timeout: preparations, interval: 1_000 });
    }
  }
}
