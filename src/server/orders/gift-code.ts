import { createHash } from 'node:crypto';
import { writtenCode } from '#server/platform/codes.ts';

/** What is stored of a gift's code, however it was typed. */
export function giftCodeHash(typed: string): string {
  const code = writtenCode(typed).replaceAll('-', '');
  return createHash('sha256').update(code).digest('hex');
}
