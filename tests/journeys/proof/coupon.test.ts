import { expect, it } from 'vitest';
import { orderInfo } from '#contract/orders.ts';
import { priceOrder } from '#contract/payments.ts';
import { coupons } from '#server/catalogue/tables.ts';
import { confirm } from '#tests/support/builders.ts';
import { forSuite } from '#tests/support/suite.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { Visitor } from '../support/visitor.ts';

const site = forSuite(() => openTimedSite());

it('buys with a code, after one that does not exist', async () => {
  await site.database.insert(coupons).values({ code: 'AUTUMN', percent: 2_000, createdAt: new Date() });
  const context = await openBrowser('FR', phone, site.url);
  const visitor = new Visitor(context, 'FR');
  const { page, words } = visitor;
  const calls = callsOf(context, site.url);
  const orderNumber = await confirm(calls, { examId: 'SUBS-1002', countryCode: 'FR', hl: 'FR' });
  await page.goto(`/paying/scheme/FR-SUBS-1002?hl=FR&orderNumber=${orderNumber}`);
  await visitor.choosePackage('iq-premium');

  const apply = page.getByRole('button', { name: words('paying.pay.couponApply'), exact: true });
  await page.getByText(words('paying.pay.couponOpen')).click();
  await page.getByLabel(words('paying.pay.couponLabel')).fill('PERSONNE');
  await apply.click();
  await page.locator('#coupon-error [role=alert]').getByText(/\S/).waitFor();
  await expectAccessible(page);
  await page.getByLabel(words('paying.pay.couponLabel')).fill('autumn');
  await apply.click();
  await page.getByText(words('paying.pay.discount', { code: 'AUTUMN' })).waitFor();
  await visitor.pay('remise@example.org');
  await visitor.openReportFromSuccess('remise@example.org');

  const body = { orderNumber, skuId: 'iq-premium' };
  const whole = await calls.data(priceOrder, { body });
  const order = await calls.data(orderInfo, { params: { orderNumber }, query: {} });
  expect(order.total).toEqual({ amount: Math.round(whole.price * 0.8), currency: 'EUR' });
  await context.close();
});
