import { createHash } from 'node:crypto';
import { type LandingName, landingNames } from '#contract/landings.ts';
import { sentCookie } from '#server/platform/http/cookie-name.ts';
import { logidOf } from './visit.ts';

/** What an advertisement's address says, `?variant=assign`, so that its visitors are shared out between a landing and its copy. */
const asksForVariant = /([?&])variant=assign(&|$)/;

/** The landings that have a copy. */
const copied = landingNames.filter((name) => landingNames.includes(`${name} copy` as LandingName));

/** Whether a visitor is to be assigned; such an address is never answered from the cache. */
export const asksForAssignment = (url: string): boolean => asksForVariant.test(url);

/**
 * Where a visitor is sent: by the visit's id, so the same visit always sees the same variant. The pages themselves stay two plain
 * addresses that are cached; only this redirect is not.
 *
 * @param path the one spelling of a landing's path
 * @param visit the visit's id
 * @returns undefined where nothing is asked for
 */
export function assigned(url: string, path: string, visit: string): string | undefined {
  if (!asksForAssignment(url)) return undefined;
  const query = url
    .slice(url.indexOf('?'))
    .replace(asksForVariant, (_, before, after) => (after === '&' ? before : ''));
  const [, room, named = '', reference] = path.split('/');
  const name = copied.find((one) => one === decodeURIComponent(named));
  if (room !== 'landing' || name === undefined) return path + query;
  const isCopy = (createHash('sha256').update(`${name} ${visit}`).digest()[0] ?? 0) % 2 === 1;
  return `/landing/${encodeURIComponent(isCopy ? `${name} copy` : name)}/${reference}${query}`;
}

/** The visit's id that a request already has: its address's, else its cookie's. */
export function knownVisit(url: string, cookie: string | undefined): string | undefined {
  return logidOf(url) ?? sentCookie('logid', cookie);
}
