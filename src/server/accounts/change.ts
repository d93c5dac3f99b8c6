import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { askerOf, countMail } from './attempts.ts';
import { consumeCode, makeCode, type Purpose, tryCode } from './codes.ts';
import { type Receiver, writeAbout } from './letters.ts';
import { closeOpeningLinks, consumeAccountLink } from './links.ts';
import { comparePassword, enter, lockCompared } from './login.ts';
import { dropPasskeys } from './passkey-store.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { type Client, shownBeside } from './register.ts';
import type { AccountEvents, AccountRoom } from './room.ts';
import { endSessions } from './sessions.ts';
import {
  type Account,
  accountOfEmail,
  changeAccount,
  findAccount,
  lockAccount,
  lockAccountOfEmail,
} from './store.ts';

type Room = AccountRoom & AccountEvents;

/** The code of a mailbox, in the browser that asks. */
export const mailboxOf = (email: string, client: Client): Purpose => ({
  of: 'mailbox',
  emailKey: email.toLowerCase(),
  browser: client.browser,
});

/** The account of the one who is logged in. @throws Refusal `notLoggedIn` */
export async function ownAccount(room: AccountRoom, signedIn: SignedIn | undefined): Promise<Account> {
  const account = signedIn && (await findAccount(room.database, signedIn.accountId));
  if (!account) throw new Refusal('notLoggedIn');
  return account;
}

/**
 * Sends a code to a mailbox: to set a new password, or to prove the address that an account shall have. Does, says and takes
 * the same where there is no account; then the letter says so.
 *
 * @param isLoggedIn somebody who is may prove an address that has no account yet
 * @throws Refusal `tooMany`
 */
export async function sendCode(
  room: AccountRoom,
  {
    email,
    client,
    receiver,
    isLoggedIn,
  }: { email: string; client: Client; receiver: Receiver; isLoggedIn: boolean },
): Promise<void> {
  const account = await accountOfEmail(room.database, email);
  await countMail(room, await askerOf(room, { account, email }, client));
  await inTransaction(room.database, async (tx) => {
    const codeId = await makeCode(tx, room, mailboxOf(email, client));
    await writeAbout(tx, room, receiver, { says: account || isLoggedIn ? 'code' : 'unknown', codeId });
  });
}

/**
 * Sets a new password by a code. Every session ends, every passkey goes, and one session begins: whoever has the mailbox has the
 * account, and nobody else has a way in left. The mailbox is told: whoever reads it too may have done it.
 *
 * @returns its token
 * @throws Refusal `captchaWrong`, `passwordCommon`
 */
export async function resetPassword(
  room: Room,
  wish: { email: string; captcha: string; password: string },
  { client, receiver }: { client: Client; receiver: Receiver },
): Promise<string> {
  const { email, captcha, password } = wish;
  refuseCommon(password, [email]);
  const passwordHash = await hashPassword(password);
  const verified = await tryCode(room.database, room, mailboxOf(email, client), captcha);
  return inTransaction(room.database, async (tx) => {
    const account = verified && (await lockAccountOfEmail(tx, email));
    if (!account || !(await consumeCode(tx, verified))) throw new Refusal('captchaWrong');
    await dropPasskeys(tx, account.id);
    await writeAbout(tx, room, { ...receiver, to: account.email }, { says: 'changed', codeId: null });
    return setPassword(tx, room, { account, passwordHash }, client);
  });
}

/**
 * Sets the first password of an account that a purchase opened, by the link in the receipt, which proves the mailbox.
 *
 * @returns the token of a session
 * @throws Refusal `accountLinkExpired`, `passwordCommon`
 */
export async function openByLink(
  room: Room,
  { token, password }: { token: string; password: string },
  client: Client,
): Promise<string> {
  refuseCommon(password, []);
  const passwordHash = await hashPassword(password);
  return inTransaction(room.database, async (tx) => {
    const link = await consumeAccountLink(tx, { token, does: 'open', now: room.clock.now() });
    const account = link && (await lockAccount(tx, link.accountId));
    // Whoever registered or was given a new password in the meantime has one.
    if (!account || account.passwordHash !== null) throw new Refusal('accountLinkExpired');
    const agreement = { agreedAt: room.clock.now(), agreed: shownBeside() };
    return setPassword(tx, room, { account, passwordHash, agreement }, client);
  });
}

/** Sets a password: every session and every way to a first one ends, and a session begins. @returns its token */
export async function setPassword(
  tx: Parameters<typeof enter>[0],
  room: Room,
  {
    account,
    passwordHash,
    agreement,
  }: { account: Account; passwordHash: string; agreement?: Pick<Account, 'agreedAt' | 'agreed'> },
  client: Client,
): Promise<string> {
  await endSessions(tx, account.id);
  await closeOpeningLinks(tx, account.id);
  const changed = await changeAccount(tx, account, {
    passwordHash,
    verifiedAt: account.verifiedAt ?? room.clock.now(),
    ...(account.agreedAt === null && agreement),
  });
  return enter(tx, room, changed, client);
}

/**
 * Changes the password of the one who is logged in: every session ends, this one goes on under a new token.
 *
 * @returns the token
 * @throws Refusal `loginWrong`, `loginPaused`, `passwordCommon`
 */
export async function changePassword(
  room: Room,
  { account, password, newPassword }: { account: Account; password: string; newPassword: string },
  { client, receiver }: { client: Client; receiver: Receiver },
): Promise<string> {
  await comparePassword(room, { account, email: account.email, password }, client);
  refuseCommon(newPassword, [account.email, account.name]);
  const passwordHash = await hashPassword(newPassword);
  return inTransaction(room.database, async (tx) => {
    const now = await lockCompared(tx, account);
    const token = await setPassword(tx, room, { account: now, passwordHash }, client);
    await writeAbout(tx, room, receiver, { says: 'changed', codeId: null });
    return token;
  });
}
