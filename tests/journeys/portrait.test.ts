import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { orderInfo, saveOrder } from '#contract/orders.ts';
import { questionList, startSitting } from '#contract/sittings.ts';
import { answersTo, pay } from '#tests/support/builders.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone } from './support/browser.ts';
import { openSite } from './support/site.ts';

const site = openSite();
const exam = { examId: 'SUBS-1001', countryCode: 'DE', hl: 'EN' } as const;
const parts = ['overview', 'traits', 'dream', 'power', 'files'] as const;

let cookie = '';
let whole = '';
let short = '';
let free = '';

/** An order of a finished sitting, by calls: what is looked at here begins with the result. */
async function confirmed(browser: ReturnType<typeof newBrowser>): Promise<string> {
  const { sittingId } = await browser.data(startSitting, { body: { ...exam, consent: true } });
  const sitting = await browser.data(questionList, {
    params: { examId: exam.examId, lang: exam.hl },
    query: { sittingId },
  });
  const { orderNumber } = await browser.data(saveOrder, {
    body: { sittingId, answers: answersTo(sitting), hl: exam.hl, countryCode: exam.countryCode },
  });
  return orderNumber;
}

beforeAll(async () => {
  const send = overNetwork(() => site.url);
  const browser = newBrowser(async (sent) => {
    const answer = await send(sent);
    cookie = String([answer.headers['set-cookie'] ?? []].flat()[0] ?? cookie).split(';', 1)[0] ?? '';
    return answer;
  });
  [whole, short, free] = [await confirmed(browser), await confirmed(browser), await confirmed(browser)];
  await pay(browser, { orderNumber: whole, exam, skuId: 'subconscious-full' });
  await pay(browser, { orderNumber: short, exam, skuId: 'subconscious-short' });
  const { report } = await browser.data(orderInfo, { params: { orderNumber: whole }, query: {} });
  expect(report?.kind).toBe('portrait');
}, 60_000);

async function reader(window: typeof phone, javaScriptEnabled = true) {
  const context = await openBrowser('EN', window, site.url, javaScriptEnabled);
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url: site.url }]);
  return { context, page: context.pages()[0] as Page };
}

const addressOf = (orderNumber: string, part: (typeof parts)[number]) =>
  `/report/result/DE-SUBS-1001?hl=EN&orderNumber=${orderNumber}&tab=${part}`;

describe('the reader of a portrait', () => {
  let open: Awaited<ReturnType<typeof reader>>;
  beforeAll(async () => {
    open = await reader(desktop);
  });
  afterAll(() => open.context.close());

  it('finds every part by its address, and nothing for axe to say', { timeout: 60_000 }, async () => {
    for (const part of parts) {
      await open.page.goto(addressOf(whole, part));
      await expect.poll(() => open.page.getByRole('heading', { level: 1 }).count()).toBe(1);
      expect(await open.page.locator('nav.tabs [aria-current=page]').count()).toBe(1);
      await expectAccessible(open.page);
    }
  });

  it('turns the pages by keyboard, without asking the server', { timeout: 60_000 }, async () => {
    const { page } = open;
    await page.goto(addressOf(whole, 'overview'), { waitUntil: 'networkidle' });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    for (const part of parts.slice(1)) {
      await page.locator(`nav.tabs a[href*="tab=${part}"]`).focus();
      await page.keyboard.press('Enter');
      await page.waitForURL(`**tab=${part}`);
      await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    }
    expect(asked.filter((url) => url.includes('/report/result'))).toEqual([]);
    await page.goBack();
    await page
      .getByRole('heading', { level: 1, name: 'Exploring and unlocking subconscious power' })
      .waitFor();
  });

  it('learns what the smaller package does not hold', { timeout: 60_000 }, async () => {
    await open.page.goto(addressOf(short, 'power'));
    await open.page.getByRole('heading', { name: 'This part belongs to the larger package' }).waitFor();
    expect(await open.page.locator('main article:visible').count()).toBe(0);
    await expectAccessible(open.page);
  });
});

it('says the free result, and where the rest is', { timeout: 60_000 }, async () => {
  const { context, page } = await reader(phone);
  await page.goto(`/report/result-free-test/DE-SUBS-1001?hl=EN&orderNumber=${free}`);
  await page.getByRole('link', { name: 'See the full report and its price' }).waitFor();
  expect(await page.locator('main article').count()).toBe(2);
  await expectAccessible(page);
  await context.close();
});

it('reads every part without script', { timeout: 60_000 }, async () => {
  const { context, page } = await reader(phone, false);
  await page.goto(addressOf(whole, 'overview'));
  await page.locator('nav.tabs a[href*="tab=dream"]').click();
  await page.waitForURL('**tab=dream');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Dream analysis and insights');
  expect(await page.locator('main figure img:visible').count()).toBe(3);
  await context.close();
});
