import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { askerOf, countFailure, forgetFailures, refusePaused } from './attempts.ts';
import { isPassword } from './passwords.ts';
import type { Client } from './register.ts';
import type { AccountEvents, AccountRoom } from './room.ts';
import { startSession } from './sessions.ts';
import { type Account, accountOfEmail, lockAccount, rememberBrowser } from './store.ts';

/** Starts a session, and lets what this browser and the proved mailbox hold join the account. @returns the token */
export async function enter(
  tx: Transaction,
  room: AccountRoom & AccountEvents,
  account: Account,
  { agent, browser }: Client,
): Promise<string> {
  await rememberBrowser(tx, account, browser);
  await room.onLoggedIn(tx, account, browser);
  return startSession(tx, room, { account, browser, agent });
}

/**
 * Logs somebody in. An address without an account, and one that nobody has proved, are told and take the same as a wrong
 * password.
 *
 * @throws Refusal `loginWrong`, `loginPaused`
 */
export async function login(
  room: AccountRoom & AccountEvents,
  { email, password }: { email: string; password: string },
  client: Client,
): Promise<{ account: Account; token: string }> {
  const account = await accountOfEmail(room.database, email);
  await comparePassword(room, { account, email, password }, client);
  const mine = account as Account;
  const token = await inTransaction(room.database, async (tx) =>
    enter(tx, room, await lockCompared(tx, mine), client),
  );
  return { account: mine, token };
}

/**
 * Holds an account whose password was compared, as it stands now. A comparison takes a while, and whoever takes an account back
 * meanwhile shuts out whoever knew its password before.
 *
 * @throws Refusal `loginWrong` where the account has another address or password by now
 */
export async function lockCompared(tx: Transaction, compared: Account): Promise<Account> {
  const now = await lockAccount(tx, compared.id);
  if (now?.email !== compared.email || now.passwordHash !== compared.passwordHash)
    throw new Refusal('loginWrong');
  return now;
}

/** @throws Refusal `loginWrong`, `loginPaused` */
export async function comparePassword(
  room: AccountRoom,
  { account, email, password }: { account: Account | undefined; email: string; password: string },
  client: Client,
): Promise<void> {
  const guess = await askerOf(room, { account, email }, client);
  await refusePaused(room, guess);
  if (!(await isPassword(account?.verifiedAt ? account.passwordHash : null, password))) {
    await countFailure(room, guess);
    throw new Refusal('loginWrong');
  }
  await forgetFailures(room, guess);
}
