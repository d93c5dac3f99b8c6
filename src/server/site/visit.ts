import { logid } from '#contract/fields.ts';
import { trackingOf, trackingParameters } from '#contract/tracking.ts';
import { cookieName, heldCookie } from '#server/platform/http/cookie-name.ts';
import { openRooms } from './spelling.ts';

interface Asked {
  url: string;
  headers: { cookie?: string | undefined; referer?: string | undefined };
}

/** The visit's id that an address names; undefined where it names none, or what is none. */
export function logidOf(url: string): string | undefined {
  const named = /[?&]logid=([\w-]+)/.exec(url)?.[1];
  return named === undefined ? undefined : logid.safeParse(named).data;
}

/**
 * The cookie by which pages without script belong to the visit that an advertisement's address named, until the browser
 * is closed; undefined where there is nothing new to keep.
 */
export function visitCookieOf({ url, headers }: Asked, secure: boolean): string | undefined {
  const named = logidOf(url);
  const held = heldCookie(cookieName('logid', secure), headers.cookie);
  if (named === undefined || named === held) return undefined;
  return sessionCookie(named, secure);
}

/** Until the browser is closed. */
export function sessionCookie(logid: string, secure: boolean): string {
  return `${cookieName('logid', secure)}=${logid}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
}

/**
 * The address with what the open page before it was asked for with. Open pages come from a cache and their links carry
 * nothing by themselves: their script adds it, and without script it is read off the address that the browser comes from.
 *
 * @param origin of this site; another one tells nothing
 */
export function fromLanding({ url, headers }: Asked, origin: string): string {
  const from = URL.parse(headers.referer ?? '');
  if (from?.origin !== origin || !openRooms.includes(from.pathname.split('/')[1] ?? '')) return url;
  const to = URL.parse(url, origin);
  if (!to || trackingParameters.some((name) => to.searchParams.has(name))) return url;
  for (const [name, value] of Object.entries(trackingOf(from.searchParams))) to.searchParams.set(name, value);
  return to.pathname + to.search;
}
