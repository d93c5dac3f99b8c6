import { enqueue, type JobPayload } from '#server/jobs/index.ts';
import type { Order } from '#server/orders/store.ts';
import type { Transaction } from '#server/platform/database/database.ts';

/**
 * Writes the job that ends a membership at once, in the transaction of what takes its running period away: a
 * withdrawal, a full refund, an unpaid renewal after its grace. Done twice, it is done once.
 *
 * @param orderNumber an order that paid for one of its periods
 */
export async function endMembership(tx: Transaction, orderNumber: string): Promise<void> {
  await enqueue(tx, {
    aggregateId: orderNumber,
    kind: 'membership.end',
    id: 'membership.end',
    payload: { orderNumber },
  });
}

/** Writes the job that ends a subscription at its provider which no membership of ours is. */
export async function stopLater(
  tx: Transaction,
  { orderNumber }: Order,
  { provider, reference }: JobPayload<'membership.stop'>,
): Promise<void> {
  await enqueue(tx, {
    aggregateId: orderNumber,
    kind: 'membership.stop',
    id: `membership.stop:${reference}`,
    payload: { provider, reference },
  });
}
