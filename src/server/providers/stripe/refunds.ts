import type Stripe from 'stripe';
import type { ProviderRefund, RefundRequest } from '../provider.ts';
import { stripeAmounts } from './amounts.ts';
import { allRows, certain, isRefused, type StripeRoom } from './client.ts';
import { intentBehind } from './intents.ts';

/**
 * Gives money back once for each key. Ours stands in the refund's metadata, and is looked for there first: Stripe's
 * own memory of keys ends after a day. What Stripe refuses, such as more than was paid, has failed for good; it has
 * no id there, and ours stands in.
 */
export async function refundPayment(room: StripeRoom, request: RefundRequest): Promise<ProviderRefund> {
  const { idempotencyKey, orderNumber, amount, currency } = request;
  const intent = await intentBehind(room, request.payment);
  const made = await allRows((page) => room.stripe.refunds.list({ payment_intent: intent, ...page }));
  const same = made.find(({ metadata }) => metadata?.refundId === idempotencyKey);
  if (same) return refundOf(same);
  try {
    const refund = await room.stripe.refunds.create(
      {
        payment_intent: intent,
        amount: stripeAmounts.toStripe(amount, currency),
        metadata: { refundId: idempotencyKey, orderNumber },
      },
      { idempotencyKey },
    );
    return refundOf(refund);
  } catch (error) {
    if (!isRefused(error)) throw error;
    return { reference: idempotencyKey, state: 'failed', amount, currency };
  }
}

/** What a refund at Stripe is to us. @throws UnexpectedAnswer */
export function refundOf(answer: Stripe.Refund): ProviderRefund {
  const { id, amount, currency, status } = certain(answer, 'refund');
  return {
    reference: id,
    state: stateOf(status),
    amount: stripeAmounts.fromStripe(amount, currency.toUpperCase()),
    currency: currency.toUpperCase(),
  };
}

function stateOf(status: string | null): ProviderRefund['state'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
