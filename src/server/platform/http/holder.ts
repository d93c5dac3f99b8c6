import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Reader, readerOfKey } from './reader.ts';

/** The key of a browser, as it comes and goes: `Reader` is who holds it. */
export interface Holder {
  /** Who asks; undefined for a browser that has no key yet. */
  reader(): Reader | undefined;
  /** Who asks, with the key itself; a browser without one is given it as a cookie. */
  ensure(): { readonly reader: Reader; readonly key: string };
}

const keyBytes = 32;
const keyPattern = /^[0-9A-Za-z_-]{43}$/;
const cookieSeconds = 365 * 24 * 3600;

/** @param secure whether the site is served by https: the cookie is then bound to this host by its name */
export function holderOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Holder {
  const cookie = secure ? '__Host-holder' : 'holder';
  let made: string | undefined;
  const key = () => {
    const sent = request.headers['holder-key'] ?? request.cookies[cookie];
    return made ?? (typeof sent === 'string' && keyPattern.test(sent) ? sent : undefined);
  };
  return {
    reader() {
      const known = key();
      return known === undefined ? undefined : readerOfKey(known);
    },
    ensure() {
      const known = key();
      if (known !== undefined) return { reader: readerOfKey(known), key: known };
      made = randomBytes(keyBytes).toString('base64url');
      reply.setCookie(cookie, made, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: cookieSeconds,
      });
      return { reader: readerOfKey(made), key: made };
    },
  };
}
