import { like } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { saveAnswers } from '#contract/sittings.ts';
import { pageViews } from '#server/visits/tables.ts';
import { answersTo, begin, iq } from '#tests/support/builders.ts';
import type { TimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from './accessibility.ts';
import { callsOf } from './calls.ts';
import { pickPackage } from './visitor.ts';
import { sentence } from './words.ts';

const words = (path: string, values?: Record<string, string>) => sentence('EN', path, values);
/** A landing as an advertisement of two services names it. */
const advertised = `/landing/home/DE-SUBS-1002?${new URLSearchParams({ hl: 'EN', fbclid: 'click-0001', gclid: 'click-0002' })}`;

/** Everything that a person's pages ask for, by host. */
export function hostsOf(context: BrowserContext): Set<string> {
  const hosts = new Set<string>();
  context.on('request', (request) => hosts.add(new URL(request.url()).host));
  return hosts;
}

/** Comes back to a landing in the same browser. @returns the visits that views of it have been counted for by then */
export async function seenAgain(site: TimedSite, page: Page): Promise<(string | null)[]> {
  const views = () => site.database.select().from(pageViews).where(like(pageViews.path, '/landing/world/%'));
  const before = (await views()).length;
  await page.goto('/landing/world/DE-SUBS-1001?hl=EN');
  await expect.poll(async () => (await views()).length).toBe(before + 1);
  return (await views()).map(({ logid }) => logid);
}

/** From the advertisement to a paid report, through every kind of page. */
export async function walk(site: TimedSite, context: BrowserContext, answer: 'no' | 'ok'): Promise<Page> {
  const page = context.pages()[0] as Page;
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
  return page;
}
