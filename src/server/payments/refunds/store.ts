import { and, eq, inArray, notExists, sql } from 'drizzle-orm';
import { orderNumbersOfContract } from '#server/orders/family.ts';
import type { Order } from '#server/orders/store.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { Refund } from '../balance.ts';
import { refunds, surplusCaptures } from '../tables.ts';

/** All refunds of an order, oldest first: their ids sort by time. */
export function refundsOf(database: Connection, orderNumber: string): Promise<Refund[]> {
  return database.select().from(refunds).where(eq(refunds.orderNumber, orderNumber)).orderBy(refunds.id);
}

/**
 * What goes back by a withdrawal, of an order and of what hung on it then, however far each part has come.
 *
 * @param at when it was withdrawn
 */
export async function withdrawnAmount(
  database: Connection,
  { orderNumber, parentOrderNumber }: Order,
  at: Date,
): Promise<number> {
  const contracts = [orderNumber, ...(parentOrderNumber === null ? [] : [parentOrderNumber])];
  const numbers = await Promise.all(contracts.map((one) => orderNumbersOfContract(database, one)));
  const surplus = database
    .select({ reference: surplusCaptures.reference })
    .from(surplusCaptures)
    .where(
      and(
        eq(surplusCaptures.orderNumber, refunds.orderNumber),
        eq(surplusCaptures.reference, refunds.payment),
      ),
    );
  const [row] = await database
    .select({ amount: sql<string>`coalesce(sum(${refunds.amount}), 0)` })
    .from(refunds)
    .where(
      and(
        inArray(refunds.orderNumber, numbers.flat()),
        eq(refunds.reason, 'withdrawal'),
        eq(refunds.requestedAt, at),
        notExists(surplus),
      ),
    );
  return Number(row?.amount ?? 0);
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
