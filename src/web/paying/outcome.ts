import type { DataOf } from '#contract/call.ts';
import type { checkPayment } from '#contract/payments.ts';
import { type Placed, placeOf } from '../order/order-place.ts';

type Payment = DataOf<typeof checkPayment>;

/**
 * What is said of a payment that has not ended, among the words of `paying.check`: what its buyer has to do, else that it
 * is looked for. That it takes long is said only of one that may come without them.
 */
export function saidOf({ state, actionUrl }: Payment): {
  readonly title: 'actionTitle' | 'title';
  readonly text: 'action' | 'voucher' | 'wait';
  readonly slows: boolean;
} {
  if (actionUrl !== null && state === 'requires_action')
    return { title: 'actionTitle', text: 'action', slows: false };
  if (actionUrl !== null && state === 'processing') return { title: 'title', text: 'voucher', slows: false };
  return { title: 'title', text: 'wait', slows: true };
}

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
