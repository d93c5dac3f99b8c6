import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Who a browser is to us: the one that holds this key. No account, no name. */
export interface Holder {
  /** The key that this browser sent. */
  key(): string | undefined;
  /** The hash of that key, as the database knows it. */
  hash(): string | undefined;
  /** The key; made and given to the browser as a cookie where it has none yet. */
  ensure(): string;
}

const keyBytes = 32;
const keyPattern = /^[0-9A-Za-z_-]{43}$/;
const cookieSeconds = 365 * 24 * 3600;

/** A key is stored by its sha256, in hexadecimal: whoever reads the database cannot act as its holder. */
export function holderHash(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}

/** @param secure whether the site is served by https: the cookie is then bound to this host by its name */
export function holderOf(request: FastifyRequest, reply: FastifyReply, secure: boolean): Holder {
  const cookie = secure ? '__Host-holder' : 'holder';
  let made: string | undefined;
  const key = () => {
    const sent = request.headers['holder-key'] ?? request.cookies[cookie];
    return made ?? (typeof sent === 'string' && keyPattern.test(sent) ? sent : undefined);
  };
  return {
    key,
    hash() {
      const known = key();
      return known && holderHash(known);
    },
    ensure() {
      const known = key();
      if (known) return known;
      made = randomBytes(keyBytes).toString('base64url');
      reply.setCookie(cookie, made, {
        path: '/',
        httpOnly: true,
        secure,
        sameSite: 'lax',
        maxAge: cookieSeconds,
      });
      return made;
    },
  };
}
