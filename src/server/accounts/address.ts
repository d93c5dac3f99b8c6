import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { mailboxOf, setPassword } from './change.ts';
import { consumeCode, tryCode } from './codes.ts';
import { type Receiver, writeMoved, writeRestored } from './letters.ts';
import { closeLaterWaysBack, consumeAccountLink } from './links.ts';
import { comparePassword, lockCompared } from './login.ts';
import { dropPasskeys } from './passkey-store.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import type { Client } from './register.ts';
import type { AccountEvents, AccountRoom } from './room.ts';
import { type Account, changeAccount, deleteUnproved, lockAccount, moveAddress } from './store.ts';

type Room = AccountRoom & AccountEvents;

/**
 * Gives the account an address that a code has proved, and tells the one before it, with a way back. Orders of the old address
 * stay the account's.
 *
 * @param asker.receiver the old address
 * @throws Refusal `loginWrong`, `loginPaused`, `captchaWrong`, `addressTaken`
 */
export async function changeAddress(
  room: Room,
  wish: { account: Account; email: string; captcha: string; password: string },
  { client, receiver }: { client: Client; receiver: Receiver },
): Promise<Account> {
  const { account, email, captcha, password } = wish;
  await comparePassword(room, { account, email: account.email, password }, client);
  const verified = await tryCode(room.database, room, mailboxOf(email, client), captcha);
  return inTransaction(room.database, async (tx) => {
    const now = await lockCompared(tx, account);
    if (!verified || !(await consumeCode(tx, verified))) throw new Refusal('captchaWrong');
    if (!(await moveAddress(tx, now, email))) throw new Refusal('addressTaken');
    const changed = await changeAccount(tx, now, { email, verifiedAt: room.clock.now() });
    // The same one in other letters has nobody to tell.
    if (email.toLowerCase() !== now.email.toLowerCase()) await writeMoved(tx, room, receiver, now.id);
    await room.onLoggedIn(tx, changed, client.browser);
    return changed;
  });
}

/**
 * Gives an account the address back that it had, by the link that this address was sent, with a new password: every session
 * ends, every passkey goes, and the address that it loses is told.
 *
 * @returns the token of a session
 * @throws Refusal `accountLinkExpired`, `addressTaken`, `passwordCommon`
 */
export async function restoreAddress(
  room: Room,
  { token, password }: { token: string; password: string },
  { client, receiverOf }: { client: Client; receiverOf: (to: string) => Receiver },
): Promise<string> {
  refuseCommon(password, []);
  const passwordHash = await hashPassword(password);
  return inTransaction(room.database, async (tx) => {
    const link = await consumeAccountLink(tx, { token, does: 'restore', now: room.clock.now() });
    const account = link && (await lockAccount(tx, link.accountId));
    if (!account || link.restores === null) throw new Refusal('accountLinkExpired');
    const { restores: email } = link;
    // A purchase in the meantime opened one that nobody entered.
    await deleteUnproved(tx, [email.toLowerCase()]);
    if (!(await moveAddress(tx, account, email))) throw new Refusal('addressTaken');
    await closeLaterWaysBack(tx, link);
    await dropPasskeys(tx, account.id);
    await writeRestored(tx, room, receiverOf(account.email));
    const restored = await changeAccount(tx, account, { email, verifiedAt: room.clock.now() });
    return setPassword(tx, room, { account: restored, passwordHash }, client);
  });
}
