import { createHash } from 'node:crypto';
import type { JobPayload } from '#server/jobs/index.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { findOrder } from '#server/orders/store.ts';
import { withinLimit } from '#server/payments/answer.ts';
import type { Payments } from '#server/payments/ask.ts';
import { askAboutMembership } from './follow.ts';
import { settleSubscription } from './settle.ts';
import { findSubscription, firstOrderOf } from './store.ts';

/**
 * The job that `endMembership` writes. The provider is asked first: where a later period has been paid since, its
 * order stands, and nothing ends.
 *
 * @throws Error where the membership is not in our books yet, or its provider does not answer: tried again
 */
export async function endNow(
  payments: Payments,
  { orderNumber }: JobPayload<'membership.end'>,
): Promise<void> {
  const order = await findOrder(payments.database, orderNumber);
  if (!order || kindOf(order).asChild !== 'renews') return;
  const known = await findSubscription(payments.database, firstOrderOf(order));
  if (!known) throw new Error(`The membership of order ${orderNumber} has not begun yet.`);
  if (known.state === 'canceled') return;
  const { state, periodEnd, provider, reference } = (await askAboutMembership(payments, known)) ?? known;
  const isEarlier = order.periodEnd !== null && order.periodEnd < periodEnd;
  if (state !== 'canceled' && !isEarlier) await stopNow(payments, { provider, reference });
}

/** The job that `stopLater` writes: ends a subscription at its provider, whatever it has been paid for. */
export async function stopNow(
  payments: Payments,
  { provider, reference }: JobPayload<'membership.stop'>,
): Promise<void> {
  const billing = payments.providers.get(provider)?.subscriptions;
  if (!billing) throw new Error(`${provider} bills no memberships here.`);
  const askedAt = payments.clock.now();
  const key = createHash('sha256').update(`end ${reference}`).digest('hex').slice(0, 38);
  const said = await withinLimit(billing.cancelNow(reference, key), payments.answerLimitMilliseconds);
  await settleSubscription(payments, provider, said, askedAt);
}
