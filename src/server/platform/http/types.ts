import type { RefusalName } from '#contract/refusals.ts';
import type { Holder } from './holder.ts';
import type { SessionCookie, SignedIn } from './session.ts';
import type { InTurn } from './turns.ts';
import type { VisitOfRequest } from './visit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly holder: Holder;
    readonly visit: VisitOfRequest;
    readonly session: SessionCookie;
    /** Of a call; set before it by `accounts/gate.ts`. */
    readonly signedIn: SignedIn | undefined;
    /** What it was refused with; null while it was not. */
    refused: RefusalName | null;
  }
  interface FastifyInstance {
    /** Whether somebody is logged in by a request's session; one without a session costs no statement. */
    readonly isSignedIn: (request: Pick<FastifyRequest, 'session'>) => Promise<boolean>;
    /** Counts what begins a sitting. @throws Refusal `tooMany` */
    readonly countBeginning: (request: FastifyRequest) => Promise<void>;
    /** Lets the changes of one order take turns, a few at a time. */
    readonly inTurn: InTurn;
  }
  interface FastifyReply {
    /** For scripts and styles that a rendered page writes itself; stands in its Content-Security-Policy. */
    cspNonce: string;
  }
}
