import type { DataOf } from '#contract/call.ts';
import type { checkPayment } from '#contract/payments.ts';
import { type Placed, placeOf } from '../order/order-place.ts';

type Payment = DataOf<typeof checkPayment>;

/** A payment that succeeded and no longer counts: it was refunded or is disputed. */
export function isClosed(payment: Payment): boolean {
  return payment.state === 'succeeded' && !payment.paid;
}

/**
 * The screen that tells how a payment ended; undefined while it has not. That it no longer counts is said where the
 * purchase is found; of an extra and a gift the check itself says it.
 */
export function screenOf(
  payment: Payment,
  order: Placed,
): '/paying/success' | '/paying/failed' | '/report/result' | '/paying/subscribe/check' | undefined {
  const { path } = placeOf(order);
  if (payment.paid) return path === '/paying/subscribe/check' ? path : '/paying/success';
  if (isClosed(payment)) return path === '/paying/success' ? undefined : path;
  return payment.state === 'failed' || payment.state === 'canceled' ? '/paying/failed' : undefined;
}
