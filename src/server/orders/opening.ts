import { and, inArray, sql } from 'drizzle-orm';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { unlockedStates } from './states.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/**
 * Notes that something of what was bought is handed out for the first time: with a waiver, the right of withdrawal
 * ends here (Directive 2011/83/EU, article 16 m). Whoever withdraws at that moment is waited for.
 *
 * @returns whether all of them are still paid: if not, nothing may be handed out
 */
export async function markOpened(database: Database, payers: readonly Order[], at: Date): Promise<boolean> {
  const closed = payers.filter(({ openedAt }) => openedAt === null).map(({ orderNumber }) => orderNumber);
  if (closed.length === 0) return true;
  const marked = await inTransaction(database, (tx) =>
    tx
      .update(orders)
      .set({ openedAt: sql`coalesce(${orders.openedAt}, ${at.toISOString()}::timestamptz)` })
      .where(and(inArray(orders.orderNumber, closed), inArray(orders.state, [...unlockedStates])))
      .returning({ orderNumber: orders.orderNumber }),
  );
  return marked.length === closed.length;
}
