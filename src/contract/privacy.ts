import { z } from 'zod';
import type { Call } from './call.ts';
import { moment, nothing, orderNumber, sittingId } from './fields.ts';

/** What is meant: the test of an order or of a sitting; all that this browser holds, where neither is named. */
const erasureOf = z.object({ orderNumber: orderNumber.optional(), sittingId: sittingId.optional() });
export type ErasureOf = z.output<typeof erasureOf>;

/** One test that was taken or begun, or one purchase without a test. */
const erasable = z.object({ name: z.string(), at: moment, paid: z.boolean() });

export const erasureStanding = {
  name: 'erasureStanding',
  summary: 'What would go if answers and results were deleted now, and what stands against it',
  method: 'POST',
  path: '/exam/erasure/standing',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: erasureOf,
  data: z.object({
    this: z.array(erasable),
    /** All that this browser holds, with what is meant. */
    all: z.array(erasable),
    /** Whether a membership among all of it would be charged again: it is cancelled first. */
    membershipRuns: z.boolean(),
  }),
  refusals: ['unknownOrder', 'unknownSitting'],
} satisfies Call;

export const erase = {
  name: 'erase',
  summary: 'Deletes answers, results and whatever names a person, at once; the books stay without the person',
  method: 'POST',
  path: '/exam/erasure',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: erasureOf.extend({ scope: z.enum(['this', 'all']) }),
  data: z.object({
    /** To how many addresses a receipt goes. */
    receipts: z.int().min(0),
  }),
  refusals: [
    'mailboxUnproved',
    'unknownOrder',
    'unknownSitting',
    'nothingToErase',
    'membershipRuns',
    'paymentUnderWay',
  ],
} satisfies Call;
