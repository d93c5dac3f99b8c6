import { and, eq, isNull } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { bringingOf } from './bringing.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/**
 * Notes that something of what was bought is handed out for the first time: with a waiver, the right of withdrawal
 * ends here (Directive 2011/83/EU, article 16 m). Of a report that another order brings, that order is opened too.
 */
export async function markOpened(
  { database, clock }: { database: Database; clock: Clock },
  order: Order,
): Promise<void> {
  const bringing = await bringingOf(database, order);
  for (const { orderNumber, openedAt } of [order, ...(bringing ? [bringing] : [])]) {
    if (openedAt !== null) continue;
    await database
      .update(orders)
      .set({ openedAt: clock.now() })
      .where(and(eq(orders.orderNumber, orderNumber), isNull(orders.openedAt)));
  }
}
