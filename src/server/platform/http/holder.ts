import type { FastifyReply, FastifyRequest } from 'fastify';
import { randomKey } from '../keys.ts';
import { cookieName } from './cookie-name.ts';
import { type Reader, readerOfKey } from './reader.ts';

/** The key of a browser, as it comes and goes: `Reader` is who holds it, or who is logged in there. */
export interface Holder {
  /** Who asks: the account that is logged in, else the browser; undefined for one that has no key yet. */
  reader(): Reader | undefined;
  /** Who asks, with the browser's key; a browser without one is given it as a cookie. */
  ensure(): { readonly reader: Reader; readonly key: string };
  /** The browser alone, whoever is logged in; undefined for one that has no key yet. */
  browser(): Reader | undefined;
}

const keyPattern = /^[0-9A-Za-z_-]{43}$/;
const cookieSeconds = 365 * 24 * 3600;

/** @param secure whether the site is served by https: the cookie is then bound to this host by its name */
export function holderOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Holder {
  const cookie = cookieName('holder', secure);
  let made: string | undefined;
  const key = () => {
    const sent = request.headers['holder-key'] ?? request.cookies[cookie];
    return made ?? (typeof sent === 'string' && keyPattern.test(sent) ? sent : undefined);
  };
  const browser = () => {
    const known = key();
    return known === undefined ? undefined : readerOfKey(known);
  };
  const whoAsks = (known: string) => request.signedIn?.reader ?? readerOfKey(known);
  return {
    browser,
    reader: () => request.signedIn?.reader ?? browser(),
    ensure() {
      const known = key();
      if (known !== undefined) return { reader: whoAsks(known), key: known };
      made = randomKey('long');
      reply.setCookie(cookie, made, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: cookieSeconds,
      });
      return { reader: whoAsks(made), key: made };
    },
  };
}
