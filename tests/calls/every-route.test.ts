import { beforeAll, describe, expect, it, vi } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { languageTags, locales } from '#locale/locales.ts';
import { begin, confirm, iq } from '#tests/support/builders.ts';
import { type Browser, newBrowser, overNetwork } from '#tests/support/calls.ts';
import { inTurn } from '#tests/support/form.ts';
import { buyReport } from '#tests/support/reports.ts';
import { specifiedRoutes } from '#tests/support/routes.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { rawWords } from '#words/index.ts';

// In a process whose React has its checks: what it finds wrong with a page it writes to the console.
const site = forSuite(() =>
  startSite({ env: { NODE_ENV: 'test', RATE_LIMITS: 'off', LOG_LEVEL: 'silent' } }),
);
/** All that a site without a log prints, unless something complains. */
const ready = /^\s*Sixgates is ready: \S+\s*$/;

/** What belongs to one person: no search engine may show it. */
const ofOnePerson = /^\/(?:answer|payCheck|paying|report|user)\//;

/** The page that a visitor ends up at. */
async function pageAt(browser: Browser, url: string, left = 3): Promise<{ status: number; text: string }> {
  const { statusCode: status, headers, body: text } = await browser.request({ method: 'GET', url });
  const { location } = headers;
  if (ofOnePerson.test(url)) expect(headers['x-robots-tag'], url).toBe('noindex');
  if (url.startsWith('/landing/')) expect(headers['x-robots-tag'], url).toBeUndefined();
  if (status < 300 || status >= 400 || typeof location !== 'string' || left === 0) return { status, text };
  const to = new URL(location, site.url);
  return pageAt(browser, to.pathname + to.search, left - 1);
}

describe('every route of the specification', () => {
  let browser: Browser;
  let routes: string[];
  beforeAll(async () => {
    browser = newBrowser(overNetwork(() => site.url));
    const { orderNumber: paid } = await buyReport(browser);
    const about = { params: { orderNumber: paid }, query: {} };
    const parts = async () => (await browser.data(orderInfo, about)).report?.parts.length;
    await vi.waitFor(async () => expect(await parts()).toBeGreaterThan(1), { timeout: 60_000 });
    const draft = await confirm(browser);
    const { sittingId } = await begin(browser, iq);
    routes = specifiedRoutes({ sittingId, draft, paid });
  });

  it.each(locales)('is a whole page in %s, and no error, and React complains of nothing', async (hl) => {
    expect(routes.length).toBe(31);
    const { error } = rawWords(hl, 'shell');
    for (const route of routes.filter((_, at) => inTurn(locales, at).includes(hl))) {
      const { status, text } = await pageAt(browser, `${route}${route.includes('?') ? '&' : '?'}hl=${hl}`);
      expect(status, route).toBe(200);
      expect(text, route).toContain(`<html lang="${languageTags[hl]}"`);
      expect(text, route).toMatch(/<h1\b[\s\S]*<\/html>\s*$/);
      expect(text, route).toMatch(/<title>[^<]{2,}<\/title>/);
      expect(text, route).not.toContain(`>${error.load}<`);
      expect(site.output(), route).toMatch(ready);
    }
  });
});
