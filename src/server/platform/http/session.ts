import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieName } from './cookie-name.ts';
import type { Reader } from './reader.ts';

/** A person who is logged in, as the session of the request says. */
export interface SignedIn {
  readonly accountId: string;
  /** The hash under which the session is kept; it opens nothing. */
  readonly sessionId: string;
  /** As whom everything of the account is owned. */
  readonly reader: Reader;
}

/** The token of a session, as it comes and goes in a cookie that no script reads. */
export interface SessionCookie {
  readonly sent: string | undefined;
  keep(token: string): void;
  drop(): void;
}

const tokenPattern = /^[0-9A-Za-z_-]{43}$/;

/** As long as a session can last (`accounts/sessions.ts`). */
export const sessionSeconds = 90 * 24 * 3600;

/** @param secure whether the site is served by https: the cookie is then bound to this host by its name */
export function sessionCookieOf(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): SessionCookie {
  const name = cookieName('session', secure);
  const sent = request.cookies[name];
  const options = { path: '/', httpOnly: true, secure, sameSite: 'lax' } as const;
  return {
    sent: sent !== undefined && tokenPattern.test(sent) ? sent : undefined,
    keep(token) {
      reply.setCookie(name, token, { ...options, maxAge: sessionSeconds });
    },
    drop() {
      reply.clearCookie(name, options);
    },
  };
}
