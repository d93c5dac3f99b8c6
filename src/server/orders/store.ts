import {
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gt,
  lt,
  not,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import type { OrderState } from '#contract/orders.ts';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { readOnce } from '#server/platform/database/read-once.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { Refusal } from '#server/platform/errors.ts';
import { countSale } from './sales.ts';
import { mayBecome } from './states.ts';
import { orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;

const byNumber = writtenOnce(getTableColumns(orders), (database, fields) =>
  database
    .select(fields)
    .from(orders)
    .where(eq(orders.orderNumber, sql.placeholder('orderNumber'))),
);

const heldByNumber = writtenOnce(getTableColumns(orders), (database, fields) =>
  database
    .select(fields)
    .from(orders)
    .where(eq(orders.orderNumber, sql.placeholder('orderNumber')))
    .for('update'),
);

/** What an order is read by within a page (`readOnce`). */
export const orderName = (orderNumber: string) => `order ${orderNumber}`;

export function findOrder(database: Connection, orderNumber: string): Promise<Order | undefined> {
  return readOnce(
    database,
    orderName(orderNumber),
    async () => (await byNumber(database, { orderNumber }))[0],
  );
}

/**
 * Holds the order until the transaction ends: payments, notices and changes of one order take turns.
 *
 * @throws Refusal `unknownOrder`
 */
export async function lockOrder(tx: Transaction, orderNumber: string): Promise<Order> {
  const [order] = await heldByNumber(tx, { orderNumber });
  if (!order) throw new Refusal('unknownOrder');
  return order;
}

/** All orders that were given an address, newest first. Upper and lower case do not count. */
export function ordersOfEmail(database: Database, email: string): Promise<Order[]> {
  return database
    .select()
    .from(orders)
    .where(eq(orders.emailKey, email.toLowerCase()))
    .orderBy(desc(orders.orderNumber));
}

type Changes = Partial<Omit<Order, 'orderNumber' | 'state'>>;

/** The address as it is sent to, and as retrieval compares it. */
export function emailColumns(email: string): Pick<Order, 'email' | 'emailKey'> {
  return { email, emailKey: email.toLowerCase() };
}

export async function changeOrder(tx: Transaction, order: Order, changes: Changes): Promise<Order> {
  const [changed] = await tx
    .update(orders)
    .set(changes)
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  await countSale(tx, order, changed as Order);
  return changed as Order;
}

/** Makes an order that nobody has begun to pay; nothing where there is one of its number. */
export async function draftOrder(
  tx: Transaction,
  order: Omit<typeof orders.$inferInsert, 'state'>,
): Promise<Order | undefined> {
  const [made] = await tx
    .insert(orders)
    .values({ ...order, state: 'draft' })
    .onConflictDoNothing()
    .returning();
  return made;
}

/** Orders by their numbers, page by page. */
export function ordersAfter(database: Database, orderNumber: string, limit: number): Promise<Order[]> {
  return database
    .select()
    .from(orders)
    .where(gt(orders.orderNumber, orderNumber))
    .orderBy(asc(orders.orderNumber))
    .limit(limit);
}

/**
 * The numbers of orders that have waited for their payment since before a moment, those that waited longest first.
 *
 * @param unless what keeps an order waiting, by the column of its number
 */
export async function waitingSince(
  database: Database,
  { before, limit, unless }: { before: Date; limit: number; unless: (orderNumber: SQLWrapper) => SQL },
): Promise<string[]> {
  const found = await database
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.pendingAt, before), not(unless(orders.orderNumber))))
    .orderBy(orders.pendingAt)
    .limit(limit);
  return found.map(({ orderNumber }) => orderNumber);
}

/**
 * Moves a locked order on.
 *
 * @throws Error if the table of states has no such way: a fault of ours, never of a caller
 */
export async function moveOrder(
  tx: Transaction,
  order: Order,
  to: OrderState,
  changes: Changes = {},
): Promise<Order> {
  if (!mayBecome(order.state, to)) throw new Error(`An order that is ${order.state} cannot become ${to}.`);
  const [moved] = await tx
    .update(orders)
    .set({ ...changes, state: to })
    .where(eq(orders.orderNumber, order.orderNumber))
    .returning();
  await countSale(tx, order, moved as Order);
  return moved as Order;
}
