import { randomUUID } from 'node:crypto';
import { digitOf, inGroups } from './digits.ts';

/** Octets of a UUID of version 4 that are wholly random (RFC 9562, 5.4: the sixth and the eighth say what it is). */
const randomOctets = [0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14];

/**
 * The number of a request: in the log as `reqId`, in every refusal, and on the error screen, such as `4F7K-0QWX-9B2M`.
 * 60 random bits; of UUIDs, because Node draws those in bulk and not with a system call each.
 */
export function newReference(): string {
  const uuid = randomUUID().replaceAll('-', '');
  const text = randomOctets
    .map((at) => digitOf(Number.parseInt(uuid.slice(2 * at, 2 * at + 2), 16)))
    .join('');
  return inGroups(text);
}
