import { afterAll, beforeAll, expect, it } from 'vitest';
import { confirm, iq } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { openStripeFake, type StripeFake } from '#tests/support/stripe/fake.ts';
import { openTimedSite, type TimedSite } from '#tests/support/timed-site.ts';
import { openBrowser, phone } from './support/browser.ts';
import { callsOf } from './support/calls.ts';

let stripe: StripeFake;
let site: TimedSite;
beforeAll(async () => {
  stripe = await openStripeFake();
  site = await openTimedSite(stripe.env, stripe.clock);
});
afterAll(async () => {
  await site.close();
  await stripe.close();
});

it.each(inForm([true, false]))(
  'the pay button leads to the page of Stripe, with script: %s',
  async (hasScript) => {
    const context = await openBrowser('EN', phone, site.url, hasScript);
    // The page itself is not ours: only that one arrives there.
    await context.route('https://checkout.stripe.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Stripe</title>' }),
    );
    // A request that answers a redirect is no longer asked about: without a script the way to it goes through a page.
    if (!hasScript)
      await context.route(`${site.url}/**`, async (route) => {
        const request = route.request();
        if (request.method() !== 'POST' || !request.isNavigationRequest()) return route.fallback();
        const response = await route.fetch({ maxRedirects: 0 });
        const { location = '' } = response.headers();
        if (!location.startsWith('https://checkout.stripe.com/')) return route.fulfill({ response });
        const onward = `<!doctype html><meta http-equiv="refresh" content="0;url=${location}">`;
        return route.fulfill({ contentType: 'text/html', body: onward });
      });
    const orderNumber = await confirm(callsOf(context, site.url), iq);
    const [page = await context.newPage()] = context.pages();
    await page.goto(`/paying/paypage/DE-SUBS-1002?orderNumber=${orderNumber}&skuId=iq-basic&hl=EN`);
    await page.locator('input[name="email"]').fill('reader@example.org');
    await page.locator('input[value="stripe:card"]').check();
    await page.locator('button[type="submit"]').last().click();
    await page.waitForURL('https://checkout.stripe.com/c/pay/**');
    expect(await page.title()).toBe('Stripe');
    await context.close();
  },
);
