import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import * as contract from '#contract/accounts.ts';
import { accountCodes } from '#server/accounts/tables.ts';
import { enterAccount, goodPassword, newestCode, openAccount } from '#tests/support/accounts.ts';
import { openApp, type TestApp } from '#tests/support/app.ts';
import type { Browser } from '#tests/support/calls.ts';
import { realPostgres } from '#tests/support/database.ts';
import { readMailbox } from '#tests/support/mailbox.ts';
import { forSuite } from '#tests/support/suite.ts';

const fresh = 'bicycle under nine violets';

// One connection, as in memory, knows no two at once.
describe.runIf(process.env.TEST_DATABASE_URL)('an account that is taken back', () => {
  const app = forSuite(() => openApp(realPostgres()));

  const wishToMove = async (browser: Browser, email: string) => {
    await browser.data(contract.sendCaptcha, { query: { email } });
    return { body: { email, captcha: await newestCode(app, email), password: goodPassword } };
  };

  it('stays so where a change by the password before was under way', async () => {
    const [own, thief, later] = [app.browser(), app.browser(), app.browser()];
    await openAccount(app, own, 'robbed@example.org');
    await enterAccount(thief, 'robbed@example.org');
    await thief.data(contract.updateAddress, await wishToMove(thief, 'thief@example.org'));
    await app.worker.drain();
    const mail = (await readMailbox(app.dataDir, { to: 'robbed@example.org' })).at(-1);
    const token = /[?&]back=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const wish = await wishToMove(thief, 'further@example.org');

    const { held, moving } = await whileCodesWait(app, async () => {
      const moving = thief.refusal(contract.updateAddress, wish);
      await untilOneWaits(app);
      // The password has been compared; the code has not.
      await later.data(contract.restoreAddress, { body: { token, password: fresh } });
      return { held: await later.data(contract.getUser), moving: { answer: moving } };
    });
    expect(held).toMatchObject({ email: 'robbed@example.org' });
    expect(await moving.answer).toBe('loginWrong');
    expect(await later.data(contract.getUser)).toMatchObject({ email: 'robbed@example.org' });
    expect(await thief.refusal(contract.getUser)).toBe('notLoggedIn');
    const further = { body: { email: 'further@example.org', password: goodPassword } };
    expect(await app.browser().refusal(contract.login, further)).toBe('loginWrong');
  });
});

/** Does something while no code can be tried. */
function whileCodesWait<T>({ database: { database } }: TestApp, work: () => Promise<T>): Promise<T> {
  return database.transaction(async (tx) => {
    await tx.select().from(accountCodes).for('update');
    return work();
  });
}

/** Until somebody waits for a lock in this database. */
async function untilOneWaits({ database: { database } }: TestApp): Promise<void> {
  const waiting = sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect
    .poll(async () => ((await database.execute(waiting)) as unknown as { rows: unknown[] }).rows.length, {
      timeout: 10_000,
    })
    .toBe(1);
}
