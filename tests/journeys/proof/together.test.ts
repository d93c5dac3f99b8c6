import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveOrder } from '#contract/orders.ts';
import { questionList } from '#contract/sittings.ts';
import { answersTo, confirm, types } from '#tests/support/builders.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const word = (key: string) => sentence('EN', `together.${key}`);
const wort = (key: string) => sentence('DE', `together.${key}`);

let holder: BrowserContext;
let friend: BrowserContext;
let page: Page;
let orderNumber = '';

beforeAll(async () => {
  holder = await openBrowser('EN', phone, site.url);
  // Whose browser runs no script.
  friend = await openBrowser('DE', desktop, site.url, false);
  page = holder.pages()[0] as Page;
  orderNumber = await confirm(callsOf(holder, site.url), types);
}, 60_000);

afterAll(async () => {
  await holder.close();
  await friend.close();
});

/** Takes the test that the friend's page has begun, and comes to its result. */
async function finish(other: Page): Promise<void> {
  const sittingId = new URL(other.url()).searchParams.get('sittingId') ?? '';
  const calls = callsOf(friend, site.url);
  const input = { params: { examId: types.examId, lang: 'DE' }, query: { sittingId } } as const;
  const answers = answersTo(await calls.data(questionList, input));
  const body = { sittingId, answers, hl: 'DE', countryCode: 'DE' } as const;
  const saved = await calls.data(saveOrder, { body });
  await other.goto(`/paying/scheme/DE-SUBS-1003?hl=DE&orderNumber=${saved.orderNumber}`);
}

describe('two people', () => {
  it('see their results together once both agree, and no more once one ends it', {
    timeout: 60_000,
  }, async () => {
    await page.goto(`/paying/scheme/DE-SUBS-1003?hl=EN&orderNumber=${orderNumber}`);
    await page.getByRole('link', { name: sentence('EN', 'invite.panel.invite') }).click();
    await page.getByRole('heading', { name: word('sees.title') }).waitFor();
    await page.getByLabel(word('form.name')).fill('Ada <b>');
    await page.getByRole('button', { name: word('form.make') }).click();
    const address = await page.getByLabel(word('link.label')).inputValue();
    await expectAccessible(page);

    const other = friend.pages()[0] as Page;
    await other.goto(`${address.replace('hl=EN', 'hl=DE')}&gclid=kept`);
    await other.getByText('Ada <b>').waitFor();
    // All of the page has the looks of its test, also where its address names none.
    await other.locator('html[data-theme="cyan"]').waitFor();
    const robots = await other.locator('meta[name="robots"]').getAttribute('content');
    expect(robots).toBe('noindex');
    const face = await other
      .locator('meta[property^="og:"]')
      .evaluateAll((all) => all.map((one) => one.outerHTML));
    expect(face.join('')).not.toContain('Ada');
    await other.getByRole('link', { name: wort('invitation.take') }).click();
    await other.getByRole('button').last().click();
    await other.waitForURL('**/answer/question/**');
    expect(other.url()).toContain('gclid=kept');
    await finish(other);
    await other.getByRole('link', { name: sentence('DE', 'invite.panel.see') }).click();
    await other.getByLabel(wort('form.name')).fill('Björn');
    await other.getByRole('button', { name: wort('join.agree') }).click();
    await other.getByRole('heading', { name: wort('with.theirs') }).waitFor();
    const comparison = new URL(other.url()).pathname;

    await page.reload();
    await page.getByRole('link', { name: word('pairs.decide') }).click();
    await page.getByRole('heading', { name: word('with.yours') }).waitFor();
    await page.getByRole('button', { name: word('with.agree') }).click();
    await page.getByRole('heading', { name: /Björn/ }).first().waitFor();
    await page.locator('html[data-theme="cyan"]').waitFor();
    await expectAccessible(page);
    // Letters and name have a line each, where a line had to end within a word.
    const names = page.locator('main p.display').filter({ hasText: /^[EI][NS][FT][JP]/ });
    expect(await names.count()).toBe(2);
    for (const name of await names.all()) {
      const lines = await name.locator('span').evaluateAll((parts) =>
        parts
          .map((part) => part.getBoundingClientRect())
          .filter(({ width }) => width > 1)
          .map(({ top }) => Math.round(top)),
      );
      expect(lines).toEqual([...new Set(lines)]);
      expect(lines).toHaveLength(2);
    }
    await other.goto(`${comparison}?hl=DE`);
    await other
      .getByRole('heading', { name: /Ada <b>/ })
      .first()
      .waitFor();

    await other.getByRole('button', { name: wort('with.end') }).click();
    await other.getByRole('heading', { name: wort('with.ended') }).waitFor();
    expect((await page.goto(`${comparison}?hl=EN`))?.status()).toBe(404);
    await page.getByRole('heading', { name: word('with.gone') }).waitFor();
  });
});
