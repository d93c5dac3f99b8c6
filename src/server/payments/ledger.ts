import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { Connection } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
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

const asked = sql.placeholder('orderNumber');

const movementsOf = writtenOnce(getTableColumns(ledger), (database, fields) =>
  database.select(fields).from(ledger).where(eq(ledger.orderNumber, asked)).orderBy(ledger.at, ledger.id),
);

const surplusOf = writtenOnce({ reference: surplusCaptures.reference }, (database, fields) =>
  database.select(fields).from(surplusCaptures).where(eq(surplusCaptures.orderNumber, asked)),
);

const refundsOf = writtenOnce(getTableColumns(refunds), (database, fields) =>
  database.select(fields).from(refunds).where(eq(refunds.orderNumber, asked)),
);

const disputesOf = writtenOnce(getTableColumns(disputes), (database, fields) =>
  database.select(fields).from(disputes).where(eq(disputes.orderNumber, asked)),
);

export async function booksOf(database: Connection, orderNumber: string): Promise<BookRows> {
  const [movements, surplus, givenBack, disputed] = await Promise.all([
    movementsOf(database, { orderNumber }),
    surplusOf(database, { orderNumber }),
    refundsOf(database, { orderNumber }),
    disputesOf(database, { orderNumber }),
  ]);
  return {
    movements,
    refunds: givenBack,
    disputes: disputed,
    surplus: surplus.map(({ reference }) => reference),
  };
}
