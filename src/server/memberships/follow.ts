import { enqueue, type JobPayload } from '#server/jobs/index.ts';
import type { Order } from '#server/orders/store.ts';
import { withinLimit } from '#server/payments/answer.ts';
import type { Payments } from '#server/payments/ask.ts';
import type { BegunSubscription } from '#server/payments/settle.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { ProviderSubscription } from '#server/providers/provider.ts';
import { stopLater } from './ending.ts';
import { settleSubscription } from './settle.ts';
import { findSubscription, type Subscription } from './store.ts';

/**
 * The time of a question about a membership: later than that of the word we have. Clocks of several machines differ, and
 * step back; what is asked after a word was read knows at least as much.
 */
export function askingAt({ clock }: Pick<Payments, 'clock'>, known: { askedAt?: Date | null }): Date {
  const now = clock.now().getTime();
  return new Date(Math.max(now, known.askedAt ? known.askedAt.getTime() + 1 : now));
}

/** Settles a membership by the word that a notice led to; where a word by a later clock was first, it is asked anew. */
export async function settleNotice(
  payments: Payments,
  provider: string,
  said: ProviderSubscription,
  askedAt: Date,
): Promise<void> {
  const known = await findSubscription(payments.database, said.orderNumber);
  if (known?.reference === said.reference && known.askedAt && askedAt < known.askedAt) {
    await askAboutMembership(payments, known);
  } else {
    await settleSubscription(payments, provider, said, askedAt);
  }
}

/**
 * Asks a provider about a membership and settles it by the answer.
 *
 * @returns the membership as it is then; undefined where the provider knows of none
 * @throws Error where there is no answer
 */
export async function askAboutMembership(
  payments: Payments,
  { provider, reference, ...known }: JobPayload<'payments.membership'> & { askedAt?: Date | null },
): Promise<Subscription | undefined> {
  const billing = payments.providers.get(provider)?.subscriptions;
  if (!billing) throw new Error(`${provider} bills no memberships here.`);
  const askedAt = askingAt(payments, known);
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
