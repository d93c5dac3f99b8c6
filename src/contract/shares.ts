import { z } from 'zod';
import { emblem } from './blocks.ts';
import type { Call } from './call.ts';
import { holderName } from './certificates.ts';
import { examId, language, nothing, orderNumber } from './fields.ts';

/** 128 random bits (RFC 4648, base64url): whoever was not given it cannot find it. */
export const shareKey = z.string().regex(/^[0-9A-Za-z_-]{22}$/);

/**
 * How much of a result others are told: its name alone, or with its profile; of a score its class, or the score with its
 * interval.
 */
export const telling = z.enum(['result', 'profile', 'band', 'score']);
export type Telling = z.output<typeof telling>;

/** What the holder of a report chose to show of it. */
export const shareChoice = z.object({
  tells: telling,
  /** The six arches of the result, which follow from every score. */
  sign: z.boolean(),
  name: holderName.nullable(),
});
export type ShareChoice = z.output<typeof shareChoice>;

/** The card of a report as its holder has it: only the holder sees it until it is public. */
export const heldShare = z.object({
  key: shareKey,
  public: z.boolean(),
  shows: shareChoice,
  /** Where others see it. */
  address: z.string(),
});
export type HeldShare = z.output<typeof heldShare>;

const standing = z.object({
  /** What can be told of this result, the least first. */
  tellings: z.array(telling).min(1),
  /** Whether its result has a sign. */
  sign: z.boolean(),
  share: heldShare.nullable(),
});
export type ShareStanding = z.output<typeof standing>;

export const shareStanding = {
  name: 'shareStanding',
  summary: 'What can be shared of a report, and what is',
  method: 'GET',
  path: '/exam/order/share/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: standing,
  refusals: ['unknownOrder', 'reportLocked'],
} satisfies Call;

export const shareReport = {
  name: 'shareReport',
  summary:
    'Makes or withdraws the public share card of a report. With a choice and not shared, it is prepared for its holder alone',
  method: 'POST',
  path: '/exam/order/info/share',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, shared: z.boolean(), shows: shareChoice.optional() }),
  data: standing,
  refusals: ['mailboxUnproved', 'unknownOrder', 'reportLocked', 'shareUnprepared', 'nameNotPrintable'],
} satisfies Call;

/** A result as others are shown it: nothing of answers, address or order is in it. */
export const sharedResult = z.object({
  examId,
  /** What the test is called. */
  test: z.string(),
  public: z.boolean(),
  name: z.string().nullable(),
  label: z.string(),
  result: z.string(),
  /** What is said beside it. */
  lines: z.array(z.string()),
  drawing: emblem.shape.drawing.nullable(),
  sign: emblem.shape.sign,
});
export type SharedResult = z.output<typeof sharedResult>;

export const sharedReport = {
  name: 'sharedReport',
  summary:
    'What the holder of a report shows of it, for whoever has the key; before it is public, for the holder alone',
  method: 'GET',
  path: '/exam/share/:key',
  bases: ['ads'],
  params: z.object({ key: shareKey }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: sharedResult,
  refusals: ['unknownShare'],
} satisfies Call;
