import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { comeAgainSeconds, refusalOf } from '#server/platform/http/envelope.ts';
import { rateLimits } from '#server/platform/http/limits.ts';
import { isCall } from '#server/platform/http/security.ts';
import type { PublicConfig } from '#web/host.ts';
import { varietyOfPage } from './locale.ts';
import { isPageRefusal, refusalPage } from './refusal-page.ts';

/**
 * Answers with a page in the visitor's language what is refused before a page is rendered.
 *
 * @param exam a test of the site, which the page's ways on name
 */
export function refusalsAsPages(exam: PublicConfig['defaultExam']) {
  return {
    /** Every other failure is told as for calls. */
    sendRefusal(problem: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
      const { refusal } = refusalOf(problem);
      if (!isPageRefusal(refusal) || isCall(request.url)) throw problem;
      request.refused = refusal;
      const asked = { variety: varietyOfPage(request), exam, reference: request.id };
      const { status, headers, body } = refusalPage(refusal, asked);
      // What was not read of the request is not waited for.
      if (refusal === 'tooLarge') reply.header('connection', 'close');
      if (refusal === 'overloaded') reply.header('retry-after', comeAgainSeconds);
      return reply.status(status).headers(headers).send(body);
    },

    /** The framework answers a form that a page does not take with a page in nobody's language: this one says what to do. */
    sendNotTaken(request: FastifyRequest, reply: FastifyReply): FastifyReply {
      request.refused = 'malformed';
      const asked = { variety: varietyOfPage(request), exam, reference: request.id, status: 405 };
      const { status, headers, body } = refusalPage('malformed', asked);
      return reply.status(status).headers(headers).send(body);
    },

    /** @param security the headers that every page of this site carries */
    sendTooMany(
      request: IncomingMessage,
      response: ServerResponse,
      retryAfter: number,
      security: OutgoingHttpHeaders,
    ): void {
      const variety = varietyOfPage({ url: request.url ?? '', headers: request.headers });
      const { status, headers, body } = refusalPage('tooMany', { variety, exam });
      response.writeHead(status, {
        ...security,
        ...headers,
        'content-length': Buffer.byteLength(body),
        'retry-after': String(retryAfter),
      });
      response.end(request.method === 'HEAD' ? undefined : body);
    },
  };
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
 * Reads a client's address as the framework does, of requests that the framework does not see.
 *
 * @param trusted the proxies whose word counts (TRUST_PROXY), as the framework takes them
 * @returns the address; empty where the client has gone already
 */
export function clientReader(trusted: string | undefined): (request: IncomingMessage) => string {
  const trust =
    trusted === undefined ? () => false : proxyAddress.compile(trusted.split(',').map((one) => one.trim()));
  return (request) => (request.socket.remoteAddress === undefined ? '' : proxyAddress(request, trust));
}
