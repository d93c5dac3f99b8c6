import { randomBytes } from 'node:crypto';

/** Random bytes of a key: 16 where it is written into an address that people pass on, 32 wherever nobody sees it. */
const bytes = { short: 16, long: 32 } as const;

/** A key that nobody guesses, as base64url (RFC 4648, section 5): 22 characters, or 43. */
export function randomKey(length: keyof typeof bytes): string {
  return randomBytes(bytes[length]).toString('base64url');
}
