import { guest } from '#contract/client.ts';
import { logidPattern } from '#contract/typed.ts';

/** Keys of the visit in session storage carry this prefix (specification, section 3). */
const prefix = 'IQ-';

/** Session keys of the specification; the third is spelled as it spells it. */
export type SessionKey = 'logid' | 'gtag-state' | 'coutinent-code' | 'token' | 'reloaded-for-chunk';

/** What the visit keeps; undefined on the server and where the browser refuses a store. */
export function readSession(key: SessionKey): string | undefined {
  try {
    return globalThis.sessionStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function writeSession(key: SessionKey, value: string): void {
  try {
    globalThis.sessionStorage.setItem(prefix + key, value);
  } catch {
    // A browser without a store has no visit to remember; everything works without.
  }
}

export function forgetSession(key: SessionKey): void {
  try {
    globalThis.sessionStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept there either.
  }
}

/**
 * The visit's id: one in the address wins over the one kept for the session (docs/promises.md, section 7). What is none is
 * passed over: it goes into a header of every call, and a browser sends no request with a header that it cannot write.
 */
export function knownLogid(): string | undefined {
  const said = [new URLSearchParams(globalThis.location.search).get('logid'), readSession('logid')];
  return said.find((id): id is string => typeof id === 'string' && logidPattern.test(id));
}

/** The shape of an account's number; what else stands there, a header may not be able to carry. */
const uidPattern = /^[0-9A-Z]{38}$/;

/** Who is signed in, as far as this tab was told (`user/token.tsx`); rows take it from the session, not from here. */
export function knownUid(): string {
  const kept = readSession('token');
  return kept !== undefined && uidPattern.test(kept) ? kept : guest;
}
