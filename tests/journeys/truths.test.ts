import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { pageView } from '#contract/visits.ts';
import { iq } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { buyReport } from '#tests/support/reports.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { openSite } from './support/site.ts';
import { payButton, sentence } from './support/words.ts';

const site = openSite();
const words = (path: string, values: Record<string, string> = {}) => sentence('DE', path, values);
const exam = { ...iq, countryCode: 'DE', hl: 'DE' } as const;

/** A buyer of the smallest package, before its report. */
async function readerOf(javaScriptEnabled: boolean) {
  const context = await openBrowser('DE', javaScriptEnabled ? desktop : phone, site.url, javaScriptEnabled);
  const calls = callsOf(context, site.url);
  const { orderNumber } = await buyReport(calls, { exam });
  const place = (path: string, query: Record<string, string> = {}) =>
    `${path}/DE-SUBS-1002?${new URLSearchParams({ hl: 'DE', orderNumber, ...query })}`;
  const page = context.pages()[0] ?? (await context.newPage());
  await page.goto(place('/report/result'));
  return { context, calls, page, orderNumber, place };
}

const press = (page: Page, path: string) => page.getByRole('button', { name: words(path), exact: true });

describe('a reader', () => {
  it.each(inForm([true, false]))(
    'deletes answers and results in two presses, with script: %s',
    async (javaScriptEnabled) => {
      const { context, calls, page, orderNumber, place } = await readerOf(javaScriptEnabled);
      await page.goto(place('/report/result', { tab: 'files' }));
      await page.getByRole('link', { name: words('way.erase.results') }).click();
      await page.getByRole('heading', { level: 1, name: words('report.erase.title') }).waitFor();
      if (javaScriptEnabled) await expectAccessible(page);
      await press(page, 'report.erase.confirm').click();
      await page.getByRole('heading', { name: words('report.erase.doneTitle') }).waitFor();
      if (javaScriptEnabled) await expectAccessible(page);
      expect(await calls.refusal(orderInfo, { params: { orderNumber }, query: {} })).toBe('unknownOrder');
      await context.close();
    },
  );

  it.each(inForm([false, true]))(
    'buys the larger package for the difference, from the part that is locked, with script: %s',
    async (javaScriptEnabled) => {
      const { context, calls, page, orderNumber, place } = await readerOf(javaScriptEnabled);
      await page.goto(place('/report/result', { tab: 'answers' }));
      const raise = page.locator('form:has(input[value="upgrade"])').getByRole('button').first();
      const offered = ((await raise.textContent()) ?? '').match(/\d+,\d\d\s€/)?.[0];
      expect(offered).toBeDefined();
      if (javaScriptEnabled) await expectAccessible(page);
      await raise.click();
      await page.waitForURL('**/paying/paypage/**');
      await page
        .getByText(offered as string)
        .first()
        .waitFor();
      await page.getByLabel(words('paying.pay.emailLabel')).fill('reader@example.org');
      await page.getByRole('radio', { name: words('paying.pay.cardSuccess') }).check({ force: true });
      await page.getByRole('button', { name: payButton(words) }).click();
      await page.waitForURL(/\/(paying\/success|report\/result)\//, { waitUntil: 'commit' });
      const answers = async () => {
        const { report } = await calls.data(orderInfo, { params: { orderNumber }, query: {} });
        return report?.parts.find(({ id }) => id === 'answers')?.locked;
      };
      await expect.poll(answers).not.toBe(true);
      await context.close();
    },
  );
});

it('tells of a private page only after the OK', async () => {
  const { context, page, place } = await readerOf(true);
  const told: (string | null)[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith(pageView.path)) told.push(searchParams.get('dl'));
  });
  await page.goto(place('/report/result'), { waitUntil: 'networkidle' });
  expect(told).toEqual([]);
  await page.goto(`/landing/home/DE-SUBS-1002?hl=DE`);
  await press(page, 'shell.consent.ok').click();
  await page.goto(place('/report/result'));
  await expect.poll(() => told).toContain('/report/result/DE-SUBS-1002');
  await context.close();
});
