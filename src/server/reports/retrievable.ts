import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isReportOpen } from '#server/privileges/grants.ts';

/** Whether a mailed link may lead to an order: to a report that is open, or to a membership, by its first order. */
export async function isRetrievable(
  room: { readonly database: Database | Transaction; readonly clock: Clock },
  order: Order,
): Promise<boolean> {
  if (order.kind === 'membership') return order.parentOrderNumber === null && isUnlocked(order.state);
  return order.sittingId !== null && isReportOpen(room, order);
}
