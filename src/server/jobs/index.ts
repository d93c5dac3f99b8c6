import { z } from 'zod';
import { variety } from '#contract/varieties.ts';
import { writerOf } from '#server/platform/outbox/kinds.ts';
import { mails } from './mails.ts';

const nothing = z.object({});
const subscription = z.object({ provider: z.string(), reference: z.string() });

/** Every job of the product, by its kind, and what it says. What does it stands in `server/flow.ts`. */
export const jobs = {
  ...mails,
  /** In the language of the order without one. */
  'report.render': z.object({ variety: variety.optional() }),
  'report.forget': nothing,
  'share.forget': nothing,
  'payments.notice': z.object({ provider: z.string(), aggregateId: z.string(), eventId: z.string() }),
  'payments.refund': z.object({ orderNumber: z.string(), refundId: z.string() }),
  'payments.returns': z.object({ provider: z.string(), look: z.enum(['hourly', 'daily']) }),
  'payments.membership': subscription,
  'membership.end': z.object({ orderNumber: z.string() }),
  'membership.stop': subscription,
  'conversion.tell': z.object({
    service: z.string(),
    event: z.enum(['view', 'checkout', 'payment', 'purchase']),
    logid: z.string(),
    eventId: z.string(),
    at: z.iso.datetime(),
    /** In units of the currency; of a purchase and of what is about to be one. */
    paid: z.object({ value: z.number(), currency: z.string() }).optional(),
  }),
  'privacy.retention': z.object({ day: z.iso.date(), part: z.number() }),
} as const;

/** What a job of a kind says. */
export type JobPayload<Kind extends keyof typeof jobs> = z.output<(typeof jobs)[Kind]>;

/** Writes a job in the transaction of the change that causes it; it runs at least once after the commit. */
export const enqueue = writerOf(jobs);
