import type { Order } from '#server/orders/store.ts';
import { type Attempt, attemptsOf } from '#server/payments/attempts.ts';
import { type Dispute, type Movement, type Refund, weigh } from '#server/payments/balance.ts';
import { booksOf } from '#server/payments/ledger.ts';
import type { Database } from '#server/platform/database/database.ts';

/** An order with all that happened to its money; amounts in hundredths of the currency beside them. */
export interface OrderAccount {
  readonly order: Order;
  /** What of its own payments is left with us. */
  readonly net: number;
  readonly attempts: readonly Attempt[];
  readonly refunds: readonly Refund[];
  readonly disputes: readonly Dispute[];
  readonly movements: readonly Movement[];
}

export async function accountOf(database: Database, order: Order): Promise<OrderAccount> {
  const books = await booksOf(database, order.orderNumber);
  return {
    order,
    net: weigh(books).net,
    attempts: await attemptsOf(database, order.orderNumber),
    refunds: books.refunds,
    disputes: books.disputes,
    movements: books.movements,
  };
}
