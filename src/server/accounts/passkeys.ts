import type { BodyOf, DataOf } from '#contract/call.ts';
import type { addPasskey, beginPasskey, beginPasskeyLogin, passkeyLogin } from '#contract/passkeys.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { makeChallenge, takeChallenge } from './challenges.ts';
import { type Receiver, writeAbout } from './letters.ts';
import { comparePassword, enter } from './login.ts';
import { findPasskey, keepPasskey, notePasskeyUse, passkeysOf } from './passkey-store.ts';
import type { Client } from './register.ts';
import type { AccountEvents, AccountRoom } from './room.ts';
import { type Account, lockAccount } from './store.ts';
import {
  creationOptions,
  type RelyingParty,
  requestOptions,
  verifiedPasskey,
  verifiedUse,
} from './webauthn.ts';

export type PasskeyRoom = AccountRoom & AccountEvents & RelyingParty;

/** Nobody has more devices; so many are told to a browser, which makes no second one on a device that has one. */
const mostPasskeys = 20;

/**
 * Begins a passkey, by the password: whoever finds a session open makes no way in for themselves.
 *
 * @throws Refusal `loginWrong`, `loginPaused`
 */
export async function begin(
  room: PasskeyRoom,
  { account, sessionId, password }: { account: Account; sessionId: string; password: string },
  client: Client,
): Promise<DataOf<typeof beginPasskey>> {
  await comparePassword(room, { account, email: account.email, password }, client);
  const challenge = await makeChallenge(room.database, room, { of: 'adding a passkey', sessionId });
  const held = await passkeysOf(room.database, account.id);
  return creationOptions(room, { account, held, challenge });
}

/**
 * Adds the passkey that this session began, and tells the mailbox.
 *
 * @throws Refusal `passkeyNotAdded`, `notLoggedIn` where the account was deleted meanwhile
 */
export async function add(
  room: PasskeyRoom,
  wish: {
    account: Account;
    sessionId: string;
    credential: BodyOf<typeof addPasskey>['credential'];
  },
  { client, receiver }: { client: Client; receiver: Receiver },
): Promise<void> {
  const { account, sessionId, credential } = wish;
  const challenge = await takeChallenge(room.database, room, { of: 'adding a passkey', sessionId });
  const made = challenge === undefined ? undefined : await verifiedPasskey(room, challenge, credential);
  if (!made) throw new Refusal('passkeyNotAdded');
  await inTransaction(room.database, async (tx) => {
    if (!(await lockAccount(tx, account.id))) throw new Refusal('notLoggedIn');
    const isFull = (await passkeysOf(tx, account.id)).length >= mostPasskeys;
    const passkey = {
      ...made,
      accountId: account.id,
      browser: (client.agent ?? '').slice(0, 300),
      addedAt: room.clock.now(),
      usedAt: null,
    };
    if (isFull || !(await keepPasskey(tx, passkey))) throw new Refusal('passkeyNotAdded');
    await writeAbout(tx, room, receiver, { says: 'passkey', codeId: null });
  });
}

/** Begins a login, for whichever account the passkey turns out to be of. */
export async function beginLogin(
  room: PasskeyRoom,
  client: Client,
): Promise<DataOf<typeof beginPasskeyLogin>> {
  const ceremony = { of: 'login by passkey', browser: client.browser } as const;
  return requestOptions(room, await makeChallenge(room.database, room, ceremony));
}

/**
 * Logs in by the signature of a passkey to the challenge that this browser was given.
 *
 * @throws Refusal `passkeyWrong`
 */
export async function loginByPasskey(
  room: PasskeyRoom,
  credential: BodyOf<typeof passkeyLogin>['credential'],
  client: Client,
): Promise<{ account: Account; token: string }> {
  const ceremony = { of: 'login by passkey', browser: client.browser } as const;
  const challenge = await takeChallenge(room.database, room, ceremony);
  const passkey = await findPasskey(room.database, credential.id);
  const counter =
    passkey && challenge !== undefined
      ? await verifiedUse(room, { passkey, challenge }, credential)
      : undefined;
  if (!passkey || counter === undefined) throw new Refusal('passkeyWrong');
  return inTransaction(room.database, async (tx) => {
    // The account first, as whoever resets a password holds it before its passkeys.
    const account = await lockAccount(tx, passkey.accountId);
    const isThere = await notePasskeyUse(tx, passkey, { counter, usedAt: room.clock.now() });
    if (!account || !isThere) throw new Refusal('passkeyWrong');
    return { account, token: await enter(tx, room, account, client) };
  });
}
