import { describe, expect, it } from 'vitest';
import { adClicks } from '#server/conversions/tables.ts';
import { pageViews } from '#server/visits/tables.ts';
import { openAdsFake } from '#tests/support/ads-fake.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { hostsOf, seenAgain, walk } from './support/advertised.ts';
import { openBrowser, phone } from './support/browser.ts';

const fake = forSuite(() => openAdsFake());
const site = forSuite(() => openTimedSite(fake.env));

describe('what an advertisement’s visitor says to the notice', () => {
  it('no: not one request leaves for another host, in the browser or from the server', async () => {
    const context = await openBrowser('EN', phone, site.url);
    const hosts = hostsOf(context);
    const page = await walk(site, context, 'no');
    await site.drain();
    expect([...hosts]).toEqual([new URL(site.url).host]);
    expect(fake.told).toEqual([]);
    expect(await site.database.select().from(adClicks)).toEqual([]);
    // The visit has a number by now, which its order keeps; what is seen stays nobody's.
    expect(await seenAgain(site, page)).toEqual([null]);
    expect((await context.cookies()).map(({ name }) => name)).toContain('logid');
    await page.goto('/methods/DE-SUBS-1002?hl=EN');
    const views = () => site.database.select().from(pageViews);
    const paths = async () => (await views()).map(({ path }) => path);
    await expect.poll(paths).toContain('/methods/DE-SUBS-1002');
    expect((await views()).filter(({ logid }) => logid !== null)).toEqual([]);
    await context.close();
  });
});
