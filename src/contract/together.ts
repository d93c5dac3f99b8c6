import { z } from 'zod';
import { block } from './blocks.ts';
import type { Call } from './call.ts';
import { holderName } from './certificates.ts';
import { examId, language, moment, nothing, orderNumber } from './fields.ts';
import { shareKey } from './shares.ts';

/** Who has agreed so far: the other has and one's own word is missing, the other's is, or both have. */
export const pairStanding = z.enum(['yours', 'theirs', 'both']);
export type PairStanding = z.output<typeof pairStanding>;

/** Two results that are compared, or will be once both agree. */
export const heldPair = z.object({
  pair: shareKey,
  standing: pairStanding,
  /** As the other one wishes to be called. */
  name: z.string().nullable(),
  since: moment,
});
export type HeldPair = z.output<typeof heldPair>;

const standing = z.object({
  /** What the other would see of it; empty where results of this test are not compared. */
  shows: z.array(z.string()),
  /** What they would see of it besides, where both say so by a consent of its own. */
  scores: z.string().nullable(),
  /** Whether an address is known that can be written to. */
  mail: z.boolean(),
  /** The link by which others are invited. */
  invitation: z
    .object({ invitation: shareKey, address: z.string(), name: z.string().nullable(), mails: z.boolean() })
    .nullable(),
  /** The invitation that the test was taken by, as long as it stands and is not answered. */
  invited: z.object({ invitation: shareKey, name: z.string().nullable() }).nullable(),
  pairs: z.array(heldPair),
});
export type TogetherStanding = z.output<typeof standing>;

export const togetherStanding = {
  name: 'togetherStanding',
  summary: 'Whom a result is compared with, who waits for an answer, and what would be seen of it',
  method: 'GET',
  path: '/exam/order/together/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: standing,
  refusals: ['unknownOrder'],
} satisfies Call;

export const inviteTogether = {
  name: 'inviteTogether',
  summary:
    'Makes the link by which others are invited to compare their result with this one, or withdraws it with all that came of it',
  method: 'POST',
  path: '/exam/order/together',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    orderNumber,
    invited: z.boolean(),
    name: holderName.nullable().optional(),
    /** Whether a mail tells that somebody has agreed. */
    mails: z.boolean().optional(),
  }),
  data: standing,
  refusals: ['mailboxUnproved', 'unknownOrder', 'notComparable'],
} satisfies Call;

/** An invitation as whoever has its link is told of it. */
export const openedInvitation = z.object({
  examId,
  test: z.string(),
  name: z.string().nullable(),
  shows: z.array(z.string()),
  scores: z.string().nullable(),
  /** One's own link; or what this browser has of the test: nothing, a result, or one that is paired already. */
  standing: z.enum(['own', 'open', 'taken', 'paired']),
  /** The reader's own order that this is about. */
  orderNumber: orderNumber.nullable(),
  /** Where it is paired. */
  pair: shareKey.nullable(),
});
export type OpenedInvitation = z.output<typeof openedInvitation>;

export const invitationInfo = {
  name: 'invitationInfo',
  summary: 'Who invites to what, and what the reader has of it already',
  method: 'GET',
  path: '/exam/together/:invitation',
  bases: ['ads'],
  params: z.object({ invitation: shareKey }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: openedInvitation,
  refusals: ['unknownInvitation'],
} satisfies Call;

export const joinTogether = {
  name: 'joinTogether',
  summary: 'Agrees that a result is compared with that of whoever invited; nothing is shown before both have',
  method: 'POST',
  path: '/exam/together/join',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    orderNumber,
    invitation: shareKey,
    name: holderName.nullable(),
    /** Whether scores may be compared as well, of a test that asks for it by itself. */
    scores: z.boolean(),
  }),
  data: heldPair,
  refusals: ['mailboxUnproved', 'unknownOrder', 'unknownInvitation', 'ownInvitation', 'notComparable'],
} satisfies Call;

export const agreeTogether = {
  name: 'agreeTogether',
  summary:
    'Agrees to a comparison that the other one agreed to, says whether scores are in it, or ends it for both',
  method: 'POST',
  path: '/exam/together/agree',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ pair: shareKey, agreed: z.boolean(), scores: z.boolean() }),
  data: z.object({
    /** Null once it is ended. */
    standing: pairStanding.nullable(),
    orderNumber,
  }),
  refusals: ['mailboxUnproved', 'unknownPair'],
} satisfies Call;

/** Two results beside each other, as one of the two reads them. */
export const comparison = z.object({
  examId,
  countryCode: z.string(),
  test: z.string(),
  /** The reader's own order. */
  orderNumber,
  standing: pairStanding,
  name: z.string().nullable(),
  shows: z.array(z.string()),
  scores: z.object({ what: z.string(), own: z.boolean(), other: z.boolean() }).nullable(),
  /** Null before both have agreed, and where the two cannot be compared. */
  blocks: z.array(block).nullable(),
});
export type Comparison = z.output<typeof comparison>;

export const comparisonInfo = {
  name: 'comparisonInfo',
  summary: 'Two results beside each other, for the two whose they are, once both have agreed',
  method: 'GET',
  path: '/exam/together/with/:pair',
  bases: ['ads'],
  params: z.object({ pair: shareKey }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: comparison,
  refusals: ['unknownPair'],
} satisfies Call;
