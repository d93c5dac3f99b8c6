import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bases } from '#contract/call.ts';
import type { Config } from '../config.ts';
import { Refusal } from '../errors.ts';

/** Answers of calls are data: a browser that shows one as a page runs and loads nothing. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const always = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), browsing-topics=()',
};

/** A name or an address, with or without a port (RFC 3986, 3.2.2). */
const hostPattern = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d+)?$/i;

const yearSeconds = 365 * 24 * 3600;

export interface Site extends Pick<Config, 'publicUrl' | 'secure' | 'apiBase' | 'payBase' | 'staticBase'> {
  /**
   * Where the pages are on which a buyer pays. Without script the pay button's form is answered by a redirect to one,
   * and Chromium holds redirects of forms to this policy too (CSP 3, 6.4.1).
   */
  readonly payPages: readonly string[];
}

/** Security headers on every answer, and no change on the word of another site. */
export function addSecurity(http: FastifyInstance, config: Site): void {
  const headers: Record<string, string> = config.secure
    ? { ...always, 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }
    : always;
  const policy = pagePolicy(config);
  http.decorateReply('cspNonce', '');
  http.addHook('onRequest', (request, reply, done) => {
    reply.headers(headers);
    if (isCall(request.url)) {
      reply.header('content-security-policy', dataPolicy);
    } else {
      // 122 random bits, which Node draws in bulk: a page a nonce, without a system call each.
      reply.cspNonce = randomUUID();
      reply.header('content-security-policy', policy(reply.cspNonce));
    }
    if (!hostPattern.test(request.host)) {
      done(
        new Refusal('malformed', [{ field: 'headers.host', problem: 'Invalid input: no name of a host' }]),
      );
    } else {
      done(isForged(request, config) ? new Refusal('forbidden') : undefined);
    }
  });
}

export function isCall(url: string): boolean {
  return url.startsWith(`${bases.ads}/`) || url.startsWith(`${bases.pay}/`);
}

/** Own scripts only, and inline ones only by nonce. Style attributes carry the numbers of drawings and figures. */
function pagePolicy(config: Site): (nonce: string) => string {
  const places = [config.apiBase, config.payBase, config.staticBase].flatMap((place) =>
    /^https?:/.test(place) ? [new URL(place).origin] : [],
  );
  const own = ["'self'", ...new Set(places)].join(' ');
  const forms = ["'self'", ...config.payPages].join(' ');
  return (nonce) =>
    [
      "default-src 'none'",
      `script-src ${own} 'nonce-${nonce}'`,
      `style-src ${own} 'nonce-${nonce}'`,
      "style-src-attr 'unsafe-inline'",
      `img-src ${own} data:`,
      `font-src ${own} data:`,
      `connect-src ${own}`,
      "manifest-src 'self'",
      "worker-src 'self'",
      `form-action ${forms}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; ');
}

/**
 * Whether a browser says that another site sent this change. Providers' notices come from other machines by their
 * nature; they are signed.
 */
function isForged(request: FastifyRequest, { publicUrl }: Site): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return false;
  if (request.url.startsWith('/pay/notify/')) return false;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'same-origin' || site === 'none') return false;
  const own = [new URL(publicUrl).origin, `${request.protocol}://${request.host}`];
  if (origin !== undefined) return !own.includes(origin);
  return site !== undefined;
}
