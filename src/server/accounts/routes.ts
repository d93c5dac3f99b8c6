import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/accounts.ts';
import { humanChallenge } from '#contract/human.ts';
import { readBirthday } from '#contract/profile.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { ownerOf } from '#server/platform/http/reader.ts';
import { serve } from '#server/platform/http/serve.ts';
import { changeAddress, restoreAddress } from './address.ts';
import { clientOf, type LetterRoom, receiverOf } from './asking.ts';
import { changePassword, openByLink, ownAccount, resetPassword, sendCode } from './change.ts';
import { checkHuman, type HumanRoom, makeChallenge } from './human.ts';
import { login } from './login.ts';
import { passkeyRoutes } from './passkey-routes.ts';
import type { PasskeyRoom } from './passkeys.ts';
import { profileOf } from './profile.ts';
import { register, registerAgain, verify } from './register.ts';
import { endSessions, sessionsOf } from './sessions.ts';
import { changeAccount } from './store.ts';

export function accountRoutes(http: FastifyInstance, room: PasskeyRoom & LetterRoom & HumanRoom): void {
  passkeyRoutes(http, room);

  serve(http, humanChallenge, () => makeChallenge(room));

  serve(http, contract.register, async (request) => {
    const { body, clientAddress: address } = request;
    await checkHuman(room, { address, proof: body.proof });
    await register(room, body, {
      client: clientOf(request),
      receiver: receiverOf(room, request, body.email),
    });
    return { done: true as const };
  });

  serve(http, contract.registerAgain, async (request) => {
    const { email, proof } = request.body;
    await checkHuman(room, { address: request.clientAddress, proof });
    const receiver = receiverOf(room, request, email);
    await registerAgain(room, email, { client: clientOf(request), receiver });
    return { done: true as const };
  });

  serve(http, contract.login, async (request) => {
    const { account, token } = await login(room, request.body, clientOf(request));
    request.session.keep(token);
    return profileOf(account);
  });

  serve(http, contract.logout, async ({ body, signedIn, session, holder }) => {
    if (signedIn) {
      await inTransaction(room.database, async (tx) => {
        await endSessions(tx, signedIn.accountId, { id: signedIn.sessionId });
        const browser = holder.browser();
        if (body.lock && browser) await room.onLocked(tx, signedIn.reader, browser);
      });
    }
    session.drop();
    return { done: true as const };
  });

  serve(http, contract.updatePassword, async (request) => {
    const account = await ownAccount(room, request.signedIn);
    const token = await changePassword(
      room,
      { account, ...request.body },
      { client: clientOf(request), receiver: receiverOf(room, request, account.email) },
    );
    request.session.keep(token);
    return { done: true as const };
  });

  serve(http, contract.resetPassword, async (request) => {
    const { body } = request;
    const receiver = receiverOf(room, request, body.email);
    const token = await resetPassword(room, body, { client: clientOf(request), receiver });
    request.session.keep(token);
    return { done: true as const };
  });

  serve(http, contract.openAccountLink, async (request) => {
    request.session.keep(await openByLink(room, request.body, clientOf(request)));
    return { done: true as const };
  });

  serve(http, contract.sendCaptcha, async (request) => {
    const { email, proof } = request.query;
    await checkHuman(room, { address: request.clientAddress, proof });
    const receiver = receiverOf(room, request, email);
    await sendCode(room, { email, client: clientOf(request), receiver, isLoggedIn: !!request.signedIn });
    return { done: true as const };
  });

  serve(http, contract.verifyCaptcha, async (request) => {
    const token = await verify(room, request.body, clientOf(request));
    if (token !== undefined) request.session.keep(token);
    return { done: true as const, loggedIn: token !== undefined };
  });

  serve(http, contract.getUser, async ({ signedIn }) => profileOf(await ownAccount(room, signedIn)));

  serve(http, contract.updateUser, async ({ body, signedIn }) => {
    const account = await ownAccount(room, signedIn);
    const { birthday, ...changes } = body;
    const day = birthday == null ? birthday : readBirthday(birthday, room.clock.now());
    if (birthday != null && day === undefined) throw new Refusal('dateInvalid');
    const said = Object.entries({ ...changes, birthday: day }).filter(([, value]) => value !== undefined);
    if (said.length === 0) return profileOf(account);
    const changed = await inTransaction(room.database, (tx) =>
      changeAccount(tx, account, Object.fromEntries(said)),
    );
    return profileOf(changed);
  });

  serve(http, contract.updateAddress, async (request) => {
    const account = await ownAccount(room, request.signedIn);
    const receiver = receiverOf(room, request, account.email);
    const asker = { client: clientOf(request), receiver };
    return profileOf(await changeAddress(room, { account, ...request.body }, asker));
  });

  serve(http, contract.restoreAddress, async (request) => {
    const token = await restoreAddress(room, request.body, {
      client: clientOf(request),
      receiverOf: (to) => receiverOf(room, request, to),
    });
    request.session.keep(token);
    return { done: true as const };
  });

  serve(http, contract.sessionList, async ({ signedIn }) => {
    const account = await ownAccount(room, signedIn);
    const held = await sessionsOf(room, room.database, account.id);
    return held.map(({ tokenHash, browser, startedAt, seenAt }) => ({
      id: tokenHash,
      browser,
      startedAt: startedAt.toISOString(),
      seenAt: seenAt.toISOString(),
      current: tokenHash === signedIn?.sessionId,
    }));
  });

  serve(http, contract.endSession, async ({ body, signedIn }) => {
    const account = await ownAccount(room, signedIn);
    const except = signedIn?.sessionId;
    await inTransaction(room.database, async (tx) => {
      for (const ended of await endSessions(tx, account.id, { id: body.id, except }))
        await room.onLocked(tx, ownerOf(account), ownerOf(ended));
    });
    return { done: true as const };
  });
}
