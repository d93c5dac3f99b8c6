import { describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts.ts';
import {
  enterAccount,
  goodPassword,
  newestCode,
  openAccount,
  registration,
} from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { forSuite } from '#tests/support/suite.ts';

const other = 'bicycle under nine violets';

describe('accounts', () => {
  const app = forSuite(() => openApp());
  let count = 0;
  const newAddress = () => `person${count++}@example.org`;

  it('are opened by the code from the mailbox, in the browser that asked', async () => {
    const [browser, email] = [app.browser(), newAddress()];
    await browser.data(contract.register, { body: registration(email) });
    expect(await browser.refusal(contract.getUser)).toBe('notLoggedIn');
    const captcha = await newestCode(app, email);
    expect(captcha).toMatch(/^\d{6}$/);
    expect(await app.browser().refusal(contract.verifyCaptcha, { body: { email, captcha } })).toBe(
      'captchaWrong',
    );
    expect(await browser.data(contract.verifyCaptcha, { body: { email, captcha } })).toEqual({
      done: true,
      loggedIn: true,
    });
    expect(await browser.data(contract.getUser)).toMatchObject({
      email,
      name: 'Robin',
      gender: 'confidential',
    });
    expect(await browser.refusal(contract.verifyCaptcha, { body: { email, captcha } })).toBe('captchaWrong');
  });

  it('say the same to whoever registers, asks for a code or logs in, whether an address is known or not', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await openAccount(app, app.browser(), known);
    for (const email of [known, unknown]) {
      const stranger = app.browser();
      expect(await stranger.data(contract.register, { body: registration(email) })).toEqual({ done: true });
      expect(await stranger.data(contract.sendCaptcha, { query: { email } })).toEqual({ done: true });
      expect(await stranger.refusal(contract.login, { body: { email, password: other } })).toBe('loginWrong');
      expect(
        await stranger.refusal(contract.resetPassword, {
          body: { email, captcha: '000000', password: other },
        }),
      ).toBe('captchaWrong');
    }
    await app.worker.drain();
    const subjects = async (to: string) =>
      (await readMailbox(app.dataDir, { to })).map(({ subject }) => subject);
    expect(await subjects(known)).toContain('You already have an account');
    expect(await subjects(unknown)).toContain('No account with this address');
  });

  it('keep what a known address registers with from opening or changing anything', async () => {
    const email = newAddress();
    await openAccount(app, app.browser(), email);
    const stranger = app.browser();
    await stranger.data(contract.register, {
      body: { ...registration(email), password: other, passwordConfirmation: other },
    });
    const captcha = await newestCode(app, email);
    expect(
      await stranger.refusal(contract.verifyCaptcha, { body: { email, captcha: captcha || '123456' } }),
    ).toBe('captchaWrong');
    expect(await app.browser().refusal(contract.login, { body: { email, password: other } })).toBe(
      'loginWrong',
    );
    await enterAccount(app.browser(), email);
  });

  it('refuse passwords that are guessed first, and those that differ', async () => {
    const browser = app.browser();
    for (const password of ['password1234', 'qwertyuiop12', 'person99@example.org', '1234567890']) {
      const body = { ...registration('person99@example.org'), password, passwordConfirmation: password };
      expect(await browser.refusal(contract.register, { body }), password).toBe('passwordCommon');
    }
    const differing = { ...registration(newAddress()), passwordConfirmation: other };
    const answer = await browser.call(contract.register, { body: differing });
    expect(answer).toMatchObject({
      ok: false,
      refusal: { fields: [{ field: 'body.passwordConfirmation', problem: 'passwords do not match' }] },
    });
  });

  it('let a code live ten minutes, five tries and once', async () => {
    const email = newAddress();
    await openAccount(app, app.browser(), email);
    const browser = app.browser();
    const ask = async () => {
      await browser.data(contract.sendCaptcha, { query: { email } });
      return newestCode(app, email);
    };
    const reset = (captcha: string, password = other) => ({ body: { email, captcha, password } });
    const late = await ask();
    app.clock.forward(10 * 60_000 + 1);
    expect(await browser.refusal(contract.resetPassword, reset(late))).toBe('captchaWrong');
    const guessed = await ask();
    const wrong = guessed === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess++)
      expect(await browser.refusal(contract.verifyCaptcha, { body: { email, captcha: wrong } })).toBe(
        'captchaWrong',
      );
    expect(await browser.refusal(contract.resetPassword, reset(guessed))).toBe('captchaWrong');
    const good = await ask();
    expect(await browser.data(contract.verifyCaptcha, { body: { email, captcha: good } })).toEqual({
      done: true,
      loggedIn: false,
    });
    await browser.data(contract.resetPassword, reset(good));
    expect(await browser.data(contract.getUser)).toMatchObject({ email });
    expect(await browser.refusal(contract.resetPassword, reset(good, goodPassword))).toBe('captchaWrong');
  });

  it('end every other session with a new password, and list and end sessions', async () => {
    const email = newAddress();
    const [here, there, third] = [app.browser(), app.browser(), app.browser()];
    await openAccount(app, here, email);
    await enterAccount(there, email);
    await enterAccount(third, email);
    const held = await here.data(contract.sessionList);
    expect(held.map(({ current }) => current).sort()).toEqual([false, false, true]);
    const [one] = held.filter(({ current }) => !current);
    await here.data(contract.endSession, { body: { id: one?.id ?? '' } });
    expect(await here.data(contract.sessionList)).toHaveLength(2);
    await here.data(contract.updatePassword, { body: { password: goodPassword, newPassword: other } });
    expect(await here.data(contract.getUser)).toMatchObject({ email });
    for (const browser of [there, third]) expect(await browser.refusal(contract.getUser)).toBe('notLoggedIn');
    expect(
      await here.refusal(contract.updatePassword, { body: { password: goodPassword, newPassword: other } }),
    ).toBe('loginWrong');
    await here.data(contract.logout, { body: {} });
    expect(await here.refusal(contract.getUser)).toBe('notLoggedIn');
  });

  it('pause after wrong passwords, but not for a browser that the account knows', async () => {
    const email = newAddress();
    const [own, attacker] = [app.browser(), app.browser()];
    await openAccount(app, own, email);
    await own.data(contract.logout, { body: {} });
    for (let guess = 0; guess < 5; guess++)
      expect(await attacker.refusal(contract.login, { body: { email, password: other } })).toBe('loginWrong');
    expect(await attacker.refusal(contract.login, { body: { email, password: goodPassword } })).toBe(
      'loginPaused',
    );
    await enterAccount(own, email);
    app.clock.forward(15_001);
    expect(await attacker.refusal(contract.login, { body: { email, password: other } })).toBe('loginWrong');
    app.clock.forward(15_001);
    expect(await attacker.refusal(contract.login, { body: { email, password: goodPassword } })).toBe(
      'loginPaused',
    );
    app.clock.forward(15_001);
    await enterAccount(attacker, email);
  });

  it('end by themselves when nobody uses them', async () => {
    const [browser, email] = [app.browser(), newAddress()];
    await openAccount(app, browser, email);
    app.clock.forward(29 * 24 * 3600_000);
    expect(await browser.data(contract.getUser)).toMatchObject({ email });
    app.clock.forward(29 * 24 * 3600_000);
    expect(await browser.data(contract.getUser)).toMatchObject({ email });
    app.clock.forward(31 * 24 * 3600_000);
    expect(await browser.refusal(contract.getUser)).toBe('notLoggedIn');
  });

  it('keep a profile within its bounds', async () => {
    const [browser, email] = [app.browser(), newAddress()];
    await openAccount(app, browser, email);
    const body = {
      nickname: 'Rob',
      phone: '+4915112345678',
      birthday: '1990-02-28',
      gender: 'female' as const,
    };
    expect(await browser.data(contract.updateUser, { body })).toMatchObject({ ...body, email });
    for (const birthday of ['1899-12-31', '2990-01-01', '2020-02-30', '28.02.1990', '']) {
      const answer = await browser.call(contract.updateUser, { body: { birthday } });
      expect(answer).toMatchObject({ ok: false, refusal: { name: 'dateInvalid', message: 'invalid date' } });
    }
    expect(await browser.refusal(contract.updateUser, { body: { phone: '0151' } })).toBe('malformed');
    expect(await browser.refusal(contract.updateUser, { body: { nickname: 'n'.repeat(41) } })).toBe(
      'malformed',
    );
    expect(await browser.data(contract.updateUser, { body: { phone: null } })).toMatchObject({ phone: null });
  });

  it('move to an address that a code has proved, and to none that is another’s', async () => {
    const [email, next, taken] = [newAddress(), newAddress(), newAddress()];
    const browser = app.browser();
    await openAccount(app, browser, email);
    await openAccount(app, app.browser(), taken);
    const move = async (to: string) => {
      await browser.data(contract.sendCaptcha, { query: { email: to } });
      return { body: { email: to, captcha: await newestCode(app, to), password: goodPassword } };
    };
    expect(await browser.refusal(contract.updateAddress, await move(taken))).toBe('addressTaken');
    expect(await browser.data(contract.updateAddress, await move(next))).toMatchObject({ email: next });
    await enterAccount(app.browser(), next);
    expect(await app.browser().refusal(contract.login, { body: { email, password: goodPassword } })).toBe(
      'loginWrong',
    );
  });

  it('count mails to an address, whether it has an account or not', async () => {
    const email = newAddress();
    const ask = () => app.browser().call(contract.sendCaptcha, { query: { email } });
    for (let mail = 0; mail < 5; mail++) expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, status: 429 });
  });

  it('send the session in a cookie that is bound to this host and no script reads', async () => {
    const secure = await openApp(undefined, { PUBLIC_URL: 'https://sixgates.example' });
    try {
      const email = 'cookie@example.org';
      const browser = secure.browser();
      await browser.data(contract.register, { body: registration(email) });
      const answer = await browser.request({
        method: 'POST',
        url: '/ads/user/verify',
        payload: { email, captcha: await newestCode(secure, email) },
      });
      const cookie = [answer.headers['set-cookie'] ?? []]
        .flat()
        .find((set) => String(set).includes('session'));
      expect(cookie).toMatch(
        /^__Host-session=[\w-]{43}; Max-Age=7776000; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
      expect(answer.body).not.toContain(String(cookie).slice(15, 58));
    } finally {
      await secure.close();
    }
  });
});
