import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { SignedIn } from '#server/platform/http/session.ts';
import { countMail } from './attempts.ts';
import { consumeCode, makeCode, tryCode } from './codes.ts';
import { type Receiver, writeAbout } from './letters.ts';
import { closeAccountLinks, consumeAccountLink } from './links.ts';
import { comparePassword, enter } from './login.ts';
import { dropPasskeys } from './passkey-store.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import { type Client, shownBeside } from './register.ts';
import type { AccountEvents, AccountRoom } from './room.ts';
import { endSessions } from './sessions.ts';
import { type Account, accountOfEmail, changeAccount, findAccount, moveAddress } from './store.ts';

type Room = AccountRoom & AccountEvents;

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
  const emailKey = email.toLowerCase();
  await countMail(room, emailKey, client.address);
  const account = await accountOfEmail(room.database, email);
  await inTransaction(room.database, async (tx) => {
    const codeId = await makeCode(tx, room, { of: 'mailbox', emailKey });
    await writeAbout(tx, room, receiver, { says: account || isLoggedIn ? 'code' : 'unknown', codeId });
  });
}

/**
 * Sets a new password by a code. Every session ends, every passkey goes, and one session begins: whoever has the mailbox has the
 * account, and nobody else has a way in left.
 *
 * @returns its token
 * @throws Refusal `captchaWrong`, `passwordCommon`
 */
export async function resetPassword(
  room: Room,
  wish: { email: string; captcha: string; password: string },
  client: Client,
): Promise<string> {
  const { email, captcha, password } = wish;
  refuseCommon(password, [email]);
  const passwordHash = await hashPassword(password);
  const verified = await tryCode(
    room.database,
    room,
    { of: 'mailbox', emailKey: email.toLowerCase() },
    captcha,
  );
  return inTransaction(room.database, async (tx) => {
    const account = verified && (await accountOfEmail(tx, email));
    if (!account || !(await consumeCode(tx, verified))) throw new Refusal('captchaWrong');
    await dropPasskeys(tx, account.id);
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
    const id = await consumeAccountLink(tx, token, room.clock.now());
    const account = id === undefined ? undefined : await findAccount(tx, id);
    // Whoever registered or was given a new password in the meantime has one.
    if (!account || account.passwordHash !== null) throw new Refusal('accountLinkExpired');
    const agreement = { agreedAt: room.clock.now(), agreed: shownBeside() };
    return setPassword(tx, room, { account, passwordHash, agreement }, client);
  });
}

async function setPassword(
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
  await closeAccountLinks(tx, account.id);
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
    const token = await setPassword(tx, room, { account, passwordHash }, client);
    await writeAbout(tx, room, receiver, { says: 'changed', codeId: null });
    return token;
  });
}

/**
 * Gives the account an address that a code has proved. Orders of the old address stay the account's.
 *
 * @throws Refusal `loginWrong`, `loginPaused`, `captchaWrong`, `addressTaken`
 */
export async function changeAddress(
  room: Room,
  wish: { account: Account; email: string; captcha: string; password: string },
  client: Client,
): Promise<Account> {
  const { account, email, captcha, password } = wish;
  await comparePassword(room, { account, email: account.email, password }, client);
  const verified = await tryCode(
    room.database,
    room,
    { of: 'mailbox', emailKey: email.toLowerCase() },
    captcha,
  );
  return inTransaction(room.database, async (tx) => {
    if (!verified || !(await consumeCode(tx, verified))) throw new Refusal('captchaWrong');
    if (!(await moveAddress(tx, account, email))) throw new Refusal('addressTaken');
    const changed = await changeAccount(tx, account, { email, verifiedAt: room.clock.now() });
    await room.onLoggedIn(tx, changed, client.browser);
    return changed;
  });
}
