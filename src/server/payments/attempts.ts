import { and, desc, eq, getTableColumns, sql } from 'drizzle-orm';
import { lockOrder, type Order } from '#server/orders/store.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { paymentAttempts } from './tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

const ofOrder = writtenOnce(getTableColumns(paymentAttempts), (database, fields) =>
  database
    .select(fields)
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderNumber, sql.placeholder('orderNumber')))
    .orderBy(desc(paymentAttempts.id)),
);

/** All tries to pay an order, newest first: their ids sort by time. */
export function attemptsOf(database: Connection, orderNumber: string): Promise<Attempt[]> {
  return ofOrder(database, { orderNumber });
}

/**
 * Holds an order until the transaction ends, with all tries to pay it. Both are asked for at once: the tries are looked at when the
 * order is held, and not before.
 *
 * @throws Refusal `unknownOrder`
 */
export async function lockWithAttempts(
  tx: Transaction,
  orderNumber: string,
): Promise<{ order: Order; attempts: readonly Attempt[] }> {
  const [order, attempts] = await Promise.all([lockOrder(tx, orderNumber), attemptsOf(tx, orderNumber)]);
  return { order, attempts };
}

export async function changeAttempt(
  database: Connection,
  { orderNumber, id }: Pick<Attempt, 'orderNumber' | 'id'>,
  changes: Partial<Omit<Attempt, 'orderNumber' | 'id'>>,
): Promise<Attempt | undefined> {
  const [changed] = await database
    .update(paymentAttempts)
    .set(changes)
    .where(and(eq(paymentAttempts.orderNumber, orderNumber), eq(paymentAttempts.id, id)))
    .returning();
  return changed;
}
