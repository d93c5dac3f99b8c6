import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import * as accounts from '#contract/accounts.ts';
import type { BodyOf } from '#contract/call.ts';
import * as contract from '#contract/passkeys.ts';
import { erase } from '#contract/privacy.ts';
import { accountPasskeys } from '#server/accounts/tables.ts';
import { enterAccount, goodPassword, newestCode, openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { newAuthenticator, type Said } from '#tests/support/authenticator.ts';
import type { Browser } from '#tests/support/calls.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { forSuite } from '#tests/support/suite.ts';

const origin = 'http://127.0.0.1:3000';
const password = { password: goodPassword };

describe('passkeys', () => {
  const app = forSuite(() => openApp());
  let count = 0;

  const add = async (browser: Browser, device: ReturnType<typeof newAuthenticator>, said?: Said) => {
    const begun = await browser.data(contract.beginPasskey, { body: password });
    return { body: { credential: device.make(begun, said) } };
  };
  const login = async (browser: Browser, device: ReturnType<typeof newAuthenticator>, said?: Said) => {
    const begun = await browser.data(contract.beginPasskeyLogin);
    return { body: { credential: device.sign(begun, said) } };
  };

  /** Somebody who has a passkey on a device. */
  async function person() {
    const [browser, email] = [app.browser(), `key${count++}@example.org`];
    await openAccount(app, browser, email);
    const device = newAuthenticator(origin);
    await browser.data(contract.addPasskey, await add(browser, device));
    return { browser, email, device };
  }

  it('log their person in anywhere, are listed and told of by mail', async () => {
    const { browser, email, device } = await person();
    expect(await browser.data(contract.passkeyList)).toEqual([
      expect.objectContaining({ usedAt: null, addedAt: expect.any(String) }),
    ]);
    const elsewhere = app.browser();
    expect(await elsewhere.data(contract.passkeyLogin, await login(elsewhere, device))).toMatchObject({
      email,
    });
    expect(await elsewhere.data(accounts.getUser)).toMatchObject({ email });
    expect(await browser.data(contract.passkeyList)).toEqual([
      expect.objectContaining({ usedAt: expect.any(String) }),
    ]);
    await app.worker.drain();
    const [mail] = await readMailbox(app.dataDir, { to: email, subject: /passkey/ });
    expect(mail?.text).toContain('/user/forgot-password/');
  });

  it('are made for this site and account, by whoever knows the password', async () => {
    const { browser, email, device } = await person();
    const wrong = { body: { password: 'bicycle under nine violets' } };
    expect(await browser.refusal(contract.beginPasskey, wrong)).toBe('loginWrong');
    const begun = await browser.data(contract.beginPasskey, { body: password });
    expect(begun).toMatchObject({
      rp: { id: '127.0.0.1' },
      user: { name: email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: device.make(begun).id, transports: ['internal'] }],
    });
    expect(begun.user.id).not.toContain(Buffer.from(email).toString('base64url').slice(0, 8));
  });

  it.each<[string, Said]>([
    ['of another site', { origin: 'https://sixgates.example.net' }],
    ['for another host', { host: 'example.net' }],
    ['to another challenge', { challenge: 'A'.repeat(43) }],
    ['without asking who is there', { verified: false }],
  ])('refuse an answer %s, when added and when used', async (_, said) => {
    const { browser, device } = await person();
    const other = newAuthenticator(origin);
    expect(await browser.refusal(contract.addPasskey, await add(browser, other, said))).toBe(
      'passkeyNotAdded',
    );
    const stranger = app.browser();
    expect(await stranger.refusal(contract.passkeyLogin, await login(stranger, device, said))).toBe(
      'passkeyWrong',
    );
    expect(await stranger.refusal(accounts.getUser)).toBe('notLoggedIn');
  });

  it('take each challenge once, for five minutes, of the browser and the session that were given it', async () => {
    const { browser, email, device } = await person();
    const [one, other] = [app.browser(), app.browser()];
    const used = await login(one, device);
    await one.data(contract.passkeyLogin, used);
    expect(await one.refusal(contract.passkeyLogin, used)).toBe('passkeyWrong');
    const stolen = await login(one, device);
    await other.data(contract.beginPasskeyLogin);
    expect(await other.refusal(contract.passkeyLogin, stolen)).toBe('passkeyWrong');

    const second = app.browser();
    await enterAccount(second, email);
    const ofFirst = await add(browser, newAuthenticator(origin));
    expect(await second.refusal(contract.addPasskey, ofFirst)).toBe('passkeyNotAdded');
    const late = [await login(other, device), await add(second, newAuthenticator(origin))] as const;
    app.clock.forward(5 * 60_000 + 1);
    expect(await other.refusal(contract.passkeyLogin, late[0])).toBe('passkeyWrong');
    expect(await second.refusal(contract.addPasskey, late[1])).toBe('passkeyNotAdded');
  });

  it('refuse one that is copied, unknown, of another account, or added twice', async () => {
    const [{ device, browser }, stranger] = [await person(), app.browser()];
    await stranger.data(contract.passkeyLogin, await login(stranger, device, { counter: 7 }));
    for (const said of [{ counter: 7 }, { counter: 3 }, { counter: 9, userHandle: 'AAAA' }])
      expect(await stranger.refusal(contract.passkeyLogin, await login(stranger, device, said))).toBe(
        'passkeyWrong',
      );
    const unknown = await login(stranger, newAuthenticator(origin));
    expect(await stranger.refusal(contract.passkeyLogin, unknown)).toBe('passkeyWrong');
    expect(await browser.refusal(contract.addPasskey, await add(browser, device))).toBe('passkeyNotAdded');
    const another = await person();
    expect(await another.browser.refusal(contract.addPasskey, await add(another.browser, device))).toBe(
      'passkeyNotAdded',
    );
    const forged = await login(stranger, device, { counter: 20 });
    const { signature } = (await login(stranger, newAuthenticator(origin))).body.credential.response;
    const response = { ...forged.body.credential.response, signature };
    const credential: BodyOf<typeof contract.passkeyLogin>['credential'] = {
      ...forged.body.credential,
      response,
    };
    expect(await stranger.refusal(contract.passkeyLogin, { body: { credential } })).toBe('passkeyWrong');
  });

  it('are removed by their owner alone, and open nothing afterwards', async () => {
    const [{ browser, device }, other] = [await person(), await person()];
    const [held] = await browser.data(contract.passkeyList);
    const body = { id: held?.id ?? '' };
    expect(await other.browser.refusal(contract.removePasskey, { body })).toBe('notFound');
    expect(await app.browser().refusal(contract.removePasskey, { body })).toBe('notLoggedIn');
    const signed = await login(other.browser, device);
    await browser.data(contract.removePasskey, { body });
    expect(await other.browser.refusal(contract.passkeyLogin, signed)).toBe('passkeyWrong');
    expect(await browser.data(contract.passkeyList)).toEqual([]);
  });

  it('go when the mailbox sets a new password, and stay when the old one changes it', async () => {
    const { browser, email, device } = await person();
    const newPassword = 'bicycle under nine violets';
    await browser.data(accounts.updatePassword, { body: { ...password, newPassword } });
    expect(await browser.data(contract.passkeyList)).toHaveLength(1);
    await browser.data(accounts.sendCaptcha, { query: { email } });
    const captcha = await newestCode(app, email);
    await browser.data(accounts.resetPassword, { body: { email, captcha, ...password } });
    expect(await browser.data(contract.passkeyList)).toEqual([]);
    const stranger = app.browser();
    expect(await stranger.refusal(contract.passkeyLogin, await login(stranger, device))).toBe('passkeyWrong');
  });

  it('are in the export without their keys, and go with the account', async () => {
    const { browser, device } = await person();
    const answer = await browser.request({ method: 'GET', url: '/ads/user/export?hl=EN' });
    const files = unzipSync(answer.rawPayload);
    const data = strFromU8(files['data.json'] ?? new Uint8Array());
    expect(JSON.parse(data).passkeys).toEqual([expect.objectContaining({ usedAt: null })]);
    expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Passkeys');
    const [row] = await app.database.database.select().from(accountPasskeys);
    expect(data).not.toContain(row?.publicKey);
    const { id } = device.sign(await browser.data(contract.beginPasskeyLogin));
    await browser.data(erase, { body: { scope: 'all' } });
    const left = await app.database.database.select().from(accountPasskeys);
    expect(left.map(({ credentialId }) => credentialId)).not.toContain(id);
  });
});
