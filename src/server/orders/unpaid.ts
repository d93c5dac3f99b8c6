import { and, asc, inArray, isNull, lt, not, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { nameOf, type Owned, ownerFields, ownerOf } from '#server/platform/http/reader.ts';
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

/** So many are looked at in one question at most, and at least. */
const [pageSize, leastPage] = [500, 20];

/** What else an order is kept for. */
export interface Unless {
  /** By what stands beside the order: of none of it there may be any. Each by itself: joined by "or", the database would read whole tables for it. */
  readonly beside: (table: typeof orders) => SQL[];
  /** By its owner. @returns those of some owners whose orders are kept */
  readonly owners: (owners: readonly Owned[]) => Promise<readonly Owned[]>;
}

/**
 * The numbers of some orders that were made before a moment and that nobody has paid for, the oldest first. What stands elsewhere on
 * a distributed PostgreSQL, their children and what their owners have, is asked for a page of them at a time.
 */
export async function unpaidSince(
  database: Database,
  { before, limit, unless }: { before: Date; limit: number; unless: Unless },
): Promise<string[]> {
  // A deletion that takes too long asks for fewer, and would for ever if finding one took as long as finding hundreds.
  let size = Math.min(pageSize, Math.max(leastPage, 2 * limit));
  const free: string[] = [];
  let after: SQL | undefined;
  for (;;) {
    const page = await database
      .select({ orderNumber: orders.orderNumber, createdAt: orders.createdAt, ...ownerFields(orders) })
      .from(orders)
      .where(and(isUnpaid, lt(orders.createdAt, before), after, ...unless.beside(orders).map(not)))
      .orderBy(asc(orders.createdAt), asc(orders.orderNumber))
      .limit(size);
    const last = page.at(-1);
    if (!last) return free;
    free.push(...(await withoutKept(database, page, unless)));
    if (page.length < size || free.length >= limit) return free.slice(0, limit);
    after = sql`(${orders.createdAt}, ${orders.orderNumber}) > (${last.createdAt.toISOString()}, ${last.orderNumber})`;
    size = Math.min(pageSize, 4 * size);
  }
}

/** The numbers of those that have no paid child, and whose owner keeps none. */
async function withoutKept(
  database: Database,
  page: readonly (Owned & Pick<Order, 'orderNumber'>)[],
  { owners }: Unless,
): Promise<string[]> {
  const numbers = page.map(({ orderNumber }) => orderNumber);
  const children = await database
    .select({ parent: orders.parentOrderNumber })
    .from(orders)
    .where(and(inArray(orders.parentOrderNumber, numbers), notInArray(orders.state, [...unpaidStates])));
  const parents = new Set(children.map(({ parent }) => parent));
  const keeping = new Set((await owners(page)).map((owned) => nameOf(ownerOf(owned))));
  return page.flatMap((order) =>
    parents.has(order.orderNumber) || keeping.has(nameOf(ownerOf(order))) ? [] : order.orderNumber,
  );
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
