import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { endAccess, mayRead } from './readers.ts';
import { changeOrder, emailColumns, lockOrder, type Order } from './store.ts';

export interface EmailRoom {
  readonly database: Database;
  /** Refuses an order that changes its address too often: every change sends a mail. */
  readonly countEmailChange: (tx: Transaction, orderNumber: string) => Promise<void>;
  /** What follows from it, in the same transaction: it ends the links that were mailed. */
  readonly onEmailChanged: (tx: Transaction, order: Order) => Promise<void>;
}

/**
 * Changes where the report is sent and by what it is found again. Whoever opened it from the old address may have been
 * somebody else: of all browsers that were let in, only the one that asks keeps its access, beside the one that took the
 * test.
 *
 * @throws Refusal `unknownOrder` for anyone who may not read the order, whose askings do not count; `tooMany`
 */
export function changeEmail(
  { database, countEmailChange, onEmailChanged }: EmailRoom,
  { orderNumber, email, reader }: { orderNumber: string; email: string; reader: Reader | undefined },
): Promise<Order> {
  return inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!reader || !(await mayRead(tx, reader, order))) throw new Refusal('unknownOrder');
    await countEmailChange(tx, orderNumber);
    if (order.email === email) return order;
    const changed = await changeOrder(tx, order, emailColumns(email));
    await onEmailChanged(tx, changed);
    // After the links: a browser that opens one at this moment is waited for, and then seen.
    await endAccess(tx, changed, reader);
    return changed;
  });
}
