import { randomInt } from 'node:crypto';
import { inArray, sql } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isUnlocked } from './states.ts';
import { type orders, skuSales } from './tables.ts';

/** Rows of a package that payments spread over. */
const parts = 16;

/** What of an order says whether it is a sale. */
type Sold = Pick<typeof orders.$inferSelect, 'skuId' | 'paidAt' | 'state'>;

/** How often packages were paid for and not wholly given back, as reports and as gifts. */
export async function salesOf(
  database: Database,
  skuIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const rows = await database
    .select({ skuId: skuSales.skuId, sales: sql<number>`sum(${skuSales.count})::int` })
    .from(skuSales)
    .where(inArray(skuSales.skuId, [...skuIds]))
    .groupBy(skuSales.skuId);
  return new Map(rows.map(({ skuId, sales }) => [skuId, sales]));
}

/** Counts what an order has become a sale of by a change, or is no longer one of. */
export async function countSale(tx: Transaction, before: Sold, after: Sold): Promise<void> {
  const [was, is] = [soldBy(before), soldBy(after)];
  if (was === is) return;
  if (was !== undefined) await add(tx, was, -1);
  if (is !== undefined) await add(tx, is, 1);
}

const soldBy = ({ skuId, paidAt, state }: Sold) =>
  skuId !== null && paidAt !== null && isUnlocked(state) ? skuId : undefined;

async function add(tx: Transaction, skuId: string, count: 1 | -1): Promise<void> {
  await tx
    .insert(skuSales)
    .values({ skuId, part: randomInt(parts), count })
    .onConflictDoUpdate({
      target: [skuSales.skuId, skuSales.part],
      set: { count: sql`${skuSales.count} + excluded.count` },
    });
}
