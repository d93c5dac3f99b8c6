import type { DataOf } from '#contract/call.ts';
import type { checkPayment } from '#contract/payments.ts';

/**
 * The screen that tells how a payment ended; undefined while it has not. One that succeeded and no longer counts was
 * refunded or is disputed: the report's own screen says so.
 */
export function screenOf(
  payment: DataOf<typeof checkPayment>,
): '/paying/success' | '/paying/failed' | '/report/result' | undefined {
  if (payment.paid) return '/paying/success';
  if (payment.state === 'succeeded') return '/report/result';
  return payment.state === 'failed' || payment.state === 'canceled' ? '/paying/failed' : undefined;
}
