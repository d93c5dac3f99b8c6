import { randomBytes } from 'node:crypto';
import { digitOf, inGroups } from './digits.ts';

/** 80 random bits: nobody guesses one. */
const length = 16;

/** A code that people write down, such as `4F7K-0QWX-9B2M-TZ6H`. */
export function newCode(): string {
  const code = [...randomBytes(length)].map(digitOf).join('');
  return inGroups(code);
}

/** A code as `newCode` writes it, however it was typed: small letters, spaces, O for 0, I and L for 1 are forgiven. */
export function writtenCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  return inGroups(code);
}
