import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import type { Locale } from '#locale/locales.ts';
import { goodPassword } from '#tests/support/accounts.ts';
import { begin, brain, confirm, iq } from '#tests/support/builders.ts';
import { inForm } from '#tests/support/form.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { expectAccessible } from './support/accessibility.ts';
import { desktop, openBrowser, phone, type Viewport } from './support/browser.ts';
import { callsOf } from './support/calls.ts';
import { openSite } from './support/site.ts';
import { sentence } from './support/words.ts';

const site = openSite();
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const at = (path: string, locale: Locale) => `${path}/DE-SUBS-1002?hl=${locale}`;

/** The code of the second mail to an address, once it is there. */
async function secondCode(to: string): Promise<string> {
  const code = async () => /\b\d{6}\b/.exec((await readMailbox(site.dataDir, { to }))[1]?.text ?? '')?.[0];
  await expect.poll(code).toBeDefined();
  return (await code()) as string;
}

const people = [
  { locale: 'EN', viewport: phone, scripts: true },
  { locale: 'JA', viewport: desktop, scripts: false },
  { locale: 'DE', viewport: desktop, scripts: true },
] as const;

describe.each(inForm<{ locale: Locale; viewport: Viewport; scripts: boolean }>(people))(
  'an account in $locale, scripts: $scripts',
  ({ locale, viewport, scripts }) => {
    const words = (path: string, values: Record<string, string | number> = {}) =>
      sentence(locale, path, values);
    const press = (page: Page, path: string) =>
      page
        .locator('main')
        .getByRole('button', { name: words(path), exact: true })
        .click();
    const email = `walker-${locale.toLowerCase()}@example.org`;

    it('takes over what the browser holds, is settled, left and entered again', async () => {
      const context = await openBrowser(locale, viewport, site.url, scripts);
      contexts.push(context);
      const page = context.pages()[0] as Page;
      const calls = callsOf(context, site.url);
      await confirm(calls, { ...iq, hl: locale });
      await begin(calls, { ...brain, hl: locale });

      await page.goto(at('/user/info', locale));
      await page.waitForURL('**/user/login/**');
      if (scripts) await expectAccessible(page);
      await page
        .locator('main')
        .getByRole('link', { name: words('user.login.register'), exact: true })
        .click();
      await page.waitForURL('**/user/register/**');
      await press(page, 'user.register.submit');
      await page.getByText(words('user.problems.nameMissing')).waitFor();
      if (scripts) await expectAccessible(page);
      await page.locator('[name="name"]').fill('Robin');
      await page.locator('[name="email"]').fill(email);
      await page.locator('[name="password"]').fill(goodPassword);
      await page.locator('[name="passwordConfirmation"]').fill('something else');
      await page.locator('[name="agreed"]').check();
      await press(page, 'user.register.submit');
      await page.getByText(words('user.problems.passwordDiffers')).waitFor();
      if (!scripts) await page.locator('[name="password"]').fill(goodPassword);
      await page.locator('[name="passwordConfirmation"]').fill(goodPassword);
      if (!scripts) await page.locator('[name="agreed"]').check();
      await press(page, 'user.register.submit');
      await page.getByRole('heading', { name: words('user.register.sentTitle') }).waitFor();
      if (scripts) await expectAccessible(page);
      const answered = page.waitForResponse((one) => one.request().method() === 'POST');
      await press(page, 'user.form.again');
      await answered;
      await page.locator('[name="captcha"]').fill(await secondCode(email));
      await press(page, 'user.register.verify');

      await page.waitForURL('**/user/info/**');
      await page.getByRole('link', { name: words('user.info.uncompleted', { count: 2 }) }).waitFor();
      if (scripts) await expectAccessible(page);
      const token = () => page.evaluate(() => sessionStorage.getItem('IQ-token'));
      if (scripts) expect(await token()).toMatch(/^[0-9A-Z]{38}$/);
      expect(await page.evaluate(() => document.cookie)).not.toContain('session');

      await page.goto(at('/user/results', locale));
      await page.getByRole('heading', { name: words('results.title') }).waitFor();
      if (scripts) await expectAccessible(page);

      await page.goto(at('/user/setting', locale));
      if (scripts) await expectAccessible(page);
      await page.locator('[name="birthday"]').fill('31.12.1990');
      await press(page, 'user.setting.save');
      await page.getByText(words('user.problems.dateInvalid')).waitFor();
      await page.locator('[name="birthday"]').fill('1990-12-31');
      await press(page, 'user.setting.save');
      await page.getByText(words('user.setting.saved')).waitFor();
      await press(page, 'user.setting.logout');
      await page.waitForURL('**/user/login/**');

      // The address comes before the screen, and the settings left behind have such fields, too.
      await page.getByRole('button', { name: words('user.login.submit'), exact: true }).waitFor();
      await page.locator('[name="email"]').fill(email);
      await page.locator('[name="password"]').fill(goodPassword);
      await press(page, 'user.login.submit');
      await page.waitForURL('**/user/info/**');
      await page.getByRole('link', { name: words('user.info.uncompleted', { count: 2 }) }).waitFor();
    });
  },
);
