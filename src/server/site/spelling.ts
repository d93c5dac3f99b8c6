import { parseReference } from '#locale/reference.ts';
import { openPages as lists } from '#web/landings.ts';
import { pairNamed, typePages } from '#web/type-pages.ts';

const openPages: readonly string[] = [...lists, ...typePages];

/** The first segments of the paths of open pages. */
export const openRooms: readonly string[] = [
  ...new Set(openPages.map((page) => page.split('/', 1)[0] ?? '')),
];

/**
 * The one way an open page's path is written, `/landing/home/US-SUBS-1002`, of any way it can be spelled: letters
 * percent-encoded or of another case, slashes doubled or at the end, dot segments, the second of two types named first.
 *
 * @returns undefined for the path of anything else, or of a market that does not exist
 */
export function canonicalPage(path: string): string | undefined {
  const segments = segmentsOf(path);
  const named = segments
    .slice(0, -1)
    .map((segment) => segment.toLowerCase())
    .join('/');
  const page = openPages.find((known) => known === (pairNamed(named) ?? named));
  const parsed = page && parseReference(segments.at(-1) ?? '');
  return parsed && `/${page.split('/').map(encodeURIComponent).join('/')}/${parsed.canonical}`;
}

/** None for a path that is not well-formed. */
function segmentsOf(path: string): string[] {
  try {
    return decodeURIComponent(new URL(afterOneSlash(path), 'http://localhost').pathname)
      .split('/')
      .filter((segment) => segment !== '');
  } catch {
    return [];
  }
}

/** With two slashes at its beginning an address would name another host (URL Standard, 4.4, relative slash state). */
export function afterOneSlash(path: string): string {
  return path.replace(/^[/\\]+/, '/');
}
