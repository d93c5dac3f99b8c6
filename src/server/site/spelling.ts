import { parseReference } from '#locale/reference.ts';

const landings = ['home', 'universe'];

/**
 * The one way a landing's path is written, `/landing/home/US-SUBS-1002`, of any way it can be spelled: letters
 * percent-encoded or of another case, slashes doubled or at the end, dot segments.
 *
 * @returns undefined for the path of anything else, or of a market that does not exist
 */
export function canonicalLanding(path: string): string | undefined {
  const segments = segmentsOf(path);
  const [room, name, reference = ''] = segments;
  const screen = landings.find((known) => known === name?.toLowerCase());
  if (segments.length !== 3 || room?.toLowerCase() !== 'landing' || !screen) return;
  const parsed = parseReference(reference);
  return parsed && `/landing/${screen}/${parsed.canonical}`;
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
