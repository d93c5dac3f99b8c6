import { enqueue, type JobPayload } from '#server/jobs/index.ts';
import type { Order } from '#server/orders/store.ts';
import { withinLimit } from '#server/payments/answer.ts';
import type { Payments } from '#server/payments/ask.ts';
import type { BegunSubscription } from '#server/payments/settle.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { stopLater } from './ending.ts';
import { settleSubscription } from './settle.ts';
import type { Subscription } from './store.ts';

/**
 * Asks a provider about a membership and settles it by the answer.
 *
 * @returns the membership as it is then; undefined where the provider knows of none
 * @throws Error where there is no answer
 */
export async function askAboutMembership(
  payments: Payments,
  { provider, reference }: JobPayload<'payments.membership'>,
): Promise<Subscription | undefined> {
  const billing = payments.providers.get(provider)?.subscriptions;
  if (!billing) throw new Error(`${provider} bills no memberships here.`);
  const askedAt = payments.clock.now();
  const said = await withinLimit(billing.fetch(reference), payments.answerLimitMilliseconds);
  return said && settleSubscription(payments, provider, said, askedAt);
}

/**
 * Writes what follows from a payment that began a subscription, in its transaction: the job that brings it into our
 * books or, where the payment was one too many, the one that ends it.
 */
export async function followBegun(
  tx: Transaction,
  order: Order,
  { provider, reference, surplus }: BegunSubscription,
): Promise<void> {
  if (surplus) return stopLater(tx, order, { provider, reference });
  await enqueue(tx, {
    aggregateId: order.orderNumber,
    kind: 'payments.membership',
    id: 'payments.membership',
    payload: { provider, reference },
  });
}

/** The job that follows from a first payment: the membership comes into our books. */
export async function followPayment(
  payments: Payments,
  { provider, reference }: JobPayload<'payments.membership'>,
): Promise<void> {
  if (await askAboutMembership(payments, { provider, reference })) return;
  throw new Error(`${provider} does not know the membership ${reference} yet.`);
}
