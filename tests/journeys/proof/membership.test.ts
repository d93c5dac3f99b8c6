import type { Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import type { SandboxCard } from '#contract/catalogue.ts';
import { createPayment } from '#contract/payments.ts';
import { createSubscription, userPrivilege } from '#contract/privileges.ts';
import { openReportLink, retrieveReport } from '#contract/reports.ts';
import { formatPrice } from '#locale/price.ts';
import { confirm } from '#tests/support/builders.ts';
import { newBrowser, overNetwork } from '#tests/support/calls.ts';
import { inForm } from '#tests/support/form.ts';
import { newestTokens } from '#tests/support/mailbox.ts';
import { askForPlans, memberPress, membershipOf, shownPrice } from '#tests/support/membership.ts';
import { openTimedSite } from '#tests/support/timed-site.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { Visitor } from '../support/visitor.ts';

const site = openSite();

afterEach(() => askForPlans(1));

/** Answers none of a page's questions how it stands, until they are released. Its clock can be put forward. */
async function holdQuestions(page: Page) {
  const [first, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let count = 0;
  await page.clock.install();
  await page.route(/subscribe\/check\/.*\.data/, async (route) => {
    count += 1;
    first.resolve();
    await released.promise;
    // One that was broken off needs no answer.
    await route.continue().catch(() => undefined);
  });
  return { first: first.promise, count: () => count, release: () => released.resolve() };
}

it.each(
  inForm([
    { locale: 'HK', market: 'HK' },
    { locale: 'EN', market: 'US' },
    { locale: 'DE', market: 'DE' },
  ] as const),
)(
  'begins a membership, reads a report by it, cancels in as many steps, and takes that back, in $locale',
  async ({ locale, market }) => {
    const context = await openBrowser(locale, phone, site.url);
    const visitor = new Visitor(context, locale);
    const { page, words } = visitor;
    const exam = { examId: 'SUBS-1002', countryCode: market, hl: locale } as const;
    const orderNumber = await confirm(callsOf(context, site.url), exam);

    // From the locked report, where a package is offered first.
    await page.goto(`/report/result/${market}-SUBS-1002?hl=${locale}&orderNumber=${orderNumber}`);
    await page
      .getByRole('heading', { level: 1, name: words('report.locked.reportTitle', { goods: 'report' }) })
      .waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: words('report.locked.activate'), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words('member.page.title') }).waitFor();
    await expectAccessible(page);
    await page.locator('main form button').first().click();
    await page.waitForURL('**/paying/paypage/**');
    await page.getByText(words('paying.pay.cancelHow')).waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
    await visitor.pay(`member-${locale.toLowerCase()}@example.org`);
    await page.getByRole('heading', { level: 1, name: words('member.state.became') }).waitFor();
    await expectAccessible(page);

    await page.goto(`/report/result/${market}-SUBS-1002?hl=${locale}&orderNumber=${orderNumber}&tab=files`);
    await page.locator('#files').waitFor();
    expect(await page.locator('#review').count()).toBe(0);

    await page.goto(`/member/${market}-SUBS-1002?hl=${locale}`);
    await page.getByRole('heading', { name: words('member.state.activeTitle') }).waitFor();
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: words('shell.footer.cancel'), exact: true })
      .click();
    await page.getByRole('heading', { level: 1, name: words('member.change.cancelTitle') }).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words('member.change.cancelConfirm'), exact: true }).click();
    await page.getByText(words('member.state.endingText')).waitFor();
    await expectAccessible(page);
    await page.getByRole('button', { name: words('member.change.resume'), exact: true }).click();
    await page.getByRole('heading', { name: words('member.state.activeTitle') }).waitFor();
    await context.close();
  },
);

it('pays a renewal that was declined with another card, also without script', async () => {
  const timed = await openTimedSite();
  for (const script of inForm([true, false])) {
    const context = await openBrowser('DE', phone, timed.url, script);
    const visitor = new Visitor(context, 'DE');
    const { page, words } = visitor;
    const calls = callsOf(context, timed.url);
    const wish = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'DE', skuId: 'vip-month' } as const;
    const { orderNumber } = await calls.data(createSubscription, { body: wish });
    const press = await memberPress(calls, { orderNumber, card: 'renewalFails' });
    await calls.data(createPayment, { body: press });
    await timed.drain();
    await timed.goTo((await membershipOf(calls)).membership.periodEnd);
    // The provider's notice of the declined renewal is a job of its own.
    await expect.poll(async () => (await membershipOf(calls)).membership.state).toBe('past_due');

    const payWith = async (card: SandboxCard) => {
      await page.getByRole('button', { name: words('member.state.payCard'), exact: true }).click();
      await page.getByRole('heading', { level: 1, name: words('bank.cardTitle') }).waitFor();
      if (script) await expectAccessible(page);
      await page.locator(`input[value=${card}]`).check();
      await page.locator('button.pay').click();
    };
    await page.goto('/member/DE-SUBS-1002?hl=DE');
    await page.getByRole('heading', { name: words('member.state.pastDueTitle') }).waitFor();
    if (script) await expectAccessible(page);
    await payWith('decline');
    await page.getByRole('alert').waitFor();
    if (script) await expectAccessible(page);
    await page.getByRole('link', { name: words('bank.back') }).click();
    await page.getByText(words('member.state.unpaid')).waitFor();
    if (script) await expectAccessible(page);
    const asked = await holdQuestions(page);
    await payWith(script ? 'noticeLate' : 'noticeLost');
    if (script) {
      await page.getByRole('heading', { level: 1, name: words('member.state.checkingTitle') }).waitFor();
      await expectAccessible(page);
      // An answer that takes long is waited for: asked again meanwhile, none would ever come.
      await asked.first;
      await page.clock.runFor(20_000);
      expect(asked.count()).toBe(1);
    }
    asked.release();
    await page.getByRole('heading', { level: 1, name: words('member.state.activeTitle') }).waitFor();
    if (script) await expectAccessible(page);
    await context.close();
  }
  await timed.close();
});

