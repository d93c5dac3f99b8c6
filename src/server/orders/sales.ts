import { and, count, inArray, isNotNull } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { unlockedStates } from './states.ts';
import { orders } from './tables.ts';

/** How often packages were paid for and not wholly given back, as reports and as gifts. */
export async function salesOf(
  database: Database,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const sold = and(
    inArray(orders.skuId, [...skuIds]),
    isNotNull(orders.paidAt),
    inArray(orders.state, [...unlockedStates]),
  );
  const rows = await database
    .select({ skuId: orders.skuId, sales: count() })
    .from(orders)
    .where(sold)
    .groupBy(orders.skuId);
  return new Map(rows.flatMap(({ skuId, sales }) => (skuId === null ? [] : [[skuId, sales]])));
}
