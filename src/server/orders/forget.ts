import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { deleteReviews } from '#server/catalogue/reviews.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { ownedBy, ownedByNobody, type Reader } from '#server/platform/http/reader.ts';
import { withoutCard } from './gift-card.ts';
import { changeOrder, lockOrder, type Order } from './store.ts';
import { orderAccess, orders } from './tables.ts';

/**
 * Takes the person out of orders: what was bought, when and for how much stays for the books; whose it was, the address,
 * the visit and the sitting go. Nobody can open them any more, nor pay for them.
 */
export async function forgetOrders(
  tx: Transaction,
  orderNumbers: readonly string[],
  at: Date,
): Promise<Order[]> {
  const before: Order[] = [];
  for (const orderNumber of [...orderNumbers].sort()) {
    const order = await lockOrder(tx, orderNumber);
    before.push(order);
    await changeOrder(tx, order, {
      ...ownedByNobody(),
      email: null,
      emailKey: null,
      coverName: null,
      ...withoutCard,
      logid: null,
      visit: null,
      sittingId: null,
      erasedAt: order.erasedAt ?? at,
    });
  }
  if (orderNumbers.length > 0) {
    await tx.delete(orderAccess).where(inArray(orderAccess.orderNumber, [...orderNumbers]));
    await deleteReviews(tx, orderNumbers);
  }
  return before;
}

/** Ends what a reader was let in to by mailed links. */
export async function forgetAccess(tx: Transaction, reader: Reader): Promise<void> {
  await tx.delete(orderAccess).where(ownedBy(orderAccess, reader));
}

/** Which of some addresses, wholly lowered, no order holds. */
export async function unheldAddresses(tx: Transaction, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const held = await tx
    .selectDistinct({ key: orders.emailKey })
    .from(orders)
    .where(and(isNotNull(orders.emailKey), inArray(orders.emailKey, [...keys])));
  return keys.filter((key) => !held.some((row) => row.key === key));
}

/** The orders that belong to some others: children of them, of whatever kind. */
export function childrenOf(database: Connection, orderNumber: string): Promise<Order[]> {
  return database.select().from(orders).where(eq(orders.parentOrderNumber, orderNumber));
}
