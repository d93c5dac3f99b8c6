import { expect, it } from 'vitest';
import { locales } from '#locale/locales.ts';
import { begin, confirm, iq } from '#tests/support/builders.ts';
import { hardest } from '#tests/support/form.ts';
import { buy } from '#tests/support/purchases.ts';
import { specifiedRoutes } from '#tests/support/routes.ts';
import { openBrowser, phone } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { openSite } from './support/site.ts';

const site = openSite();

it.each(hardest(locales, ['JA']))(
  'every route of the specification comes alive in a browser without a word on its console, in %s',
  async (hl) => {
    const context = await openBrowser(hl, phone, site.url);
    const page = context.pages()[0] ?? (await context.newPage());
    const said: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning')
        said.push(`${page.url()} ${message.text()}`);
    });
    page.on('pageerror', (problem) => said.push(`${page.url()} ${problem.message}`));
    const calls = callsOf(context, site.url);
    const paid = await confirm(calls);
    await buy(calls, { orderNumber: paid });
    const draft = await confirm(calls);
    const { sittingId } = await begin(calls, iq);
    for (const route of specifiedRoutes({ sittingId, draft, paid })) {
      const answer = await page.goto(`${route}${route.includes('?') ? '&' : '?'}hl=${hl}`);
      expect(answer?.status(), route).toBe(200);
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      await page.waitForLoadState('load');
      expect(said, route).toEqual([]);
    }
    await context.close();
  },
);
