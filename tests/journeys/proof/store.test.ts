import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { createPayment } from '#contract/payments.ts';
import { createSubscription, userPrivilege } from '#contract/privileges.ts';
import type { Locale } from '#locale/locales.ts';
import { confirm } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { memberPress } from '#tests/support/membership.ts';
import { buyReport } from '#tests/support/reports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const people = [
  { locale: 'EN', window: desktop },
  { locale: 'DE', window: phone },
  { locale: 'JA', window: phone },
] as const;

it.each(inForm<{ locale: Locale; window: Viewport }>(people))(
  'tells in the store what is owned, and what could be opened at which price and why, in $locale',
  async ({ locale, window }) => {
    const context = await openBrowser(locale, window, site.url);
    contexts.push(context);
    const page = context.pages()[0] as Page;
    const calls = callsOf(context, site.url);
    const words = (path: string, values: Record<string, string> = {}) => sentence(locale, path, values);
    const [own, open] = [
      page.locator('section', { has: page.locator('#own') }),
      page.locator('section', { has: page.locator('#open') }),
    ];
    const visit = async () => {
      await page.goto(`/store/DE-SUBS-1002?hl=${locale}`);
      await page.getByRole('heading', { level: 1, name: words('store.home.title') }).waitFor();
      await expectAccessible(page);
    };

    await visit();
    await own.getByText(words('shelf.ownEmpty')).waitFor();
    expect(await open.getByText(words('shelf.why.price', { more: 'no' })).count()).toBeGreaterThan(3);

    const exam = { examId: 'SUBS-1002', countryCode: 'DE', hl: locale } as const;
    await confirm(calls, { ...exam, examId: 'SUBS-1004' });
    const { orderNumber } = await buyReport(calls, { exam });
    await visit();
    expect(await own.getByRole('listitem').count()).toBe(1);
    await own
      .getByRole('link', { name: words('shelf.view') })
      .first()
      .waitFor();
    const cheaper = open.getByText(words('shelf.why.reader', { more: 'no', goods: 'report' }));
    const named = open.getByText(words('shelf.why.reader', { more: 'yes', goods: 'report' }));
    expect(await cheaper.or(named).count()).toBeGreaterThan(3);

    // A reader's price leads to the payment of just this.
    const beside = open.locator('form', { has: page.locator('[value=brain-extra]') });
    await beside.getByRole('button').click();
    await page.waitForURL('**/paying/paypage/**');
    expect(new URL(page.url()).searchParams.get('skuId')).toBe('brain-extra');

    await visit();
    await open
      .locator('form', { has: page.locator('[value=iq-top]') })
      .getByRole('button')
      .click();
    await page.waitForURL('**/paying/paypage/**');
    await page.goto(`/store/DE-SUBS-1002?hl=${locale}`);
    await own.getByRole('link').first().click();
    await page.waitForURL(`**/report/result/DE-SUBS-1002?*${orderNumber}*`);

    const { orderNumber: membership } = await calls.data(createSubscription, {
      body: { ...exam, skuId: 'vip-month' },
    });
    await calls.data(createPayment, { body: await memberPress(calls, { orderNumber: membership }) });
    await expect.poll(async () => (await calls.data(userPrivilege)).member).toBe(true);
    await visit();
    await page.getByText(words('shelf.isMember')).waitFor();
    expect(await open.getByText(words('shelf.why.member')).count()).toBeGreaterThan(2);
  },
);
