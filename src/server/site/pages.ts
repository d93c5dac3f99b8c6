import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterOneSlash } from './spelling.ts';

/** The page request as the Fetch standard has it; its body is still streaming, its signal ends with the connection. */
export function toFetchRequest(request: FastifyRequest, reply: FastifyReply, url = request.url): Request {
  const left = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort();
  });
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of [value ?? []].flat()) headers.append(name, one);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  return new Request(new URL(afterOneSlash(url), `${request.protocol}://${request.host}`), {
    method: request.method,
    headers,
    signal: left.signal,
    ...(hasBody && {
      body: Readable.toWeb(request.raw) as unknown as NonNullable<RequestInit['body']>,
      duplex: 'half',
    }),
  });
}

/** Sends a fetch response as the reply, cookies one by one. */
export function sendFetchResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  return reply.send(response.body ? Readable.fromWeb(response.body as ReadableStream) : null);
}
