import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { buyReport } from '#tests/support/reports.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from './support/accessibility.ts';
import { openBrowser, phone } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { Visitor } from './support/visitor.ts';

const site = forSuite(() => openTimedSite());

it('withdraws in two steps from the report, and sees it closed', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const { page, words } = new Visitor(context, 'DE');
  const exam = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'DE' } as const;
  const calls = callsOf(context, site.url);
  const { orderNumber } = await buyReport(calls, { exam, email: 'widerruf@example.org' });
  await page.goto(`/report/result/DE-SUBS-1002?hl=DE&orderNumber=${orderNumber}&tab=files`);
  await page
    .locator('#files')
    .getByRole('link', { name: words('shell.footer.withdraw') })
    .click();
  await page.getByRole('heading', { level: 1, name: words('paying.withdraw.title') }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: words('paying.withdraw.begin'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words('paying.withdraw.confirmTitle') }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: words('paying.withdraw.confirm'), exact: true }).click();
  await page.getByRole('heading', { level: 1, name: words('paying.withdraw.doneTitle') }).waitFor();
  await page.getByText(words('paying.withdraw.doneMail', { email: 'widerruf@example.org' })).waitFor();
  await expectAccessible(page);
  const state = async () => {
    await site.drain();
    return (await calls.data(orderInfo, { params: { orderNumber }, query: { parts: 'standing' } }))
      .orderState;
  };
  await expect.poll(state).toBe('refunded');
  await page.goto(`/report/result/DE-SUBS-1002?hl=DE&orderNumber=${orderNumber}`);
  await page.getByRole('heading', { level: 1, name: words('report.locked.refundedTitle') }).waitFor();
  await context.close();
});
