import { and, desc, eq } from 'drizzle-orm';
import type { OrderState } from '#contract/orders.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { mayBecome } from './states.ts';
import { orderAccess, orders } from './tables.ts';

export type Order = typeof orders.$inferSelect;

export async function findOrder(
  database: Database | Transaction,
  orderNumber: string,
): Promise<Order | undefined> {
  const [order] = await database.select().from(orders).where(eq(orders.orderNumber, orderNumber));
  return order;
}

/**
 * Holds the order until the transaction ends: payments, notices and changes of one order take turns.
 *
 * @throws Refusal `unknownOrder`
 */
export async function lockOrder(tx: Transaction, orderNumber: string): Promise<Order> {
  const [order] = await tx.select().from(orders).where(eq(orders.orderNumber, orderNumber)).for('update');
  if (!order) throw new Refusal('unknownOrder');
  return order;
}

/** Whether this browser took the test, or redeemed a link to its report. */
export async function mayRead(
  database: Database | Transaction,
  order: Order,
  holderHash: string | undefined,
): Promise<boolean> {
  if (!holderHash) return false;
  if (order.holderHash === holderHash) return true;
  const [access] = await database
    .select()
    .from(orderAccess)
    .where(and(eq(orderAccess.orderNumber, order.orderNumber), eq(orderAccess.holderHash, holderHash)));
  return access !== undefined;
}

/**
 * The order, for one who may read it. To anyone else it does not exist.
 *
 * @throws Refusal `unknownOrder`
 */
export async function readableOrder(
  database: Database | Transaction,
  orderNumber: string,
  holderHash: string | undefined,
): Promise<Order> {
  const order = await findOrder(database, orderNumber);
  if (!order || !(await mayRead(database, order, holderHash))) throw new Refusal('unknownOrder');
  return order;
}

/** Lets another browser read an order from now on. */
export async function giveAccess(
  tx: Transaction,
  { orderNumber, holderHash, at }: { orderNumber: string; holderHash: string; at: Date },
): Promise<void> {
  await tx.insert(orderAccess).values({ orderNumber, holderHash, grantedAt: at }).onConflictDoNothing();
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
  return changed as Order;
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
  return moved as Order;
}
