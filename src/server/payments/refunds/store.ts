import { and, eq } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import type { Refund } from '../balance.ts';
import { refunds } from '../tables.ts';

/** All refunds of an order, oldest first: their ids sort by time. */
export function refundsOf(database: Connection, orderNumber: string): Promise<Refund[]> {
  return database.select().from(refunds).where(eq(refunds.orderNumber, orderNumber)).orderBy(refunds.id);
}

export async function changeRefund(
  database: Connection,
  { orderNumber, id }: Pick<Refund, 'orderNumber' | 'id'>,
  changes: Partial<Pick<Refund, 'state' | 'reference' | 'askedAt' | 'settledAt'>>,
): Promise<Refund> {
  const [changed] = await database
    .update(refunds)
    .set(changes)
    .where(and(eq(refunds.orderNumber, orderNumber), eq(refunds.id, id)))
    .returning();
  return changed as Refund;
}
