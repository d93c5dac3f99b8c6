import type { Page, Route } from 'playwright-core';
import { it } from 'vitest';
import { saveAnswers } from '#contract/sittings.ts';
import { answersTo, begin, confirm, iq } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { sentence } from '../support/words.ts';

const site = forSuite(() => openTimedSite());
const words = (path: string) => sentence('EN', path);

declare global {
  interface Window {
    /** Thirty seconds pass in a third of one, until the page is loaded again. */
    isImpatient?: boolean;
  }
}

function impatient(): void {
  const real = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => real(window.isImpatient ? 300 : milliseconds);
}

const hurry = (page: Page) =>
  page.evaluate(() => {
    window.isImpatient = true;
  });

const silent = (): void => {};
const broken = (route: Route) => route.fulfill({ status: 502, body: 'Bad Gateway' });

async function alertSays(page: Page, text: string): Promise<void> {
  await page.getByRole('alert').getByText(text).first().waitFor();
  await expectAccessible(page);
}

it('says of each way in which a network fails what happened, and what to do next', async () => {
  const context = await openBrowser('EN', phone, site.url);
  await context.addInitScript(impatient);
  const page = context.pages()[0] ?? (await context.newPage());
  const calls = callsOf(context, site.url);
  const orderNumber = await confirm(calls);
  const query = new URLSearchParams({ hl: 'EN', orderNumber, skuId: 'iq-basic' });
  const pay = page.locator('main form button[type="submit"]').last();
  await page.goto(`/paying/paypage/DE-SUBS-1002?${query}`);
  await page.getByLabel(words('paying.pay.emailLabel')).fill('reader@example.org');
  await page.getByRole('radio', { name: words('paying.pay.cardAuthentication') }).check({ force: true });

  await page.route('**/pay/order/create', broken);
  await pay.click();
  await alertSays(page, words('paying.pay.failed'));
  await page.unroute('**/pay/order/create');

  await page.route('**/pay/order/create', (route) => route.abort());
  await pay.click();
  await alertSays(page, words('support.network.disconnected'));
  await page.unroute('**/pay/order/create');

  await page.route('**/pay/order/create', silent);
  await hurry(page);
  await pay.click();
  await alertSays(page, words('support.network.unstablePayment'));
  await page.unroute('**/pay/order/create');
  await page.getByRole('button', { name: words('support.network.reload'), exact: true }).click();
  await page.getByLabel(words('paying.pay.emailLabel')).fill('reader@example.org');
  await page.getByRole('radio', { name: words('paying.pay.cardAuthentication') }).check({ force: true });
  await pay.click();
  await page.waitForURL('**/pay/sandbox/**');

  await page.route('**/pay/check/status', (route) => route.abort());
  await page.goto(`/paying/check/DE-SUBS-1002?${query}`);
  await page.getByRole('link', { name: words('paying.check.retry'), exact: true }).click();
  await page.getByText(words('paying.check.failed')).waitFor();
  await page.unroute('**/pay/check/status');

  const sitting = await begin(calls, iq);
  const { sittingId } = sitting;
  await calls.data(saveAnswers, { body: { sittingId, answers: answersTo(sitting) } });
  await page.route('**/ads/exam/order/info', silent);
  await page.goto(`/answer/submit/DE-SUBS-1002?hl=EN&sittingId=${sittingId}`);
  await hurry(page);
  await page.getByRole('button', { name: words('answer.submit.get'), exact: true }).click();
  await alertSays(page, words('support.network.unstableAnswers'));
  await page.unroute('**/ads/exam/order/info');
  await page.getByRole('button', { name: words('support.network.refresh'), exact: true }).click();
  await page.getByRole('button', { name: words('answer.submit.get'), exact: true }).click();
  await page.waitForURL('**/paying/scheme/**');
  await context.close();
});

it('brings the result by its own page where what the next screen is made of never comes', async () => {
  const context = await openBrowser('EN', phone, site.url);
  const page = context.pages()[0] ?? (await context.newPage());
  const calls = callsOf(context, site.url);
  const begun = await begin(calls, { ...iq, examId: 'SUBS-1004' });
  await calls.data(saveAnswers, { body: { sittingId: begun.sittingId, answers: answersTo(begun) } });
  await page.goto(`/answer/submit/DE-SUBS-1004?hl=EN&sittingId=${begun.sittingId}`);
  const get = page.getByRole('button', { name: words('answer.submit.get'), exact: true });
  await get.waitFor();
  // Neither what a worker keeps nor the screen's own data answers.
  await page.route('**/paying/scheme/**.data*', silent);
  await get.click();
  await page.waitForURL('**/paying/scheme/**');
  await page.getByRole('heading', { level: 1, name: words('paying.scheme.freeTitle') }).waitFor();
  await context.close();
});
