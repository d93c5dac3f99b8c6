import type { DataOf } from '#contract/call.ts';
import type { checkPayment } from '#contract/payments.ts';

/** The screen that tells how a payment ended; undefined while it has not. */
export function screenOf(
  payment: DataOf<typeof checkPayment>,
): '/paying/success' | '/paying/failed' | undefined {
  if (payment.paid || payment.state === 'succeeded') return '/paying/success';
  return payment.state === 'failed' || payment.state === 'canceled' ? '/paying/failed' : undefined;
}
