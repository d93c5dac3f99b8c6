import { createHash } from 'node:crypto';

/** A value in 32 letters: what golden tests keep of much that may never change. */
export const digest = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 32);
