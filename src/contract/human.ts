import { z } from 'zod';
import type { Call } from './call.ts';
import { nothing } from './fields.ts';

const hex = z.string().regex(/^[0-9a-f]{2,128}$/);

/** A task of the ALTCHA protocol, version 2: find the counter whose derived key begins with `keyPrefix`. */
export const challenge = z.object({
  parameters: z.object({
    algorithm: z.literal('PBKDF2/SHA-256'),
    nonce: hex,
    salt: hex,
    cost: z.int().min(1).max(1e6),
    keyLength: z.int().min(1).max(64),
    keyPrefix: hex,
    keySignature: hex,
    /** Until when it is taken. */
    data: z.object({ until: z.iso.datetime() }),
  }),
  signature: hex,
});
export type Challenge = z.output<typeof challenge>;

export const solvedChallenge = z.object({
  challenge,
  solution: z.object({
    counter: z
      .int()
      .min(0)
      .max(2 ** 32 - 1),
    derivedKey: hex,
    time: z.number().optional(),
  }),
});

/** A solved challenge, as JSON: asked for where one address asks for mails often. */
export const proof = z.string().max(2000);

export const humanChallenge = {
  name: 'humanChallenge',
  summary:
    'A task for the browser, proof of work made here: solved, it goes along as `proof` where a call answered humanCheck',
  method: 'GET',
  path: '/human/challenge',
  bases: ['ads', 'pay'],
  params: nothing,
  query: nothing,
  body: nothing,
  data: challenge,
  refusals: [],
} satisfies Call;
