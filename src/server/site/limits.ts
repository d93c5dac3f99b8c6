import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '#server/platform/errors.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { isCall } from '#server/platform/http/security.ts';
import { localeOf } from './locale.ts';
import { tooManyPage } from './too-many.ts';

/** Answers who asks for pages too often with a page; every other failure is told as for calls. */
export function sendTooManyAsPage(
  problem: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (!(problem instanceof Refusal && problem.refusal === 'tooMany') || isCall(request.url)) throw problem;
  const { status, headers, body } = tooManyPage(localeOf(request));
  return reply.status(status).headers(headers).send(body);
}

/** @returns in how many seconds the client may ask again; undefined where it may now */
export type LandingLimit = (client: string) => Promise<number | undefined>;

/** Counts the landings that are sent from memory, before the framework; undefined where limits are off. */
export function createLandingLimit(http: FastifyInstance): LandingLimit | undefined {
  if (!http.hasDecorator('createRateLimit')) return undefined;
  const count = http.createRateLimit(rateLimits.landing);
  return async (ip) => {
    // The limiter reads nothing else of a request.
    const told = await count({ ip, routeOptions: {} } as unknown as FastifyRequest);
    return !told.isAllowed && told.isExceeded ? told.ttlInSeconds : undefined;
  };
}

/**
 * Reads a client's address as the framework does (TRUST_PROXY), of requests that the framework does not see.
 *
 * @param seen any request that it did see
 * @returns the address; empty where the client has gone already
 */
export function clientReader(seen: FastifyRequest): (request: IncomingMessage) => string {
  const kind: object = Object.getPrototypeOf(seen);
  return (raw) => (Object.create(kind, { raw: { value: raw } }) as { ip: string | undefined }).ip ?? '';
}

/** @param security the headers that every page of this site carries */
export function sendTooMany(
  request: IncomingMessage,
  response: ServerResponse,
  retryAfter: number,
  security: OutgoingHttpHeaders,
): void {
  const { status, headers, body } = tooManyPage(
    localeOf({ url: request.url ?? '', headers: request.headers }),
  );
  response.writeHead(status, { ...security, ...headers, 'retry-after': String(retryAfter) });
  response.end(request.method === 'HEAD' ? undefined : body);
}
