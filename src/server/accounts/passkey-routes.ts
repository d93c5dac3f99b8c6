import type { FastifyInstance } from 'fastify';
import type { Call } from '#contract/call.ts';
import * as contract from '#contract/passkeys.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { type CallRequest, serve } from '#server/platform/http/serve.ts';
import { clientOf, type LetterRoom, receiverOf } from './asking.ts';
import { ownAccount } from './change.ts';
import { dropPasskey, passkeysOf } from './passkey-store.ts';
import { add, begin, beginLogin, loginByPasskey, type PasskeyRoom } from './passkeys.ts';
import { profileOf } from './profile.ts';

/** Logging in with a key of one's own device, beside the password (decision 44). */
export function passkeyRoutes(http: FastifyInstance, room: PasskeyRoom & LetterRoom): void {
  serve(http, contract.passkeyList, async ({ signedIn }) => {
    const account = await ownAccount(room, signedIn);
    return (await passkeysOf(room.database, account.id)).map(
      ({ credentialId, browser, addedAt, usedAt }) => ({
        id: credentialId,
        browser,
        addedAt: addedAt.toISOString(),
        usedAt: usedAt?.toISOString() ?? null,
      }),
    );
  });

  serve(http, contract.beginPasskey, async (request) => {
    const account = await ownAccount(room, request.signedIn);
    const { password } = request.body;
    return begin(room, { account, sessionId: sessionOf(request), password }, clientOf(request));
  });

  serve(http, contract.addPasskey, async (request) => {
    const account = await ownAccount(room, request.signedIn);
    const { credential } = request.body;
    await add(
      room,
      { account, sessionId: sessionOf(request), credential },
      { client: clientOf(request), receiver: receiverOf(room, request, account.email) },
    );
    return { done: true as const };
  });

  serve(http, contract.removePasskey, async ({ body, signedIn }) => {
    const account = await ownAccount(room, signedIn);
    const isGone = await inTransaction(room.database, (tx) => dropPasskey(tx, account.id, body.id));
    if (!isGone) throw new Refusal('notFound');
    return { done: true as const };
  });

  serve(http, contract.beginPasskeyLogin, (request) => beginLogin(room, clientOf(request)));

  serve(http, contract.passkeyLogin, async (request) => {
    const { account, token } = await loginByPasskey(room, request.body.credential, clientOf(request));
    request.session.keep(token);
    return profileOf(account);
  });
}

/** @throws Refusal `notLoggedIn` */
function sessionOf<C extends Call>({ signedIn }: CallRequest<C>): string {
  if (!signedIn) throw new Refusal('notLoggedIn');
  return signedIn.sessionId;
}
