import { login, register, verifyCaptcha } from '#contract/accounts.ts';
import type { TestApp } from './app.ts';
import type { Browser } from './calls.ts';
import { readMailbox } from './mailbox.ts';

/** What has accounts and sends the mails that open them. */
type Site = Pick<TestApp, 'dataDir'> & { readonly worker: Pick<TestApp['worker'], 'drain'> };

export const goodPassword = 'quince ladder orbit seven';

/** The code of the newest mail to an address. */
export async function newestCode(app: Site, to: string): Promise<string> {
  await app.worker.drain();
  const mail = (await readMailbox(app.dataDir, { to, subject: /code/i })).at(-1);
  return /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}

/** What the form of registration sends. */
export const registration = (email: string) => ({
  name: 'Robin',
  email,
  password: goodPassword,
  passwordConfirmation: goodPassword,
  agreed: true as const,
});

/** Registers an address in a browser, which is logged in afterwards. */
export async function openAccount(app: Site, browser: Browser, email: string): Promise<void> {
  await browser.data(register, { body: registration(email) });
  await browser.data(verifyCaptcha, { body: { email, captcha: await newestCode(app, email) } });
}

/** Logs in with the password that every test account has. */
export async function enterAccount(browser: Browser, email: string): Promise<void> {
  await browser.data(login, { body: { email, password: goodPassword } });
}
