import type { Payments } from '#server/payments/ask.ts';
import { endNow, stopNow } from './end.ts';
import { followPayment } from './follow.ts';

/** The jobs of memberships, by their kinds. */
export function membershipJobs(payments: Payments) {
  return {
    'payments.membership': (job: { payload: unknown }) => followPayment(payments, job.payload),
    'membership.end': (job: { payload: unknown }) => endNow(payments, job.payload),
    'membership.stop': (job: { payload: unknown }) => stopNow(payments, job.payload),
  };
}
