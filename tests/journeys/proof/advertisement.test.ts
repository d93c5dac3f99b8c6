import { eq } from 'drizzle-orm';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { saveOrder } from '#contract/orders.ts';
import { questionList, saveAnswers } from '#contract/sittings.ts';
import { trackingParameters } from '#contract/tracking.ts';
import { orders } from '#server/orders/tables.ts';
import { sittings } from '#server/sittings/tables.ts';
import { answersTo } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { pickPackage } from '../support/visitor.ts';
import { sentence } from '../support/words.ts';

const named = Object.fromEntries(trackingParameters.map((name) => [name, `${name}-0001`]));
const reference = 'DE-SUBS-1002';
const advertised = `/landing/home/${reference}?${new URLSearchParams({ hl: 'EN', ...named })}`;
const site = forSuite(() => openTimedSite());

const words = (path: string) => sentence('EN', path);
const press = (page: Page, path: string) => page.getByRole('button', { name: words(path), exact: true });
const keptIn = (address: string) => {
  const search = new URL(address, site.url).searchParams;
  return Object.fromEntries(trackingParameters.map((name) => [name, search.get(name)]));
};

/** Every way on from a page, by its header, mark, text and footer, carries what the advertisement named. */
async function expectKept(page: Page): Promise<void> {
  expect(keptIn(page.url())).toEqual(named);
  const links = await page
    // A picture leads nowhere.
    .locator('a[href^="/"]:not([href^="/sample/"])')
    .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(5);
  for (const link of links) expect(keptIn(link), link).toEqual(named);
}

/** From the advertisement's page to the first question. @returns the sitting's id */
async function begin(page: Page, hasScript: boolean): Promise<string> {
  await page.goto(advertised);
  if (hasScript) await expectKept(page);
  await page.locator('a[href*="/answer/start/"]').first().click();
  await page.waitForURL('**/answer/start/**');
  await press(page, 'start.begin').click();
  await page.waitForURL('**/answer/question/**');
  expect(keptIn(page.url())).toEqual(named);
  return new URL(page.url()).searchParams.get('sittingId') ?? '';
}

/** The package, the page of the bank, and back. */
async function buy(page: Page): Promise<void> {
  await expectKept(page);
  await pickPackage(page, 'iq-basic');
  await page.waitForURL('**/paying/paypage/**');
  await expectKept(page);
  await page.getByLabel(words('paying.pay.emailLabel')).fill('reader@example.org');
  await page.getByRole('radio', { name: words('paying.pay.cardAuthentication') }).check({ force: true });
  await page.locator('button[type="submit"]').last().click();
  await page.waitForURL('**/pay/sandbox/**');
  await page.getByRole('button').first().click();
  await page.waitForURL(/\/paying\/(?:check|success)\//);
  expect(keptIn(page.url())).toEqual(named);
}

/** What the sitting and the order know of the visit. */
async function known(sittingId: string) {
  const [sitting] = await site.database.select().from(sittings).where(eq(sittings.id, sittingId));
  const [order] = await site.database
    .select()
    .from(orders)
    .where(eq(orders.orderNumber, sitting?.orderNumber ?? ''));
  return { sitting, order };
}

const visit = {
  appVersion: '1.0.0',
  examAppId: 'SUBS-1002',
  domain: '127.0.0.1',
  hl: 'EN',
  uid: null,
  appLanguage: 'en-US',
};

async function expectPaidAndKnown(sittingId: string): Promise<void> {
  const paid = async () => {
    await site.drain();
    return (await known(sittingId)).order?.state;
  };
  await expect.poll(paid).toBe('paid');
  const { sitting, order } = await known(sittingId);
  expect(sitting).toMatchObject({ logid: named.logid, visit });
  expect(order).toMatchObject({ logid: named.logid, visit });
}

describe('what an advertisement named', () => {
  const open = async (hasScript: boolean): Promise<[BrowserContext, Page]> => {
    const context = await openBrowser('EN', phone, site.url, hasScript);
    return [context, context.pages()[0] ?? (await context.newPage())];
  };

  it('goes along from its page to the paid order', async () => {
    const [context, page] = await open(true);
    const sittingId = await begin(page, true);
    const browser = callsOf(context, site.url);
    const sitting = await browser.data(questionList, {
      params: { examId: 'SUBS-1002', lang: 'EN' },
      query: { sittingId },
    });
    await browser.data(saveAnswers, { body: { sittingId, answers: answersTo(sitting) } });
    await page.goto(page.url().replace('/answer/question/', '/answer/submit/'));
    await press(page, 'answer.submit.get').click();
    await page.waitForURL('**/paying/scheme/**');
    await buy(page);
    await page.waitForURL('**/paying/success/**');
    await expectKept(page);
    await expectPaidAndKnown(sittingId);
    await context.close();
  });

  it('goes along without script', async () => {
    const [context, page] = await open(false);
    const sittingId = await begin(page, false);
    const browser = callsOf(context, site.url);
    const sitting = await browser.data(questionList, {
      params: { examId: 'SUBS-1002', lang: 'EN' },
      query: { sittingId },
    });
    const headers = { domain: '127.0.0.1', 'app-version': '1.0.0', 'exam-app-id': 'SUBS-1002' };
    const { body } = await browser.request({
      method: 'POST',
      url: `/ads${saveOrder.path}`,
      headers: { ...headers, hl: 'EN', 'app-language': 'en-US', uid: 'guest' },
      payload: { sittingId, answers: answersTo(sitting), hl: 'EN', countryCode: 'DE' },
    });
    const { orderNumber } = JSON.parse(body).data;
    await page.goto(
      `/paying/scheme/${reference}?${new URLSearchParams({ hl: 'EN', orderNumber, ...named })}`,
    );
    await buy(page);
    await expectPaidAndKnown(sittingId);
    await context.close();
  });
});
