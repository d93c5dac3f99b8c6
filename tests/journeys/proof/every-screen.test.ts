import { describe, expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { begin, confirm, iq } from '#tests/support/builders.ts';
import { buy } from '#tests/support/purchases.ts';
import { specifiedRoutes } from '#tests/support/routes.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';

const site = openSite();

/** Time for all routes: a busy machine is no failure. */
const screens = 1_200_000;

/** Every route of the specification in every language and both colour schemes: axe finds nothing, and no console says a word. */
describe.each(locales)('every screen in %s', (hl) => {
  it.each(['light', 'dark'] as const)(
    'is for everyone, in %s colours',
    async (colorScheme) => {
      const context = await openBrowser(hl, phone, site.url);
      const page = context.pages()[0] ?? (await context.newPage());
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const said: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning') said.push(message.text());
      });
      page.on('pageerror', (problem) => said.push(problem.message));
      const calls = callsOf(context, site.url);
      const paid = await confirm(calls);
      await buy(calls, { orderNumber: paid });
      const draft = await confirm(calls);
      const { sittingId } = await begin(calls, iq);
      const routes = specifiedRoutes({ sittingId, draft, paid });
      expect(routes.length).toBe(31);
      for (const route of routes) {
        const answer = await page.goto(`${route}${route.includes('?') ? '&' : '?'}hl=${hl}`);
        expect(answer?.status(), route).toBe(200);
        await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
        await page.waitForLoadState('load');
        await expectAccessible(page);
        expect(said, route).toEqual([]);
      }
      await context.close();
    },
    screens,
  );
});
