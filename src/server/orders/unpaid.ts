import { and, asc, eq, exists, inArray, isNull, lt, not, notInArray, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import type { Order } from './store.ts';
import { orderAccess, orders } from './tables.ts';

/** Nobody paid, and nobody is about to. */
const unpaidStates = ['draft', 'expired'] as const;

/** Also not brought by another order, and never opened, as a membership or a present lets one be. */
const isUnpaid = and(
  inArray(orders.state, [...unpaidStates]),
  isNull(orders.broughtBy),
  isNull(orders.openedAt),
);

/**
 * The numbers of some orders that were made before a moment and that nobody has paid for, the oldest first.
 *
 * @param unless what else an order is kept for, by the columns of orders: of none of it there may be any. Each by itself: joined by
 *   "or", the database would read whole tables for it
 */
export async function unpaidSince(
  database: Database,
  { before, limit, unless }: { before: Date; limit: number; unless: (table: typeof orders) => SQL[] },
): Promise<string[]> {
  const child = alias(orders, 'child');
  const children = database
    .select({ orderNumber: child.orderNumber })
    .from(child)
    .where(and(eq(child.parentOrderNumber, orders.orderNumber), notInArray(child.state, [...unpaidStates])));
  const found = await database
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(isUnpaid, lt(orders.createdAt, before), not(exists(children)), ...unless(orders).map(not)))
    .orderBy(asc(orders.createdAt))
    .limit(limit);
  return found.map(({ orderNumber }) => orderNumber);
}

/**
 * Deletes those of some orders that are still unpaid, with who was let in to them. One that somebody holds at this
 * moment, as by pressing the pay button, stays.
 *
 * @returns those that are gone, as they were
 */
export async function deleteUnpaid(tx: Transaction, orderNumbers: readonly string[]): Promise<Order[]> {
  const held = await tx
    .select()
    .from(orders)
    .where(and(inArray(orders.orderNumber, [...orderNumbers]), isUnpaid))
    .for('update', { skipLocked: true });
  if (held.length === 0) return [];
  const numbers = held.map(({ orderNumber }) => orderNumber);
  await tx.delete(orderAccess).where(inArray(orderAccess.orderNumber, numbers));
  await tx.delete(orders).where(inArray(orders.orderNumber, numbers));
  return held;
}
