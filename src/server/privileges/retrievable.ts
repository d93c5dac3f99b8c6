import { kindOf } from '#server/orders/kinds.ts';
import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import { type EntitlementRoom, findEntitlement, isOpen } from './entitlement.ts';

/** Whether a mailed link may lead to an order: to a report that is open, or to a membership, by its first order. */
export async function isRetrievable(room: EntitlementRoom, order: Order): Promise<boolean> {
  if (kindOf(order).asChild === 'renews') return order.parentOrderNumber === null && isUnlocked(order.state);
  const entitlement = await findEntitlement(room, order.orderNumber);
  return entitlement !== undefined && isOpen(entitlement);
}
