/** The name of a cookie: under https it begins so that no other host and no page without TLS can write one (RFC 6265bis, 4.1.3.2). */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

const word = /^[\w-]+$/;

/**
 * The word that a browser sent as a cookie, where nobody knows yet whether the site is served by https: what this host alone can have
 * written goes before what came of a version without the prefix.
 */
export function sentCookie(name: string, cookies = ''): string | undefined {
  return heldCookie(cookieName(name, true), cookies) ?? heldCookie(name, cookies);
}

/** The word that a browser sent as a cookie of exactly this name. */
export function heldCookie(name: string, cookies = ''): string | undefined {
  const value = cookies
    .split(/;\s*/)
    .find((pair) => pair.startsWith(`${name}=`))
    ?.slice(name.length + 1);
  return value !== undefined && word.test(value) ? value : undefined;
}
