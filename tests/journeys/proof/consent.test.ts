import { describe, expect, it } from 'vitest';
import { adClicks } from '#server/conversions/tables.ts';
import { openAdsFake } from '#tests/support/ads-fake.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { hostsOf, seenAgain, walk } from '../support/advertised.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { sentence } from '../support/words.ts';

const words = (path: string) => sentence('EN', path);
const fake = forSuite(() => openAdsFake());
const site = forSuite(() => openTimedSite(fake.env));

describe('what an advertisement’s visitor says to the notice', () => {
  it('yes: the browser still asks nobody else; the server tells each service of its own, until it is taken back', async () => {
    const context = await openBrowser('EN', phone, site.url);
    const hosts = hostsOf(context);
    const page = await walk(site, context, 'ok');
    const events = async () => {
      await site.drain();
      return fake.told.map(({ host, event }) => `${host} ${event.event_name ?? 'purchase'}`).sort();
    };
    await expect
      .poll(events)
      .toEqual([
        'datamanager.googleapis.com purchase',
        'graph.facebook.com AddPaymentInfo',
        'graph.facebook.com InitiateCheckout',
        'graph.facebook.com Purchase',
        'graph.facebook.com ViewContent',
      ]);
    expect(fake.refused).toEqual([]);
    expect([...hosts]).toEqual([new URL(site.url).host]);
    expect(await page.evaluate(() => sessionStorage.getItem('IQ-gtag-state'))).toBe('granted');

    expect((await seenAgain(site, page)).filter((logid) => logid !== null)).toHaveLength(1);

    await page.goto('/protocol/cookies/DE-SUBS-1002?hl=EN');
    await page.locator('html[data-consent="ads"]').waitFor();
    await expectAccessible(page);
    // The text says that it is at the top: above the text, in its column, at every width.
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      const choice = await page.locator('section[aria-labelledby="choice"]').boundingBox();
      const text = await page
        .locator('article section:not([aria-labelledby="choice"])')
        .first()
        .boundingBox();
      if (!choice || !text) throw new Error('No choice, or no text.');
      expect(choice.y + choice.height).toBeLessThan(text.y);
      expect(Math.abs(choice.x - text.x)).toBeLessThan(2);
    }
    await page.setViewportSize(phone);
    await page.getByRole('button', { name: words('notice.only'), exact: true }).click();
    await expect.poll(() => site.database.select().from(adClicks)).toEqual([]);
    await context.close();
  });
});
