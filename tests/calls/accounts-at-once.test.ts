import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { getUser, resetPassword, sendCaptcha } from '#contract/accounts.ts';
import { addPasskey, beginPasskey } from '#contract/passkeys.ts';
import { erase } from '#contract/privacy.ts';
import { accountPasskeys, accountSessions, accounts } from '#server/accounts/tables.ts';
import { goodPassword, newestCode, openAccount } from '#tests/support/accounts.ts';
import { openApp } from '#tests/support/app.ts';
import { newAuthenticator } from '#tests/support/authenticator.ts';
import type { Browser } from '#tests/support/calls.ts';
import { realPostgres } from '#tests/support/database.ts';
import { forSuite } from '#tests/support/suite.ts';

describe('an account that two change at once', () => {
  // In memory there is one connection, and nobody waits for anybody.
  const app = forSuite(() => openApp(realPostgres()));

  /** Does something while an account is held by somebody else, and lets it go when so many wait for it. */
  async function whileHeld<T>(
    email: string,
    act: (waiting: (count: number) => Promise<void>) => T,
  ): Promise<T> {
    const { database } = app.database;
    const waiting = (count: number) =>
      expect
        .poll(
          async () => {
            const asked = sql`select count(*)::int as count from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'`;
            const { rows } = (await database.execute(asked)) as unknown as { rows: { count: number }[] };
            return rows[0]?.count;
          },
          { timeout: 30_000 },
        )
        .toBe(count);
    return database.transaction(async (tx) => {
      await tx.select().from(accounts).where(eq(accounts.email, email)).for('update');
      return act(waiting);
    });
  }

  it('has one session after two resets: the later one ends that of the earlier one', async () => {
    const email = 'two.resets@example.org';
    await openAccount(app, app.browser(), email);
    const asked: [Browser, string][] = [];
    for (const browser of [app.browser(), app.browser()]) {
      await browser.data(sendCaptcha, { query: { email } });
      asked.push([browser, await newestCode(app, email)]);
    }
    const password = 'bicycle under nine violets';
    const reset = ([browser, captcha]: [Browser, string]) =>
      browser.data(resetPassword, { body: { email, captcha, password } });
    const resets = await whileHeld(email, async (waiting) => {
      const both = Promise.all(asked.map(reset));
      await waiting(2);
      return { both };
    });
    await resets.both;
    const open = await Promise.all(asked.map(async ([browser]) => (await browser.call(getUser)).ok));
    expect(open.filter(Boolean)).toHaveLength(1);
    expect(await app.database.database.select().from(accountSessions)).toHaveLength(1);
  });

  it('keeps no passkey that is added while it is deleted', async () => {
    const email = 'deleted.meanwhile@example.org';
    const browser = app.browser();
    await openAccount(app, browser, email);
    const begun = await browser.data(beginPasskey, { body: { password: goodPassword } });
    const credential = newAuthenticator('http://127.0.0.1:3000').make(begun);
    const acts = await whileHeld(email, async (waiting) => {
      const erased = browser.data(erase, { body: { scope: 'all' } });
      await waiting(1);
      const added = browser.call(addPasskey, { body: { credential } });
      // It waits for its turn, or is done before the deletion goes on.
      await Promise.race([waiting(2), added]);
      return { erased, added };
    });
    await acts.erased;
    expect(await acts.added).toMatchObject({ ok: false, refusal: { name: 'notLoggedIn' } });
    expect(await app.database.database.select().from(accountPasskeys)).toEqual([]);
  });
});
