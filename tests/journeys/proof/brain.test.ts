import { expect, it } from 'vitest';
import { optionAt } from '#tests/support/builders.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

it('takes and buys the left/right brain test, whose questions are in words', async () => {
  const context = await openBrowser('DE', phone, site.url);
  const visitor = new Visitor(context, 'DE', 20);
  const { page } = visitor;
  await visitor.land('DE-SUBS-1004');
  await visitor.begin();
  for (let place = 1; place <= 20; place += 1) await visitor.answer(place, 1 + optionAt(place, 2));
  const orderNumber = await visitor.confirm();
  await visitor.readFreeResult();
  await visitor.choosePackage('brain-basic');
  await visitor.pay('stil@example.org', 'cardSuccess');
  await page.waitForURL('**/paying/success/**');
  await page.goto(`/report/result/DE-SUBS-1004?orderNumber=${orderNumber}&hl=DE`);
  await page.getByRole('heading', { level: 1, name: /Ihr Denkstil/ }).waitFor();
  await expectAccessible(page);
  // The style and its four sides, each between two named ends.
  expect(await page.getByText(/^0 Schritt für Schritt$/).count()).toBe(5);
  // What this test does not have is neither shown nor offered.
  expect(await page.locator('#answers').count()).toBe(0);
  expect(await page.locator('nav.tabs a[href*="tab=answers"]').count()).toBe(0);
  const file = await visitor.downloadReport();
  expect(file.name).toBe(`${orderNumber}.pdf`);
  await context.close();
});
