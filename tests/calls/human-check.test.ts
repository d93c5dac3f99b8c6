import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { describe, expect, it } from 'vitest';
import { register, sendCaptcha } from '#contract/accounts.ts';
import { type Challenge, humanChallenge } from '#contract/human.ts';
import { retrieveReport } from '#contract/reports.ts';
import { registration } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { type Browser, newBrowser } from '#tests/support/calls.ts';
import { hour } from '#tests/support/clock.ts';
import { testDatabases } from '#tests/support/database.ts';
import { forSuite } from '#tests/support/suite.ts';

const minute = 60_000;

describe.each(testDatabases('postgres'))('asking often from one address, on $kind', (on) => {
  const app = forSuite(() => openApp(on, { HUMAN_CHECK_AFTER: '2' }));

  /** A browser at an address that nobody else has. */
  const at = (remoteAddress: string) => newBrowser((sent) => app.http.inject({ ...sent, remoteAddress }));

  const ask = (browser: Browser, email: string, proof?: string) =>
    browser.refusal(retrieveReport, { body: { email, ...(proof && { proof }) } });

  async function solved(challenge: Challenge): Promise<string> {
    const solution = await solveChallenge({ challenge, deriveKey });
    return JSON.stringify({ challenge, solution });
  }

  /** Uses up what is free of an hour, at its beginning: what follows stays within it. */
  async function askOften(browser: Browser): Promise<void> {
    app.clock.forward(hour - (app.clock.now().getTime() % hour));
    for (const email of ['a@example.org', 'b@example.org'])
      expect(await ask(browser, email)).toBe('noRetrievableReport');
  }

  it('needs a proof of work from the third time on, each proof once, and nobody else does', async () => {
    const browser = at('203.0.113.10');
    await askOften(browser);
    expect(await ask(browser, 'c@example.org')).toBe('humanCheck');
    expect(await ask(at('203.0.113.11'), 'c@example.org')).toBe('noRetrievableReport');
    const proof = await solved(await browser.data(humanChallenge));
    expect(await ask(browser, 'c@example.org', proof)).toBe('noRetrievableReport');
    expect(await ask(browser, 'd@example.org', proof)).toBe('humanCheck');
  });

  it('takes no proof that is made cheaper, of another secret, late or made up', async () => {
    const browser = at('203.0.113.12');
    await askOften(browser);
    const challenge = await browser.data(humanChallenge);
    const { parameters } = challenge;
    const forged = [
      { ...challenge, parameters: { ...parameters, cost: 1 } },
      { ...challenge, parameters: { ...parameters, keyPrefix: '00' } },
      { ...challenge, signature: 'ab'.repeat(32) },
    ];
    for (const one of forged) {
      const solution = { counter: 1, derivedKey: 'ab'.repeat(32), time: 1 };
      const proof = JSON.stringify({ challenge: one, solution });
      expect(await ask(browser, 'c@example.org', proof)).toBe('humanCheck');
    }
    const unsolved = {
      challenge,
      solution: { counter: 1, derivedKey: `${parameters.keyPrefix}${'00'.repeat(16)}` },
    };
    for (const proof of [JSON.stringify(unsolved), '{', '{}', 'null'])
      expect(await ask(browser, 'c@example.org', proof)).toBe('humanCheck');
    const late = await solved(challenge);
    app.clock.forward(11 * minute);
    // Whoever waits so long needs none; the next one does.
    expect(await ask(browser, 'c@example.org')).toBe('noRetrievableReport');
    expect(await ask(browser, 'd@example.org', late)).toBe('humanCheck');
  });

  it('needs none a minute after the last time, which a refusal does not put off', async () => {
    const browser = at('203.0.113.13');
    await askOften(browser);
    app.clock.forward(minute / 2);
    expect(await ask(browser, 'c@example.org')).toBe('humanCheck');
    app.clock.forward(minute / 2);
    const told = await Promise.all(['c', 'd', 'e', 'f'].map((name) => ask(browser, `${name}@example.org`)));
    expect(told.toSorted()).toEqual(['humanCheck', 'humanCheck', 'humanCheck', 'noRetrievableReport']);
  });

  it('counts links, codes and registrations together', async () => {
    const browser = at('203.0.113.14');
    app.clock.forward(hour);
    await browser.data(sendCaptcha, { query: { email: 'one@example.org' } });
    await browser.data(register, { body: registration('two@example.org') });
    const email = 'three@example.org';
    expect(await browser.refusal(sendCaptcha, { query: { email } })).toBe('humanCheck');
    expect(await browser.refusal(register, { body: registration(email) })).toBe('humanCheck');
    expect(await ask(browser, email)).toBe('humanCheck');
    const proof = await solved(await browser.data(humanChallenge));
    await browser.data(sendCaptcha, { query: { email, proof } });
    const another = await solved(await browser.data(humanChallenge));
    await browser.data(register, { body: { ...registration(email), proof: another } });
  });
});
