import { and, eq, ne } from 'drizzle-orm';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { changeOrder, emailColumns, lockOrder, mayRead, type Order } from './store.ts';
import { orderAccess } from './tables.ts';

/**
 * Changes where the report is sent and by what it is found again. Whoever opened it from the old address may have been
 * somebody else: of all browsers that were let in, only the one that asks keeps its access, beside the one that took the
 * test.
 *
 * @param onChanged what follows from it, in the same transaction: it ends the links that were mailed
 * @throws Refusal `unknownOrder` for anyone who may not read the order
 */
export function changeEmail(
  database: Database,
  { orderNumber, email, holderHash }: { orderNumber: string; email: string; holderHash: string | undefined },
  onChanged: (tx: Transaction, order: Order) => Promise<void>,
): Promise<Order> {
  return inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!holderHash || !(await mayRead(tx, order, holderHash))) throw new Refusal('unknownOrder');
    if (order.email === email) return order;
    const changed = await changeOrder(tx, order, emailColumns(email));
    await onChanged(tx, changed);
    // After the links: a browser that opens one at this moment is waited for, and then seen.
    await endAccess(tx, changed, holderHash);
    return changed;
  });
}

/** Ends the access of every browser that was let in to an order, save one. */
async function endAccess(tx: Transaction, { orderNumber }: Order, except: string): Promise<void> {
  await tx
    .delete(orderAccess)
    .where(and(eq(orderAccess.orderNumber, orderNumber), ne(orderAccess.holderHash, except)));
}
