import { eq } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import { type Balance, type Books, type Dispute, type Movement, type Refund, weigh } from './balance.ts';
import { disputes, ledger, refunds, surplusCaptures } from './tables.ts';

/** An order's balance as its books stand; under the order's lock it stays so until the transaction ends. */
export async function balanceOf(database: Connection, orderNumber: string): Promise<Balance> {
  return weigh(await booksOf(database, orderNumber));
}

/** Every row of an order's books, its movements in their order. */
export interface BookRows extends Books {
  readonly movements: readonly Movement[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
}

export async function booksOf(database: Connection, orderNumber: string): Promise<BookRows> {
  const movements = await database
    .select()
    .from(ledger)
    .where(eq(ledger.orderNumber, orderNumber))
    .orderBy(ledger.at, ledger.id);
  const surplus = await database
    .select({ reference: surplusCaptures.reference })
    .from(surplusCaptures)
    .where(eq(surplusCaptures.orderNumber, orderNumber));
  return {
    movements,
    refunds: await database.select().from(refunds).where(eq(refunds.orderNumber, orderNumber)),
    disputes: await database.select().from(disputes).where(eq(disputes.orderNumber, orderNumber)),
    surplus: surplus.map(({ reference }) => reference),
  };
}
