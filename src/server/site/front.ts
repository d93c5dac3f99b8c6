import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { encodingFor, type Landing } from './landings.ts';
import { localeCookie, localeOf, varietyOfPage } from './locale.ts';
import { visitCookieOf } from './visit.ts';

/** Of which a landing is rendered: its path and the visitor's language, and nothing else of the address. */
export function landingAddress(request: Pick<IncomingMessage, 'url' | 'headers'>): string {
  const url = request.url ?? '';
  const query = url.indexOf('?');
  return `${query < 0 ? url : url.slice(0, query)}?hl=${localeOf({ url, headers: request.headers })}`;
}

/** Under which a landing is held: its address, and the region whose words it has. */
export function landingKey({ url = '', headers }: Pick<IncomingMessage, 'url' | 'headers'>): string {
  return `${landingAddress({ url, headers })} ${varietyOfPage({ url, headers })}`;
}

/**
 * Sends a held landing in the best form the browser takes, or 304 where it has it.
 *
 * @param site the headers that every page of this site carries, and whether it is served by https
 */
export function sendLanding(
  request: Pick<IncomingMessage, 'url' | 'headers' | 'method'>,
  response: ServerResponse,
  landing: Landing,
  { security, secure }: { security: OutgoingHttpHeaders; secure: boolean },
): void {
  const known = request.headers['if-none-match'] === landing.etag;
  const encoding = encodingFor(request.headers['accept-encoding']);
  const body = landing.bodies[encoding];
  const asked = { url: request.url ?? '', headers: request.headers };
  const cookies = [
    localeCookie(localeOf(asked), request.headers.cookie, secure),
    visitCookieOf(asked, secure),
  ].filter((cookie) => cookie !== undefined);
  response.writeHead(known ? 304 : 200, {
    ...security,
    'content-security-policy': landing.policy,
    // The language can be the visitor's own, so no shared cache keeps the page; the etag spares the way down.
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
    etag: landing.etag,
    ...(cookies.length > 0 && { 'set-cookie': cookies }),
    ...(!known && {
      'content-type': 'text/html; charset=utf-8',
      'content-length': body.length,
      ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    }),
  });
  response.end(known || request.method === 'HEAD' ? undefined : body);
}

/**
 * Lets `answer` see each request before the framework does: a landing that is held in memory needs none of what every
 * other request needs (ids, cookies, limits, log), and most requests of this site are for one.
 *
 * @param answer true where it has answered
 */
export function answerFirst(
  http: FastifyInstance,
  answer: (request: IncomingMessage, response: ServerResponse) => boolean,
): void {
  const { server } = http;
  const framework = server.listeners('request');
  server.removeAllListeners('request');
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (answer(request, response)) return;
    for (const listener of framework) listener.call(server, request, response);
  });
}
