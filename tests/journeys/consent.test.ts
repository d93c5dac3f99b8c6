import { like } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { saveAnswers } from '#contract/sittings.ts';
import { adClicks } from '#server/conversions/tables.ts';
import { pageViews } from '#server/visits/tables.ts';
import { openAdsFake } from '#tests/support/ads-fake.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser, phone } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { pickPackage } from './support/visitor.ts';
import { sentence } from './support/words.ts';

const fake = forSuite(() => openAdsFake());
const site = forSuite(() => openTimedSite(fake.env));
const words = (path: string, values?: Record<string, string>) => sentence('EN', path, values);
const advertised = `/landing/home/DE-SUBS-1002?${new URLSearchParams({ hl: 'EN', fbclid: 'click-0001', gclid: 'click-0002' })}`;

/** Everything that a person's pages ask for, by host. */
function hostsOf(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

/** Comes back to a landing in the same browser. @returns the visits that views of it have been counted for by then */
async function seenAgain(page: Page): Promise<(string | null)[]> {
  const views = () => site.database.select().from(pageViews).where(like(pageViews.path, '/landing/world/%'));
  const before = (await views()).length;
  await page.goto('/landing/world/DE-SUBS-1001?hl=EN');
  await expect.poll(async () => (await views()).length).toBe(before + 1);
  return (await views()).map(({ logid }) => logid);
}

/** From the advertisement to a paid report, through every kind of page. */
async function walk(context: BrowserContext, page: Page, answer: 'no' | 'ok'): Promise<void> {
  await page.goto(advertised);
  await page.getByText('Meta, TikTok', { exact: false }).first().waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: words(`shell.consent.${answer}`), exact: true }).click();
  const calls = callsOf(context, site.url);
  const sitting = await begin(calls, iq);
  const { sittingId } = sitting;
  const kept = new URLSearchParams({ hl: 'EN', sittingId, fbclid: 'click-0001', gclid: 'click-0002' });
  await page.goto(`/answer/question/DE-SUBS-1002?${kept}`);
  await page.getByRole('radio').first().waitFor();
  await calls.data(saveAnswers, { body: { sittingId, answers: answersTo(sitting) } });
  await page.goto(`/answer/submit/DE-SUBS-1002?${kept}`);
  await page.getByRole('button', { name: words('answer.submit.get'), exact: true }).click();
  await page.waitForURL('**/paying/scheme/**');
  await pickPackage(page, 'iq-basic');
  await page.waitForURL('**/paying/paypage/**');
  await page.getByLabel(words('paying.pay.emailLabel')).fill('reader@example.org');
  await page.getByRole('radio', { name: words('paying.pay.cardSuccess') }).check({ force: true });
  await page.locator('button[type="submit"]').last().click();
  await page.waitForURL('**/paying/success/**');
  await page.goto(page.url().replace('/paying/success/', '/report/result/'));
  await page.getByRole('heading', { level: 1 }).waitFor();
}

describe('what an advertisement’s visitor says to the notice', () => {
  it('no: not one request leaves for another host, in the browser or from the server', async () => {
    const context = await openBrowser('EN', phone, site.url);
    const hosts = hostsOf(context);
    await walk(context, context.pages()[0] ?? (await context.newPage()), 'no');
    await site.drain();
    expect([...hosts]).toEqual([new URL(site.url).host]);
    expect(fake.told).toEqual([]);
    expect(await site.database.select().from(adClicks)).toEqual([]);
    // The visit has a number by now, which its order keeps; what is seen stays nobody's.
    const page = context.pages()[0] ?? (await context.newPage());
    expect(await seenAgain(page)).toEqual([null]);
    expect((await context.cookies()).map(({ name }) => name)).toContain('logid');
    await page.goto('/methods/DE-SUBS-1002?hl=EN');
    const views = () => site.database.select().from(pageViews);
    const paths = async () => (await views()).map(({ path }) => path);
    await expect.poll(paths).toContain('/methods/DE-SUBS-1002');
    expect((await views()).filter(({ logid }) => logid !== null)).toEqual([]);
    await context.close();
  });

  it('yes: the browser still asks nobody else; the server tells each service of its own, until it is taken back', async () => {
    const context = await openBrowser('EN', phone, site.url);
    const hosts = hostsOf(context);
    const page = context.pages()[0] ?? (await context.newPage());
    await walk(context, page, 'ok');
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

    expect((await seenAgain(page)).filter((logid) => logid !== null)).toHaveLength(1);

    await page.goto('/protocol/cookies/DE-SUBS-1002?hl=EN');
    await page.locator('html[data-consent="ads"]').waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words('notice.only'), exact: true }).click();
    await expect.poll(() => site.database.select().from(adClicks)).toEqual([]);
    await context.close();
  });
});
