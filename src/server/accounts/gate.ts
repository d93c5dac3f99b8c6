import type { FastifyInstance } from 'fastify';
import { isCall } from '#server/platform/http/security.ts';
import { visitAs } from '#server/platform/http/visit.ts';
import type { AccountRoom } from './room.ts';
import { signedInBy } from './sessions.ts';

/**
 * Reads who is logged in, before any call is answered; a session that is over takes its cookie along. A page asks of itself, where
 * it says so to whom it is made for.
 */
export function accountGate(http: FastifyInstance, room: AccountRoom): void {
  http.decorate(
    'isSignedIn',
    async ({ session: { sent } }) => sent !== undefined && (await signedInBy(room, sent)) !== undefined,
  );
  http.addHook('onRequest', async (request) => {
    const { sent } = request.session;
    if (sent === undefined || !isCall(request.url)) return;
    const signedIn = await signedInBy(room, sent);
    if (signedIn) Object.assign(request, { signedIn, visit: visitAs(request.visit, signedIn.accountId) });
    else request.session.drop();
  });
}
