import type { CapturedPayment, Order, Refund } from '@paypal/paypal-server-sdk';
import { z } from 'zod';
import { orderNumber } from '#contract/fields.ts';
import { paymentId } from '#contract/payments.ts';
import type { ProviderWord } from '../provider.ts';
import type { PaypalCalls } from './client.ts';
import { firstDisputeOf, readDispute } from './disputes.ts';
import { present } from './orders.ts';
import { presentRefund, refundIdOf } from './refunds.ts';

/** Of an event only its kind and the id of what it is about are read: PayPal is asked for the rest. */
export const paypalEvent = z.object({
  id: z.string().regex(/^[0-9A-Za-z-]{1,64}$/),
  event_type: z.string(),
  resource: z.looseObject({ id: z.string().optional(), dispute_id: z.string().optional() }),
});
export type PaypalEvent = z.output<typeof paypalEvent>;

/**
 * What an event means by PayPal's present word. Nothing is captured here: an approved order that was given up in the
 * meantime must not be charged, and only the asker of open attempts knows which those are.
 */
export async function interpret(paypal: PaypalCalls, event: unknown): Promise<ProviderWord | undefined> {
  const { event_type: type, resource } = paypalEvent.parse(event);
  const id = resource.id ?? resource.dispute_id;
  if (!id) return undefined;
  if (type.startsWith('CHECKOUT.ORDER.')) return wordOfOrder(await paypal.order(id));
  if (type === 'PAYMENT.CAPTURE.REVERSED') return wordOfReversal(paypal, id);
  if (type === 'PAYMENT.CAPTURE.REFUNDED' || type.startsWith('PAYMENT.REFUND.')) {
    return wordOfRefund(paypal, await paypal.refund(id));
  }
  if (type.startsWith('PAYMENT.CAPTURE.')) {
    return wordOfOrder(await orderOf(paypal, await paypal.capture(id)));
  }
  if (type.startsWith('CUSTOMER.DISPUTE.')) return wordOfDispute(paypal, resource.dispute_id ?? id);
  return undefined;
}

/** undefined for an order that this site did not make. */
function idsOf(order: Order | undefined): { attemptId: string; orderNumber: string } | undefined {
  const unit = order?.purchaseUnits?.[0];
  const read = z
    .object({ attemptId: paymentId, orderNumber })
    .safeParse({ attemptId: unit?.referenceId, orderNumber: unit?.customId });
  return read.data;
}

function wordOfOrder(order: Order | undefined): ProviderWord | undefined {
  const ids = idsOf(order);
  return order && ids && { kind: 'payment', attemptId: ids.attemptId, payment: present(order) };
}

async function orderOf(paypal: PaypalCalls, capture: CapturedPayment): Promise<Order | undefined> {
  const id = capture.supplementaryData?.relatedIds?.orderId ?? lastPartOf(capture, 'up');
  return id === undefined ? undefined : paypal.order(id);
}

function lastPartOf({ links }: CapturedPayment | Refund, rel: string): string | undefined {
  return links
    ?.find((link) => link.rel === rel)
    ?.href.split('/')
    .at(-1);
}

async function wordOfRefund(paypal: PaypalCalls, refund: Refund): Promise<ProviderWord | undefined> {
  const captureId = lastPartOf(refund, 'up');
  const capture = captureId === undefined ? undefined : await paypal.capture(captureId);
  const order = capture && (await orderOf(paypal, capture));
  const ids = idsOf(order);
  if (!capture || !order?.id || !ids) return undefined;
  return {
    kind: 'refund',
    orderNumber: ids.orderNumber,
    refundId: refundIdOf(refund, capture),
    payment: order.id,
    refund: presentRefund(refund),
  };
}

/** Money taken back by force belongs to a dispute where there is one, so that it is not counted twice. */
async function wordOfReversal(paypal: PaypalCalls, id: string): Promise<ProviderWord | undefined> {
  const refund = await paypal.refund(id);
  const captureId = lastPartOf(refund, 'up');
  const dispute = captureId && firstDisputeOf(await paypal.disputesOf(captureId));
  return dispute ? wordOfDispute(paypal, dispute) : wordOfRefund(paypal, refund);
}

async function wordOfDispute(paypal: PaypalCalls, id: string): Promise<ProviderWord | undefined> {
  const { captureId, ...dispute } = readDispute(await paypal.dispute(id));
  const order = await orderOf(paypal, await paypal.capture(captureId));
  const ids = idsOf(order);
  if (!order?.id || !ids) return undefined;
  return {
    kind: 'dispute',
    orderNumber: ids.orderNumber,
    payment: order.id,
    ...dispute,
    withinPayment: true,
  };
}
