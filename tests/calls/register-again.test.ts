import { describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts.ts';
import { newestCode, openAccount, registration } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { hour } from '#tests/support/clock.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('accounts whose code is asked for again', () => {
  const app = forSuite(() => openApp());
  let count = 0;
  const newAddress = () => `again${count++}@example.org`;

  it('are opened by a second code where the first one was lost, as often as mails are free', async () => {
    const [browser, email] = [app.browser(), newAddress()];
    const again = { body: { email } };
    expect(await browser.refusal(contract.registerAgain, again)).toBe('registrationExpired');
    await browser.data(contract.register, { body: registration(email) });
    const lost = await newestCode(app, email);
    expect(await app.browser().refusal(contract.registerAgain, again)).toBe('registrationExpired');
    // Mails are counted by the hour: all that follows is within one.
    app.clock.forward(2 * hour - (app.clock.now().getTime() % hour));
    await browser.data(contract.registerAgain, again);
    expect(await newestCode(app, email)).not.toBe(lost);
    expect(await browser.refusal(contract.verifyCaptcha, { body: { email, captcha: lost } })).toBe(
      'captchaWrong',
    );
    for (let sent = 1; sent < 5; sent++) {
      // Of mails of one moment none is the newest.
      await app.worker.drain();
      app.clock.forward(1000);
      await browser.data(contract.registerAgain, again);
    }
    expect(await browser.refusal(contract.registerAgain, again)).toBe('tooMany');
    const newest = { body: { email, captcha: await newestCode(app, email) } };
    expect(await browser.data(contract.verifyCaptcha, newest)).toEqual({ done: true, loggedIn: true });
  });

  it('say to whoever asks for another code of a known address what they say of an unknown one', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    await openAccount(app, app.browser(), known);
    for (const email of [known, unknown]) {
      const stranger = app.browser();
      await stranger.data(contract.register, { body: registration(email) });
      expect(await stranger.data(contract.registerAgain, { body: { email } })).toEqual({ done: true });
    }
    await app.worker.drain();
    expect(await readMailbox(app.dataDir, { to: known, subject: /account/i })).toHaveLength(2);
  });
});
