import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterOneSlash } from './spelling.ts';

export interface PageRequest {
  /** The address that is rendered, where it is not the one that was asked for. */
  readonly url?: string;
  readonly method?: string;
  /** What a form sent, whole. */
  readonly body?: Buffer | undefined;
  /** What is rendered is kept, and sent to others as well. */
  readonly forEverybody?: boolean;
}

/** The page request as the Fetch standard has it; its signal ends with the connection, if what is rendered is for nobody else. */
export function toFetchRequest(
  request: FastifyRequest,
  reply: FastifyReply,
  { url = request.url, method = request.method, body, forEverybody = false }: PageRequest = {},
): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!forEverybody && !reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  // A page that names itself to nobody (`no-referrer`) posts its forms with the origin null, which the framework refuses.
  // The browser itself says that they are of this site; a script cannot (Fetch, forbidden request-headers).
  if (headers.get('origin') === 'null' && headers.get('sec-fetch-site') === 'same-origin')
    headers.set('origin', `${request.protocol}://${request.host}`);
  return new Request(new URL(afterOneSlash(url), `${request.protocol}://${request.host}`), {
    method,
    headers,
    signal: left.signal,
    ...(body && { body: new Uint8Array(body) }),
  });
}

/**
 * Sends a fetch response as the reply, cookies one by one. Its body is whole already (`entry.server.tsx`), and goes out in one piece: as
 * a stream it would be some fifty, each written and sent for itself.
 */
export async function sendFetchResponse(reply: FastifyReply, response: Response): Promise<FastifyReply> {
  reply.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(response.body ? Buffer.from(await response.arrayBuffer()) : null);
}
