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
import type { Browser } from '#tests/support/calls.ts';
import { hour } from '#tests/support/clock.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { forSuite } from '#tests/support/suite.ts';

const other = 'bicycle under nine violets';

describe('accounts', () => {
  const app = forSuite(() => openApp());
  let count = 0;
  const newAddress = () => `person${count++}@example.org`;

  const wishToMove = async (browser: Browser, to: string, password = goodPassword) => {
    await browser.data(contract.sendCaptcha, { query: { email: to } });
    return { body: { email: to, captcha: await newestCode(app, to), password } };
  };
  const move = async (browser: Browser, to: string, password = goodPassword) =>
    browser.data(contract.updateAddress, await wishToMove(browser, to, password));

  /** The way back in the newest mail to an address that an account had. */
  const wayBack = async (to: string) => {
    await app.worker.drain();
    const mail = (await readMailbox(app.dataDir, { to, subject: /new e-mail address/ })).at(-1);
    return /[?&]back=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };

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
    expect(await browser.refusal(contract.updateAddress, await wishToMove(browser, taken))).toBe(
      'addressTaken',
    );
    expect(await move(browser, next)).toMatchObject({ email: next });
    await enterAccount(app.browser(), next);
    expect(await app.browser().refusal(contract.login, { body: { email, password: goodPassword } })).toBe(
      'loginWrong',
    );
  });

  it('tell the mailbox of a new password, and the old one of a new address', async () => {
    const [email, next] = [newAddress(), newAddress()];
    const browser = app.browser();
    await openAccount(app, browser, email);
    await browser.data(contract.sendCaptcha, { query: { email } });
    const captcha = await newestCode(app, email);
    await browser.data(contract.resetPassword, { body: { email, captcha, password: goodPassword } });
    const subjects = async (to: string) => {
      await app.worker.drain();
      return (await readMailbox(app.dataDir, { to })).map(({ subject }) => subject);
    };
    expect((await subjects(email)).at(-1)).toBe('Your password has been changed');
    await move(browser, next);
    expect((await subjects(email)).at(-1)).toBe('Your account has a new e-mail address');
    expect(await subjects(next)).toEqual(['Your verification code']);
  });

  it('are taken back by the address that they had, also from a thief who moves on and sets passwords', async () => {
    const [email, stolen, further] = [newAddress(), newAddress(), newAddress()];
    const [own, thief] = [app.browser(), app.browser()];
    await openAccount(app, own, email);
    await enterAccount(thief, email);
    await move(thief, stolen);
    await thief.data(contract.updatePassword, { body: { password: goodPassword, newPassword: other } });
    await move(thief, further, other);
    const [back, thiefs] = [await wayBack(email), await wayBack(stolen)];
    const restore = (token: string, password = goodPassword) => ({ body: { token, password } });
    const opening = { body: { token: back, password: goodPassword, agreed: true as const } };
    expect(await own.refusal(contract.openAccountLink, opening)).toBe('accountLinkExpired');
    // The thief's own way back, from the address in between, does not close the one before it.
    await thief.data(contract.restoreAddress, restore(thiefs, other));
    expect(await thief.data(contract.getUser)).toMatchObject({ email: stolen });
    expect(await own.refusal(contract.restoreAddress, restore(back, 'password1234'))).toBe('passwordCommon');
    await own.data(contract.restoreAddress, restore(back));
    expect(await own.data(contract.getUser)).toMatchObject({ email });
    expect(await thief.refusal(contract.getUser)).toBe('notLoggedIn');
    expect(await thief.refusal(contract.login, { body: { email: stolen, password: other } })).toBe(
      'loginWrong',
    );
    for (const token of [back, thiefs])
      expect(await thief.refusal(contract.restoreAddress, restore(token))).toBe('accountLinkExpired');
    await app.worker.drain();
    const told = await readMailbox(app.dataDir, { to: stolen });
    expect(told.at(-1)?.subject).toBe('Your account no longer has this e-mail address');
    await enterAccount(app.browser(), email);
  });

  it('are taken back within two weeks, and not where the address has another account by then', async () => {
    const [email, next] = [newAddress(), newAddress()];
    const browser = app.browser();
    await openAccount(app, browser, email);
    await move(browser, next);
    const restore = { body: { token: await wayBack(email), password: goodPassword } };
    await openAccount(app, app.browser(), email);
    expect(await app.browser().refusal(contract.restoreAddress, restore)).toBe('addressTaken');
    app.clock.forward(14 * 24 * 3600_000 + 1);
    expect(await app.browser().refusal(contract.restoreAddress, restore)).toBe('accountLinkExpired');
  });

  it('count mails to an address, whether it has an account or not', async () => {
    const email = newAddress();
    const ask = () => app.browser().call(contract.sendCaptcha, { query: { email } });
    for (let mail = 0; mail < 5; mail++) expect(await ask()).toMatchObject({ ok: true });
    expect(await ask()).toMatchObject({ ok: false, status: 429 });
  });

  it('let nobody spend the tries, the code or the mails of whoever resets a password', async () => {
    const email = newAddress();
    const [own, elsewhere, stranger] = [app.browser(), app.browser(), app.browser()];
    await openAccount(app, own, email);
    await own.data(contract.logout, { body: {} });
    // The mail of the registration was one of that hour's.
    app.clock.forward(hour);
    const ask = (browser: typeof own) => browser.call(contract.sendCaptcha, { query: { email } });
    const reset = (captcha: string) => ({ body: { email, captcha, password: other } });
    await ask(elsewhere);
    const first = await newestCode(app, email);
    expect(await stranger.refusal(contract.resetPassword, reset(first))).toBe('captchaWrong');
    const wrong = first === '111111' ? '222222' : '111111';
    for (let guess = 0; guess < 5; guess++) {
      expect(await stranger.refusal(contract.resetPassword, reset(wrong))).toBe('captchaWrong');
      expect(await stranger.refusal(contract.verifyCaptcha, { body: { email, captcha: wrong } })).toBe(
        'captchaWrong',
      );
    }
    for (let mail = 1; mail < 5; mail++) expect(await ask(stranger)).toMatchObject({ ok: true });
    expect(await ask(stranger)).toMatchObject({ ok: false, status: 429 });
    // Where the account was never used, mails may be spent, but not the code that came before.
    expect(await ask(elsewhere)).toMatchObject({ ok: false, status: 429 });
    await elsewhere.data(contract.verifyCaptcha, { body: { email, captcha: first } });
    for (let mail = 0; mail < 4; mail++) expect(await ask(own)).toMatchObject({ ok: true });
    await app.worker.drain();
    app.clock.forward(1000);
    expect(await ask(own)).toMatchObject({ ok: true });
    await own.data(contract.resetPassword, reset(await newestCode(app, email)));
    expect(await own.data(contract.getUser)).toMatchObject({ email });
    expect(await ask(own)).toMatchObject({ ok: false, status: 429 });
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
