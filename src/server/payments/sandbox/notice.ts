import { z } from 'zod';
import { amount, currencyCode, orderNumber } from '#contract/fields.ts';
import { paymentId } from '#contract/payments.ts';

/** What the sandbox tells our notice door. */
export const sandboxNotice = z.object({
  eventId: z.string().regex(/^sbn_[0-9A-Z]{38}_\d{1,4}$/),
  /** The sandbox moves no money: a notice that says otherwise is not one of its own. */
  live: z.literal(false),
  /** The idempotency key that the payment was made with. */
  attemptId: paymentId,
  payment: z.object({
    reference: z.string().max(80),
    state: z.enum(['requires_action', 'succeeded', 'failed', 'canceled']),
    failure: z
      .enum(['declined', 'insufficient_funds', 'authentication_failed', 'expired', 'other'])
      .nullable(),
    actionUrl: z.string().max(2048).nullable(),
    amount,
    currency: currencyCode,
    orderNumber,
  }),
});
export type SandboxNotice = z.output<typeof sandboxNotice>;
