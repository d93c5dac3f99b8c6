import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { getUser, login, logout, register, verifyCaptcha } from '#contract/accounts.ts';
import { createPayment } from '#contract/payments.ts';
import { createSubscription } from '#contract/privileges.ts';
import type { Locale } from '#locale/locales.ts';
import { pages } from '#tests/attack/support/pages.ts';
import { goodPassword, registration } from '#tests/support/accounts.ts';
import { brain, confirm, iq } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { memberPress } from '#tests/support/membership.ts';
import { buy } from '#tests/support/purchases.ts';
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

/** The newest way into an account that was mailed to an address, by the name of its token. */
async function mailedWay(to: string, name: 'key' | 'back'): Promise<string> {
  const way = async () =>
    (await readMailbox(site.dataDir, { to }))
      .map(({ text }) => new RegExp(`/user/edit-password/\\S*[?&]${name}=\\S+`).exec(text)?.[0])
      .findLast((found) => found !== undefined);
  await expect.poll(way).toBeDefined();
  return (await way()) as string;
}

const pressIn = (page: Page, name: string) =>
  page.locator('main').getByRole('button', { name, exact: true }).click();

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
    const press = (path: string) => pressIn(page, words(path));
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

it.each(inForm<{ locale: Locale; window: typeof phone; scheme: 'dark' | 'light' }>(people))(
  'shares, pays, logs out elsewhere, takes an agreement and an address back, and sets passwords in $locale',
  async ({ locale, window }) => {
    const context = await openBrowser(locale, window, site.url);
    const other = await openBrowser(locale, window, site.url);
    contexts.push(context, other);
    const [page, elsewhere] = [context.pages()[0] as Page, other.pages()[0] as Page];
    const [calls, others] = [callsOf(context, site.url), callsOf(other, site.url)];
    const words = (path: string, values: Record<string, string | number> = {}) =>
      sentence(locale, path, values);
    const press = (path: string) => pressIn(page, words(path));
    const visit = async (path: string, query = '') => {
      await page.goto(`${path}/DE-SUBS-1002?hl=${locale}${query}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expectAccessible(page);
    };
    const link = (path: string, values?: Record<string, string | number>) =>
      page.getByRole('link', { name: words(path, values) });
    const [email, next] = ['deeds', 'moved'].map((name) => `${name}-${locale.toLowerCase()}@example.org`) as [
      string,
      string,
    ];

    // Nothing yet: each tab says what will be there, and three tests are free.
    await calls.data(register, { body: registration(email) });
    await calls.data(verifyCaptcha, { body: { email, captcha: await mailedCode(email, 1) } });
    for (const [tab, empty] of [
      ['completed', 'emptyCompleted'],
      ['uncompleted', 'emptyUncompleted'],
      ['pending', 'emptyPending'],
    ]) {
      await visit('/user/info', `&tab=${tab}`);
      await page.getByText(words(`user.info.${empty}`)).waitFor();
    }
    expect(await page.locator('[aria-labelledby="free"] li a[href*="/answer/start/"]').count()).toBe(3);

    // One report open, one payment under way.
    const [open, waiting] = [await confirm(calls, { ...iq, hl: locale }), await confirm(calls, brain)];
    await buy(calls, { orderNumber: open, email });
    await buy(calls, { orderNumber: waiting, skuId: 'brain-basic', card: 'authentication', email });
    await visit('/user/info', '&tab=pending');
    const pending = link('user.info.pending', { count: 1 });
    await pending.waitFor();
    // On a phone the strip of tabs is wider than its window: the current one is in view, with its count.
    await expect
      .poll(() =>
        pending.evaluate((tab) => {
          const strip = tab.parentElement?.getBoundingClientRect();
          const own = tab.getBoundingClientRect();
          return Boolean(strip && own.left >= strip.left && own.right <= strip.right + 1);
        }),
      )
      .toBe(true);
    await link('user.info.pay').click();
    await page.waitForURL('**/paying/paypage/**');
    await visit('/user/info');
    await link('user.info.completed', { count: 1 }).waitFor();
    await link('user.info.share').click();
    await page.waitForURL(/\/report\/result\/.*#share$/);
    await page.getByRole('heading', { name: words('share.panel.title') }).waitFor();
    await expect
      .poll(() => page.locator('#share').evaluate((one) => one.getBoundingClientRect().top))
      .toBeLessThan(window.height);

    // A buyer without an account sets its first password by the receipt.
    const buyer = `buyer-${locale.toLowerCase()}@example.org`;
    const bought = await confirm(others, { ...iq, hl: locale });
    await buy(others, { orderNumber: bought, email: buyer });
    await elsewhere.goto(await mailedWay(buyer, 'key'));
    await elsewhere.getByRole('heading', { level: 1, name: words('user.edit.openTitle') }).waitFor();
    await expectAccessible(elsewhere);
    await elsewhere.locator('[name="password"]').fill(goodPassword);
    await elsewhere.locator('[name="passwordConfirmation"]').fill(goodPassword);
    await pressIn(elsewhere, words('user.edit.submit'));
    await elsewhere.getByText(words('user.problems.agreeMissing')).waitFor();
    await expectAccessible(elsewhere);
    for (const name of ['password', 'passwordConfirmation'])
      await elsewhere.locator(`[name="${name}"]`).fill(goodPassword);
    await elsewhere.locator('[name="agreed"]').check();
    await pressIn(elsewhere, words('user.edit.submit'));
    await elsewhere.waitForURL('**/user/info/**');
    await elsewhere.getByRole('link', { name: words('user.info.completed', { count: 1 }) }).waitFor();

    // Logged in there too, and logged out from here.
    await others.data(login, { body: { email, password: goodPassword } });
    await visit('/user/setting');
    await press('user.setting.end');
    await expect.poll(() => page.locator('section[aria-labelledby="sessions"] li').count()).toBe(1);
    expect(await others.refusal(getUser)).toBe('notLoggedIn');

    // The yes to counting page views is taken back.
    await page.evaluate(() => localStorage.removeItem('cookie-notice'));
    await page.goto(`/landing/home/DE-SUBS-1002?hl=${locale}`);
    await page.getByRole('button', { name: words('shell.consent.ok'), exact: true }).click();
    await visit('/user/setting');
    await page.getByText(words('consents.given')).waitFor();
    await press('consents.withdraw');
    await page.getByText(words('consents.withdrawn')).waitFor();
    await expectAccessible(page);

    // Another password: the present one is asked for.
    await visit('/user/edit-password');
    for (const [current, heading] of [
      ['not this one', null],
      [goodPassword, 'user.info.title'],
    ] as const) {
      await page.locator('[name="current"]').fill(current);
      for (const name of ['password', 'passwordConfirmation'])
        await page.locator(`[name="${name}"]`).fill(`${goodPassword} anew`);
      await press('user.edit.submit');
      if (heading === null) await page.getByText(words('user.problems.currentWrong')).waitFor();
      else await page.getByRole('heading', { level: 1, name: words(heading) }).waitFor();
      await expectAccessible(page);
    }

    // Another address, which the one before takes back.
    await visit('/user/setting');
    await page.locator('[name="email"]').fill(next);
    await press('user.setting.changeEmail');
    await page.locator('[name="captcha"]').fill(await mailedCode(next, 1));
    await expectAccessible(page);
    await page.locator('section[aria-labelledby="access"] [name="password"]').fill(`${goodPassword} anew`);
    await press('user.setting.changeEmail');
    await page.getByText(words('user.setting.saved')).waitFor();
    await page.getByText(next, { exact: true }).waitFor();
    await page.goto(await mailedWay(email, 'back'));
    await page.getByRole('heading', { level: 1, name: words('user.edit.backTitle') }).waitFor();
    await expectAccessible(page);
    for (const name of ['password', 'passwordConfirmation'])
      await page.locator(`[name="${name}"]`).fill(goodPassword);
    await press('user.edit.submit');
    await page.waitForURL('**/user/info/**');
    expect(await calls.data(getUser)).toMatchObject({ email });

    // Who is logged in, as this tab was told, goes with the session.
    const token = () => page.evaluate(() => sessionStorage.getItem('IQ-token'));
    await visit('/user/setting');
    await expect.poll(token).toMatch(/^[0-9A-Z]{38}$/);
    await press('user.setting.logout');
    await page.waitForURL('**/user/login/**');
    await expect.poll(token).toBeNull();
  },
);
