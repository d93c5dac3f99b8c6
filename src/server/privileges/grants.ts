import { eq } from 'drizzle-orm';
import type { FeatureId } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { isAvailable } from '#server/catalogue/packages.ts';
import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { grants } from './tables.ts';

/** Unlocks what an order's package holds today. Done twice, it is done once. */
export async function grantPackage(tx: Transaction, order: Order, at: Date): Promise<void> {
  const exam = findExam(order.examId);
  // Also one that has left the shop since: what was bought is owed.
  const bought = exam?.packages.find(({ skuId }) => skuId === order.skuId);
  if (!bought) throw new Error(`The package ${order.skuId} of a paid order is not known.`);
  await tx
    .insert(grants)
    .values(
      bought.features.filter(isAvailable).map((feature) => ({
        orderNumber: order.orderNumber,
        feature,
        skuId: bought.skuId,
        grantedAt: at,
      })),
    )
    .onConflictDoNothing();
}

/** What a reader of the order may open now: nothing after a refund or during a dispute. */
export async function unlockedBy(
  database: Database | Transaction,
  order: Order,
): Promise<{ skuIds: string[]; features: FeatureId[] }> {
  if (!isUnlocked(order.state)) return { skuIds: [], features: [] };
  const rows = await database.select().from(grants).where(eq(grants.orderNumber, order.orderNumber));
  return {
    skuIds: [...new Set(rows.map(({ skuId }) => skuId))].sort(),
    features: rows.map(({ feature }) => feature).sort(),
  };
}
