import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/database.ts';
import { nameOf, ownedAs, ownedBy, ownerKey, type Reader } from '#server/platform/http/reader.ts';
import type { Access } from './readers.ts';
import { isSettled } from './states.ts';
import { orderAccess, orders } from './tables.ts';

/**
 * Hands all orders of a browser over to an account, with those whose link was opened there. The browser's own key goes on reading
 * them. What it may read of another account, which was logged in there before, stays that account's.
 */
export async function handOverOrders(
  tx: Transaction,
  { from, to, at }: { from: Reader; to: Reader; at: Date },
): Promise<void> {
  const moved = await tx
    .update(orders)
    .set(ownedAs(to))
    .where(ownedBy(orders, from))
    .returning({ orderNumber: orders.orderNumber });
  const linked = await tx
    .select({ orderNumber: orderAccess.orderNumber, browser: orderAccess.browser })
    .from(orderAccess)
    .where(
      and(ownedBy(orderAccess, from), or(isNull(orderAccess.leftBy), eq(orderAccess.leftBy, nameOf(to)))),
    );
  const letIn =
    (reader: Reader, leftBy: string | null) => (row: { orderNumber: string; browser?: string | null }) => ({
      ...row,
      ...ownedAs(reader),
      leftBy,
      grantedAt: at,
    });
  const rows = [...moved.map(letIn(from, nameOf(to))), ...linked.map(letIn(to, null))];
  if (rows.length > 0) await tx.insert(orderAccess).values(rows).onConflictDoNothing();
}

/** An account's address is proved for good. */
const always = new Date('9999-12-31T00:00:00Z');

/** Whether somebody was let in by the address of an order, and not by a link: whoever ends that meets them again. */
export const isByAddress = ({ changesUntil }: Access): boolean =>
  changesUntil?.getTime() === always.getTime();

/** Lets a reader in to whatever was bought with an address that it has proved, also to change it. */
export async function letInByAddress(
  tx: Transaction,
  { reader, emailKey, at }: { reader: Reader; emailKey: string; at: Date },
): Promise<void> {
  const found = await tx
    .select({ orderNumber: orders.orderNumber, state: orders.state })
    .from(orders)
    .where(eq(orders.emailKey, emailKey));
  const rows = found
    .filter(({ state }) => isSettled(state))
    .map(({ orderNumber }) => ({ orderNumber, ...ownedAs(reader), grantedAt: at, changesUntil: always }));
  if (rows.length === 0) return;
  await tx
    .insert(orderAccess)
    .values(rows)
    .onConflictDoUpdate({
      target: [orderAccess.orderNumber, ownerKey(orderAccess)],
      set: { changesUntil: always },
    });
}

/** Ends what a browser may still read of an account's orders by its own key. */
export async function lockBrowser(tx: Transaction, account: Reader, browser: Reader): Promise<void> {
  const own = tx.select({ orderNumber: orders.orderNumber }).from(orders).where(ownedBy(orders, account));
  await tx
    .delete(orderAccess)
    .where(
      and(
        ownedBy(orderAccess, browser),
        or(eq(orderAccess.leftBy, nameOf(account)), inArray(orderAccess.orderNumber, own)),
      ),
    );
}
