import { and, desc, eq, gt, inArray, isNotNull, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import { ownedBy, type Reader } from '#server/platform/http/reader.ts';
import { kindsThat } from './kinds.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

const paysPeriods = inArray(orders.kind, kindsThat({ asChild: 'renews' }));

/** The orders of a membership that paid for a period, in no order. @param orderNumber its first order's */
export function periodOrders(database: Connection, orderNumber: string): Promise<Order[]> {
  return database
    .select()
    .from(orders)
    .where(and(ofMembership(orderNumber), paysPeriods, isNotNull(orders.periodEnd)));
}

/** The newest order with which a reader began a membership, or meant to. */
export async function latestFirstOrder(database: Connection, reader: Reader): Promise<Order | undefined> {
  const [latest] = await database
    .select()
    .from(orders)
    .where(and(ownedBy(orders, reader), paysPeriods, isNull(orders.parentOrderNumber)))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return latest;
}

/**
 * Orders that were paid in a span of time, and of whose membership no period is known, the oldest first.
 *
 * @param span.after the last one of the part before
 */
export function ordersWithoutPeriod(
  database: Connection,
  { from, to, limit, after }: { from: Date; to: Date; limit: number; after: Order | undefined },
): Promise<Order[]> {
  return database
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.state, 'paid'),
        gt(orders.pendingAt, from),
        lt(orders.pendingAt, to),
        paysPeriods,
        isNull(orders.periodEnd),
        after &&
          sql`(${orders.pendingAt}, ${orders.orderNumber}) > (${after.pendingAt?.toISOString()}, ${after.orderNumber})`,
      ),
    )
    .orderBy(orders.pendingAt, orders.orderNumber)
    .limit(limit);
}

/**
 * The first orders and the ends of the periods that still run and whose money has gone back: a part of another question. There
 * are few, however many members there are.
 */
export function returnedPeriods(database: Connection, now: Date) {
  return database
    .select({
      orderNumber: sql<string>`coalesce(${orders.parentOrderNumber}, ${orders.orderNumber})`,
      periodEnd: orders.periodEnd,
    })
    .from(orders)
    .where(and(paysPeriods, eq(orders.state, 'refunded'), gt(orders.periodEnd, now)));
}

function ofMembership(firstOrder: string): SQL | undefined {
  return or(eq(orders.orderNumber, firstOrder), eq(orders.parentOrderNumber, firstOrder));
}
