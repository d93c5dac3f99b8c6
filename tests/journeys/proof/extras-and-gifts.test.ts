import { expect, it } from 'vitest';
import { confirm } from '#tests/support/builders.ts';
import { buyReport } from '#tests/support/reports.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { mailedGiftCode } from '../support/mails.ts';
import { openOwnSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';
import { payButton } from '../support/words.ts';

const site = openOwnSite();

it('adds a test to a report, takes it, and leaves a review', async () => {
  const context = await openBrowser('ES', desktop, site.url);
  const visitor = new Visitor(context, 'ES');
  const { page, words } = visitor;
  const calls = callsOf(context, site.url);
  const exam = { examId: 'SUBS-1002', countryCode: 'ES', hl: 'ES' } as const;
  const { orderNumber } = await buyReport(calls, { exam });
  await page.goto(`/report/result/ES-SUBS-1002?hl=ES&orderNumber=${orderNumber}&tab=files`);

  const review = page.locator('#review');
  await review.getByRole('button').click();
  await review.getByText(words('store.review.nameMissing')).waitFor();
  await expectAccessible(page);
  await review.getByRole('radio').nth(3).check({ force: true });
  await review.getByLabel(words('store.review.name')).fill('Inés');
  await review.getByLabel(words('store.review.content')).fill('Claro, y honesto con lo que no sabe.');
  await review.getByRole('button').click();
  await review.getByText(words('store.review.sent')).waitFor();

  await page
    .locator('#extras form', { has: page.locator('[value=brain-extra]') })
    .getByRole('button')
    .click();
  await page.waitForURL('**/paying/paypage/**');
  await visitor.pay('extra@example.org');
  await page.waitForURL('**/paying/success/**', { waitUntil: 'commit' });
  await page.getByText(words('paying.success.extraText')).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: words('paying.success.extraStart'), exact: true }).click();
  await page.waitForURL('**/answer/start/ES-SUBS-1004**');
  await page.goto(`/report/result/ES-SUBS-1002?hl=ES&orderNumber=${orderNumber}&tab=files`);
  await page.getByText(words('store.extras.held')).waitFor();
  await expect.poll(() => page.locator('#review').count()).toBe(0);
  await context.close();
});

it('gives a report without any script, and has it redeemed elsewhere', async () => {
  const giving = await openBrowser('EN', desktop, site.url, false);
  const giver = new Visitor(giving, 'EN');
  await giver.page.goto('/store/gift/KR-SUBS-1002?hl=EN');
  const line = giver.page.getByLabel(giver.words('store.gift.card.line'));
  await giver.page.getByLabel(giver.words('store.gift.card.giver'), { exact: true }).fill('Ada');
  await line.fill('x'.repeat(121));
  await giver.page.getByRole('button').first().click();
  await giver.page.getByText(giver.words('store.gift.card.lineWrong', { max: '120' })).waitFor();
  await line.fill('Happy birthday 🎂');
  await giver.page.getByRole('button').first().click();
  await giver.page.getByText(giver.words('errors.cardNotPrintable')).waitFor();
  await line.fill('Happy birthday');
  // Enter orders nothing.
  await line.press('Enter');
  await giver.page.getByRole('button').first().click();
  await giver.page.waitForURL('**/paying/paypage/**');
  await giver.page.getByText(giver.words('paying.pay.gift'), { exact: true }).waitFor();
  await giver.page.getByText(giver.words('paying.pay.emailHintGift')).waitFor();
  await giver.page.getByLabel(giver.words('paying.pay.emailLabel')).fill('giver@example.org');
  await giver.page.getByRole('radio', { name: giver.words('paying.pay.cardSuccess') }).check();
  await giver.page.getByRole('button', { name: payButton(giver.words) }).click();
  await giver.page.waitForURL('**/paying/success/**');
  await giver.page
    .getByText(giver.words('paying.success.giftSent', { email: 'giver@example.org' }))
    .waitFor();
  const code = await mailedGiftCode(site.dataDir, 'giver@example.org');
  await giving.close();

  const context = await openBrowser('KR', phone, site.url);
  const { page, words } = new Visitor(context, 'KR');
  const exam = { examId: 'SUBS-1002', countryCode: 'KR', hl: 'KR' } as const;
  const orderNumber = await confirm(callsOf(context, site.url), exam);
  await page.goto(`/paying/scheme/KR-SUBS-1002?hl=KR&orderNumber=${orderNumber}`);
  await page.getByText(words('paying.scheme.gift'), { exact: true }).click();
  const redeem = async (text: string) => {
    await page.getByLabel(words('paying.scheme.giftLabel')).fill(text);
    await page
      .getByRole('button', { name: words('paying.scheme.giftOpen', { goods: 'report' }), exact: true })
      .click();
  };
  await redeem('ABCD-EFGH-JKMN-PQRS');
  await page.locator('main form [role=alert]').getByText(/\S/).waitFor();
  await expectAccessible(page);
  await redeem(code.toLowerCase());
  await page.waitForURL('**/report/result/**');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('#files').waitFor({ state: 'attached' });
  await context.close();
});
