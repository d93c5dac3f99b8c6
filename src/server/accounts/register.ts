import { versionOf } from '#server/legal/protocols.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { askerOf, countMail } from './attempts.ts';
import { consumeCode, makeCode, tryCode, type Verified, waitingFor } from './codes.ts';
import { type Receiver, writeAbout } from './letters.ts';
import { enter } from './login.ts';
import { hashPassword, refuseCommon } from './passwords.ts';
import type { AccountEvents, AccountRoom } from './room.ts';
import { type Account, accountOfEmail, changeAccount, lockAccount, openAccount } from './store.ts';

export interface Registration {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** What whoever opens an account agrees to, in the version that the form leads to. */
export const shownBeside = () => [versionOf('privacy')];

export interface Client {
  readonly address: string;
  readonly browser: Reader;
  readonly agent: string | undefined;
}

/**
 * Begins an account: it is opened by the code that goes to its mailbox, in the browser that asked. Does, says and takes the
 * same where the address has an account already, whose owner is told by mail.
 *
 * @throws Refusal `passwordCommon`, `tooMany`
 */
export async function register(
  room: AccountRoom,
  { name, email, password }: Registration,
  { client, receiver }: { client: Client; receiver: Receiver },
): Promise<void> {
  const emailKey = email.toLowerCase();
  const known = await accountOfEmail(room.database, email);
  await countMail(room, await askerOf(room, { account: known, email }, client));
  refuseCommon(password, [name, email]);
  const passwordHash = await hashPassword(password);
  const isTaken = known?.verifiedAt != null;
  const wish = { name, passwordHash, agreedAt: room.clock.now().toISOString(), agreed: shownBeside() };
  await inTransaction(room.database, async (tx) => {
    const purpose = { of: 'registration', emailKey, browser: client.browser } as const;
    const codeId = await makeCode(tx, room, purpose, isTaken ? null : wish);
    await writeAbout(tx, room, receiver, { says: isTaken ? 'known' : 'confirm', codeId });
  });
}

/**
 * Sends another code of the registration that began in this browser, to the same limits. Whether one did is known to whoever
 * holds the browser, and says nothing of the address.
 *
 * @throws Refusal `registrationExpired`, `tooMany`
 */
export async function registerAgain(
  room: AccountRoom,
  email: string,
  { client, receiver }: { client: Client; receiver: Receiver },
): Promise<void> {
  const account = await accountOfEmail(room.database, email);
  await countMail(room, await askerOf(room, { account, email }, client));
  const purpose = { of: 'registration', emailKey: email.toLowerCase(), browser: client.browser } as const;
  await inTransaction(room.database, async (tx) => {
    const waiting = await waitingFor(tx, room, purpose);
    if (!waiting) throw new Refusal('registrationExpired');
    const codeId = await makeCode(tx, room, purpose, waiting.wish);
    await writeAbout(tx, room, receiver, { says: waiting.wish ? 'confirm' : 'known', codeId });
  });
}

/**
 * Checks a code. The code of a registration that began in this browser opens its account and logs in; that of a mailbox is only
 * compared, and stays good for what it was asked for.
 *
 * @returns the session's token, where somebody was logged in
 * @throws Refusal `captchaWrong`
 */
export async function verify(
  room: AccountRoom & AccountEvents,
  { email, captcha }: { email: string; captcha: string },
  client: Client,
): Promise<string | undefined> {
  const emailKey = email.toLowerCase();
  const asked = { emailKey, browser: client.browser };
  const registered = await tryCode(room.database, room, { of: 'registration', ...asked }, captcha);
  if (registered) return open(room, { email, verified: registered }, client);
  const proved = await tryCode(room.database, room, { of: 'mailbox', ...asked }, captcha);
  if (!proved) throw new Refusal('captchaWrong');
  return undefined;
}

function open(
  room: AccountRoom & AccountEvents,
  { email, verified }: { email: string; verified: Verified },
  client: Client,
): Promise<string> {
  const { wish } = verified;
  return inTransaction(room.database, async (tx) => {
    if (!wish || !(await consumeCode(tx, verified))) throw new Refusal('captchaWrong');
    const fields = {
      email,
      name: wish.name,
      passwordHash: wish.passwordHash,
      verifiedAt: room.clock.now(),
      agreedAt: new Date(wish.agreedAt),
      agreed: wish.agreed ?? null,
    };
    const { account, isNew } = await openAccount(tx, room, fields);
    const held = isNew ? account : await lockAccount(tx, account.id);
    // Somebody else proved this address first; one that a purchase opened is nobody's yet.
    if (!held || (!isNew && held.verifiedAt)) throw new Refusal('captchaWrong');
    const mine: Account = isNew ? held : await changeAccount(tx, held, fields);
    return enter(tx, room, mine, client);
  });
}