it('switches to another plan at the price that was shown, and asks again where it has changed', async () => {
  const timed = await openTimedSite();
  for (const script of inForm([false, true])) {
    const context = await openBrowser('DE', phone, timed.url, script);
    const { page, words } = new Visitor(context, 'DE');
    const calls = callsOf(context, timed.url);
    const wish = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'DE', skuId: 'vip-month' } as const;
    const { orderNumber } = await calls.data(createSubscription, { body: wish });
    await calls.data(createPayment, { body: await memberPress(calls, { orderNumber }) });
    await timed.drain();
    const priced = async () =>
      page.getByText(formatPrice((await shownPrice(calls, 'vip-year')).amount, 'EUR', 'DE'));

    // At an address of another market too, a member is asked for the price that is charged.
    await page.goto('/member/JP-SUBS-1002?hl=DE&step=switch&skuId=vip-year');
    await (await priced()).waitFor();
    if (script) await expectAccessible(page);
    askForPlans(2);
    const confirm = page.getByRole('button', { name: words('member.change.switchConfirm'), exact: true });
    await confirm.click();
    await page.getByText(words('errors.priceChanged')).waitFor();
    await (await priced()).waitFor();
    expect((await membershipOf(calls)).membership.nextSkuId).toBeNull();
    if (script) await expectAccessible(page);
    await confirm.click();
    await page.getByRole('heading', { name: words('member.state.activeTitle') }).waitFor();
    const agreed = await priced();
    askForPlans(3);
    await page.reload();
    await agreed.waitFor();
    expect((await membershipOf(calls)).membership.nextSkuId).toBe('vip-year');
    if (script) await expectAccessible(page);
    askForPlans(1);
    await context.close();
  }
  await timed.close();
});

it('shows a member whom a mailed link let in, and sends them away, also without script', async () => {
  const timed = await openTimedSite();
  for (const script of inForm([true, false])) {
    const context = await openBrowser('DE', phone, timed.url, script);
    const { page, words } = new Visitor(context, 'DE');
    const calls = callsOf(context, timed.url);
    const email = `holder-${script}@example.org`;
    const wish = { examId: 'SUBS-1002', countryCode: 'DE', hl: 'DE', skuId: 'vip-month' } as const;
    const { orderNumber } = await calls.data(createSubscription, { body: wish });
    await calls.data(createPayment, { body: await memberPress(calls, { orderNumber, email }) });
    await timed.drain();
    const member = page.getByRole('heading', { name: words('member.state.activeTitle') });
    const others = page.getByRole('heading', { name: words('readers.title') });
    await page.goto('/member/DE-SUBS-1002?hl=DE');
    await member.waitFor();
    expect(await others.count()).toBe(0);

    const friends = [newBrowser(overNetwork(() => timed.url)), newBrowser(overNetwork(() => timed.url))];
    await calls.data(retrieveReport, { body: { email } });
    await timed.drain();
    const [token = ''] = await newestTokens(timed.dataDir, email);
    for (const friend of friends) await friend.data(openReportLink, { body: { token } });
    const members = () =>
      Promise.all(friends.map(async (friend) => (await friend.data(userPrivilege)).member));
    expect(await members()).toEqual([true, true]);
    await page.reload();
    await others.waitFor();
    if (script) await expectAccessible(page);
    const end = page.getByRole('button', { name: words('readers.end'), exact: true });
    expect(await end.count()).toBe(2);
    await end.first().click();
    await page.getByText(words('readers.ended'), { exact: true }).waitFor();
    expect(await end.count()).toBe(1);
    expect((await members()).filter(Boolean)).toHaveLength(1);
    if (script) await expectAccessible(page);
    await end.click();
    await expect.poll(members).toEqual([false, false]);
    await expect.poll(() => end.count()).toBe(0);
    await member.waitFor();
    await context.close();
  }
  await timed.close();
});
