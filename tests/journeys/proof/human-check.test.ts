import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { inForm } from '#tests/support/form.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { sentence } from '../support/words.ts';

const site = forSuite(() =>
  startSite({ env: { HUMAN_CHECK_AFTER: '1', TRUST_PROXY: 'loopback' }, embedded: true }),
);
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const retrieval = '/report/retrieve/DE-SUBS-1002';

async function ask(page: Page, email: string): Promise<void> {
  await page.locator('input[name=email]').fill(email);
  await page.locator('main form button[type=submit]').click();
}

it.each(inForm(['EN', 'DE', 'JA'] as const))(
  'asks the browser of somebody who asks often to work, and sends by itself, in %s',
  async (locale) => {
    const context = await openBrowser(locale, phone, site.url);
    contexts.push(context);
    const page = context.pages()[0] as Page;
    const asked: string[] = [];
    const solved: string[] = [];
    page.on('request', (request) => {
      asked.push(request.url());
      if (/derivedKey/.test(request.postData() ?? '')) solved.push(request.url());
    });
    await page.goto(`${retrieval}?hl=${locale}`);
    await page.waitForLoadState('networkidle');
    const nothing = page.getByText(sentence(locale, 'errors.noRetrievableReport'));

    await ask(page, `first-${locale}@example.org`);
    await nothing.waitFor();
    expect(asked.some((url) => /altcha|pbkdf2/.test(url))).toBe(false);

    await ask(page, 'second@example.org');
    // Race: the task may be solved before anybody has read what is said of it; so what was sent is looked at.
    await expect.poll(() => solved.length).toBe(1);
    // The same answer as the first time, without another press.
    await nothing.waitFor();
    await expectAccessible(page);
    expect(await page.locator('input[name=email]').inputValue()).toBe('second@example.org');
    expect(asked.filter((url) => !url.startsWith(site.url) && !url.startsWith('data:'))).toEqual([]);
  },
);

it('lets a browser without script wait a minute instead', async () => {
  const context = await openBrowser('EN', phone, site.url, false);
  contexts.push(context);
  const page = context.pages()[0] as Page;
  await page.goto(`${retrieval}?hl=EN`);
  await ask(page, 'unscripted@example.org');
  await page.getByText(sentence('EN', 'errors.noRetrievableReport')).waitFor();
  await ask(page, 'second@example.org');
  await page.getByText(sentence('EN', 'support.human.wait')).waitFor();
  expect(await page.locator('input[name=email]').inputValue()).toBe('second@example.org');
});
