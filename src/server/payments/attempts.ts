import { and, desc, eq } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import { paymentAttempts } from './tables.ts';

export type Attempt = typeof paymentAttempts.$inferSelect;

/** All tries to pay an order, newest first: their ids sort by time. */
export function attemptsOf(database: Connection, orderNumber: string): Promise<Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.orderNumber, orderNumber))
    .orderBy(desc(paymentAttempts.id));
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
