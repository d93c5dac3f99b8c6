import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { changeOrder, emailColumns, lockOrder, mayRead, type Order } from './store.ts';

/**
 * Changes where the report is sent and by what it is found again.
 *
 * @param onChanged what follows from it, in the same transaction
 * @throws Refusal `unknownOrder` for anyone who may not read the order
 */
export function changeEmail(
  database: Database,
  { orderNumber, email, holderHash }: { orderNumber: string; email: string; holderHash: string | undefined },
  onChanged: (tx: Transaction, order: Order) => Promise<void>,
): Promise<Order> {
  return inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!(await mayRead(tx, order, holderHash))) throw new Refusal('unknownOrder');
    if (order.email === email) return order;
    const changed = await changeOrder(tx, order, emailColumns(email));
    await onChanged(tx, changed);
    return changed;
  });
}
