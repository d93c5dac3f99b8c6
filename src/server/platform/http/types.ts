import type { Holder } from './holder.ts';
import type { VisitOfRequest } from './visit.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly holder: Holder;
    readonly visit: VisitOfRequest;
  }
  interface FastifyReply {
    /** For scripts and styles that a rendered page writes itself; stands in its Content-Security-Policy. */
    cspNonce: string;
  }
}
