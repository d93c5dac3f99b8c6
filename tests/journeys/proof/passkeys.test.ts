import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, expect, it } from 'vitest';
import { register, verifyCaptcha } from '#contract/accounts.ts';
import { goodPassword, registration } from '#tests/support/accounts.ts';
import { inForm } from '#tests/support/form.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { startSite } from '#tests/support/server-process.ts';
import { forSuite } from '#tests/support/suite.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { openBrowser, phone } from '../support/browser.ts';
import { callsOf } from '../support/calls.ts';
import { sentence } from '../support/words.ts';

// A site of its own: no passkey is bound to a number in place of a name (WebAuthn 3, 5.1.3, “effective domain”).
const site = forSuite(() => startSite({ host: 'localhost' }));
const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

/** A device that says yes to everything, as Chromium plays it. */
async function attachDevice(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function openAccount(context: BrowserContext, email: string): Promise<void> {
  const calls = callsOf(context, site.url);
  await calls.data(register, { body: registration(email) });
  const code = async () =>
    /\b\d{6}\b/.exec((await readMailbox(site.dataDir, { to: email })).at(-1)?.text ?? '')?.[0];
  await expect.poll(code).toBeDefined();
  await calls.data(verifyCaptcha, { body: { email, captcha: (await code()) as string } });
}

it.each(inForm(['DE', 'EN', 'JA'] as const))(
  'adds a passkey in the settings, logs in with it, and removes it, in %s',
  async (locale) => {
    const words = (path: string) => sentence(locale, path);
    const context = await openBrowser(locale, phone, site.url);
    contexts.push(context);
    const page = context.pages()[0] as Page;
    await attachDevice(page);
    await openAccount(context, `schluessel-${locale.toLowerCase()}@example.org`);
    const press = (path: string) => page.getByRole('button', { name: words(path), exact: true }).click();

    await page.goto(`/user/setting/DE-SUBS-1002?hl=${locale}`);
    await press('passkeys.add');
    await page.getByText(words('user.problems.passwordMissing')).waitFor();
    await page.locator('[name="password"]').fill(goodPassword);
    await press('passkeys.add');
    await page.getByText(words('passkeys.done')).waitFor();
    await page.getByRole('button', { name: words('passkeys.remove'), exact: true }).waitFor();
    await expectAccessible(page);

    await press('user.setting.logout');
    await page.waitForURL('**/user/login/**');
    await page.getByRole('button', { name: words('passkeys.login'), exact: true }).waitFor();
    await expectAccessible(page);
    await press('passkeys.login');
    await page.waitForURL('**/user/info/**');

    await page.goto(`/user/setting/DE-SUBS-1002?hl=${locale}`);
    await press('passkeys.remove');
    await page.getByText(words('passkeys.none')).waitFor();
    await page.goto(`/user/setting/DE-SUBS-1002?hl=${locale}`);
    await press('user.setting.logout');
    await page.waitForURL('**/user/login/**');
    await press('passkeys.login');
    await page.getByText(sentence(locale, 'errors.passkeyWrong')).waitFor();
  },
);
