import type { Holder } from './holder.ts';

declare module 'fastify' {
  interface FastifyRequest {
    readonly holder: Holder;
  }
  interface FastifyReply {
    /** For scripts and styles that a rendered page writes itself; stands in its Content-Security-Policy. */
    cspNonce: string;
  }
}
