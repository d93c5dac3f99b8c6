import { type CapturedPayment, type Order, type Refund, RefundStatus } from '@paypal/paypal-server-sdk';
import { paymentId } from '#contract/payments.ts';
import type { ProviderRefund, RefundRequest } from '../provider.ts';
import { fromPaypal, toPaypal } from './amounts.ts';
import type { PaypalCalls } from './client.ts';
import { captureOf } from './orders.ts';
import { refusalOf } from './problem.ts';

const refundStates: Record<RefundStatus, ProviderRefund['state']> = {
  [RefundStatus.Completed]: 'succeeded',
  [RefundStatus.Pending]: 'pending',
  [RefundStatus.Cancelled]: 'failed',
  [RefundStatus.Failed]: 'failed',
};

/** What a refund's state is to us; undefined for none of PayPal's. */
export const refundStateOf = (status: unknown): ProviderRefund['state'] | undefined =>
  refundStates[status as RefundStatus];

/** @throws Error for a refund that says too little of itself */
export function presentRefund({ id, status, amount }: Refund): ProviderRefund {
  const state = refundStateOf(status);
  if (!id || !state) throw new Error(`PayPal told too little of a refund: ${id} ${status}`);
  return { reference: id, state, ...fromPaypal(amount) };
}

/** PayPal will never give this back, however often it is asked. */
const refusals = new Set([
  'CAPTURE_FULLY_REFUNDED',
  'CAPTURE_DISPUTED_PARTIAL_REFUND_NOT_ALLOWED',
  'MAX_NUMBER_OF_REFUNDS_EXCEEDED',
  'PARTIAL_REFUND_NOT_ALLOWED',
  'REFUND_AMOUNT_EXCEEDED',
  'REFUND_CAPTURE_CURRENCY_MISMATCH',
  'REFUND_NOT_ALLOWED',
  'REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK',
  'REFUND_TIME_LIMIT_EXCEEDED',
  'TRANSACTION_DISPUTED',
]);

/**
 * Gives money back, or finds the refund that carries the same id, however long ago it was made.
 *
 * @returns `failed`, by our own id, where PayPal refused to make one
 */
export async function giveBack(paypal: PaypalCalls, request: RefundRequest): Promise<ProviderRefund> {
  const order = await paypal.order(request.payment);
  const capture = order && captureOf(order);
  if (!order || !capture?.id) throw new Error(`PayPal knows no captured payment ${request.payment}.`);
  const made = await madeBefore(paypal, order, request.idempotencyKey);
  if (made) return presentRefund(made);
  const body = {
    amount: toPaypal(request.amount, request.currency),
    customId: request.orderNumber,
    invoiceId: request.idempotencyKey,
  };
  try {
    return presentRefund(await paypal.refundCapture(capture.id, body, request.idempotencyKey));
  } catch (error) {
    if (!refusals.has(refusalOf(error)?.issue ?? '')) throw error;
    const { idempotencyKey: reference, amount, currency } = request;
    return { reference, state: 'failed', amount, currency };
  }
}

async function madeBefore(paypal: PaypalCalls, order: Order, refundId: string): Promise<Refund | undefined> {
  for (const listed of order.purchaseUnits?.[0]?.payments?.refunds ?? []) {
    const refund = listed.invoiceId || !listed.id ? listed : await paypal.refund(listed.id);
    if (refund.invoiceId === refundId) return refund;
  }
  return undefined;
}

/** Our own id of a refund. One that was made in PayPal's own pages has its payment's invoice number, or none, or any. */
export function refundIdOf(refund: Refund, capture: CapturedPayment): string | null {
  const ours = paymentId.safeParse(refund.invoiceId);
  return ours.success && ours.data !== capture.invoiceId ? ours.data : null;
}
