import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { logout, register, verifyCaptcha } from '#contract/accounts.ts';
import { createPayment } from '#contract/payments.ts';
import { createSubscription } from '#contract/privileges.ts';
import type { Locale } from '#locale/locales.ts';
import { pages } from '#tests/attack/support/pages.ts';
import { goodPassword, registration } from '#tests/support/accounts.ts';
import { brain, confirm } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { memberPress } from '#tests/support/membership.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { desktop, openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { openSite } from '../support/site.ts';
import { sentence } from '../support/words.ts';

const site = openSite();
const career = { ...brain, examId: 'SUBS-1006' } as const;
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** Every screen of accounts, from the list of routes itself. */
const screens = pages.filter((page) => page.startsWith('/user/'));

/** Those that somebody sees who is not logged in. */
const open = /\/(login|register|forgot-password|resources)\//;

async function mailedCode(to: string, nth: number): Promise<string> {
  const codes = async () =>
    (await readMailbox(site.dataDir, { to })).flatMap(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? []);
  await expect.poll(async () => (await codes()).length).toBeGreaterThanOrEqual(nth);
  return (await codes()).at(-1) as string;
}

const people = [
  { locale: 'EN', window: phone, scheme: 'dark' },
  { locale: 'DE', window: desktop, scheme: 'light' },
  { locale: 'JA', window: phone, scheme: 'light' },
] as const;

it.each(inForm<{ locale: Locale; window: typeof phone; scheme: 'dark' | 'light' }>(people))(
  'finds nothing on any screen of an account in $locale, $scheme, and sets a new password by a code',
  async ({ locale, window, scheme }) => {
    const context = await openBrowser(locale, window, site.url);
    contexts.push(context);
    const page = context.pages()[0] as Page;
    await page.emulateMedia({ colorScheme: scheme });
    const calls = callsOf(context, site.url);
    const words = (path: string) => sentence(locale, path);
    const visit = async (screen: string) => {
      await page.goto(`${screen}?hl=${locale}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    };
    for (const screen of screens.filter((one) => open.test(one))) await visit(screen);

    const email = `screens-${locale.toLowerCase()}@example.org`;
    for (const test of [brain, career, brain, career]) await confirm(calls, { ...test, hl: locale });
    await calls.data(register, { body: registration(email) });
    await calls.data(verifyCaptcha, { body: { email, captcha: await mailedCode(email, 1) } });
    const { orderNumber } = await calls.data(createSubscription, {
      body: { ...brain, hl: locale, skuId: 'vip-month' },
    });
    await calls.data(createPayment, { body: await memberPress(calls, { orderNumber, email }) });
    for (const screen of screens.filter((one) => !/\/(login|register)\//.test(one))) await visit(screen);
    await expect
      .poll(async () => {
        await page.goto(`/user/resources/DE-SUBS-1002?hl=${locale}`);
        return page.locator('a[download]').count();
      })
      .toBe(15);

    await calls.data(logout, { body: {} });
    await page.goto(`/user/forgot-password/DE-SUBS-1002?hl=${locale}`);
    await page.locator('[name="email"]').fill(email);
    const press = (path: string) =>
      page
        .locator('main')
        .getByRole('button', { name: words(path), exact: true })
        .click();
    await press('user.forgot.submit');
    await page.getByRole('heading', { name: words('user.forgot.sentTitle') }).waitFor();
    // Whoever has passkeys reads what becomes of them, before the new password is saved.
    await page.getByText(words('passkeys.reset')).waitFor();
    await expectAccessible(page);
    await page.locator('[name="captcha"]').fill(await mailedCode(email, 2));
    await page.locator('[name="password"]').fill(`${goodPassword} anew`);
    await page.locator('[name="passwordConfirmation"]').fill(`${goodPassword} anew`);
    await press('user.forgot.save');
    await page.waitForURL('**/user/info/**');
  },
);
