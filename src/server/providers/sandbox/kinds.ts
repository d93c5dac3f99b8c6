import { z } from 'zod';
import { orderNumber } from '#contract/fields.ts';
import { writerOf } from '#server/platform/outbox/kinds.ts';

/** What the sandbox tells our notice door: that something happened, not what. */
export const sandboxNotice = z.object({
  eventId: z.string().regex(/^sbn_[\w-]{1,120}$/),
  /** The sandbox moves no money: a notice that says otherwise is not one of its own. */
  live: z.literal(false),
  kind: z.enum(['payment', 'refund', 'subscription']),
  /** The sandbox's own id of what it happened to. */
  id: z.string().max(80),
  orderNumber,
});
export type SandboxNotice = z.output<typeof sandboxNotice>;

/** What the sandbox does in its own time: the kinds of its jobs, and what each says. */
export const sandboxJobKinds = {
  'sandbox.notice': sandboxNotice,
  'sandbox.renew': z.object({ id: z.string(), periodEnd: z.iso.datetime() }),
  'sandbox.settle': z.object({ id: z.string() }),
  'sandbox.settle-card': z.object({ id: z.string() }),
} as const;

export const enqueue = writerOf(sandboxJobKinds);
