import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { owns, type Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { endAccess, mayRead, refuseUnproved } from './readers.ts';
import { changeOrder, emailColumns, lockOrder, type Order } from './store.ts';

export interface EmailRoom extends Room {
  /** Refuses an order that changes its address too often: every change sends a mail. */
  readonly countEmailChange: (tx: Transaction, orderNumber: string) => Promise<void>;
  /**
   * What follows from it, in the same transaction: it ends the links that were mailed.
   *
   * @param told the address that was, where it is to be told with a way back
   */
  readonly onEmailChanged: (tx: Transaction, order: Order, told: string | null) => Promise<void>;
}

/**
 * Changes where the report is sent and by what it is found again. Whoever opened it from the old address may have been
 * somebody else: of all browsers that were let in, only the one that asks keeps its access, beside the one that took the
 * test. Where the one that took the test corrects the address, nobody else's mailbox is told of it; where another one that a
 * link let in changes it, the old mailbox is, with a way back.
 *
 * @throws Refusal `unknownOrder` for anyone who may not read the order, whose askings do not count; `mailboxUnproved`;
 *   `tooMany`
 */
export function changeEmail(
  { database, clock, countEmailChange, onEmailChanged }: EmailRoom,
  { orderNumber, email, reader }: { orderNumber: string; email: string; reader: Reader | undefined },
): Promise<Order> {
  return inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!reader || !(await mayRead(tx, reader, order))) throw new Refusal('unknownOrder');
    await refuseUnproved(tx, reader, order, clock.now());
    await countEmailChange(tx, orderNumber);
    if (order.email === email) return order;
    const changed = await changeOrder(tx, order, emailColumns(email));
    await onEmailChanged(tx, changed, owns(reader, order) ? null : order.email);
    // After the links: a browser that opens one at this moment is waited for, and then seen.
    await endAccess(tx, changed, reader);
    return changed;
  });
}
