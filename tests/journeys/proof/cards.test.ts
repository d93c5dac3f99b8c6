import type { BrowserContext } from 'playwright-core';
import { expect, it } from 'vitest';
import { confirm } from '#tests/support/builders.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

/** A test that was taken, and the screen with its packages. */
async function beginAtConfirmed({ page, locale }: Visitor, context: BrowserContext): Promise<string> {
  const exam = { examId: 'SUBS-1002', countryCode: locale, hl: locale } as const;
  const orderNumber = await confirm(callsOf(context, site.url), exam);
  await page.goto(`/paying/scheme/${locale}-SUBS-1002?hl=${locale}&orderNumber=${orderNumber}`);
  return orderNumber;
}

it('is declined, tries again with a card whose bank asks back, and reads the report', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE');
  await beginAtConfirmed(visitor, context);
  await visitor.choosePackage('iq-basic');
  await visitor.pay('karten@example.org', 'cardDecline');
  await visitor.page.waitForURL('**/paying/failed/**');
  await visitor.page.getByText(visitor.words('paying.failed.declined')).waitFor();
  await expectAccessible(visitor.page);
  await visitor.page.getByRole('link', { name: visitor.words('paying.failed.again') }).click();
  await visitor.page.waitForURL('**/paying/paypage/**');
  await visitor.page
    .getByRole('radio', { name: visitor.words('paying.pay.cardDecline'), checked: true })
    .waitFor();
  await visitor.page.goBack();
  await visitor.page.getByRole('link', { name: visitor.words('paying.failed.method') }).click();
  await visitor.page.waitForURL('**/paying/paypage/**');
  expect(await visitor.page.getByRole('radio', { checked: true }).count()).toBe(0);
  await visitor.pay('karten@example.org', 'cardAuthentication');
  await visitor.page.waitForURL('**/pay/sandbox/**');
  await expectAccessible(visitor.page);
  await visitor.page.locator('button[value="confirm"]').click();
  await visitor.openReportFromSuccess('karten@example.org');
  await visitor.readReport();
  await context.close();
});

it('waits for a payment whose answer is lost, and finds it paid once', async () => {
  const context = await openBrowser('FR', phone, site.url);
  const visitor = new Visitor(context, 'FR');
  const orderNumber = await beginAtConfirmed(visitor, context);
  await visitor.choosePackage('iq-basic');
  await visitor.pay('lent@example.org', 'cardTimeout');
  await visitor.page.waitForURL(/\/(paying\/check|payCheck|paying\/success)\//);
  await visitor.openReportFromSuccess('lent@example.org');
  expect(new URL(visitor.page.url()).searchParams.get('orderNumber')).toBe(orderNumber);
  await context.close();
});
