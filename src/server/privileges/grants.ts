import { eq } from 'drizzle-orm';
import type { FeatureId } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { isAvailable, offeredPackages, packageOf } from '#server/catalogue/packages.ts';
import { bringingOf } from '#server/orders/bringing.ts';
import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { grants } from './tables.ts';

/** Unlocks what an order's package holds today. Done twice, it is done once. */
export async function grantPackage(tx: Transaction, order: Order, at: Date): Promise<void> {
  const bought = packageOf(order);
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

export interface Unlocked {
  readonly skuIds: string[];
  readonly features: FeatureId[];
}

/** What a reader of the order may open now: nothing after a refund or during a dispute of what paid for it. */
export async function unlockedBy(database: Database | Transaction, order: Order): Promise<Unlocked> {
  if (!isUnlocked(order.state)) return broughtTo(database, order);
  const rows = await database.select().from(grants).where(eq(grants.orderNumber, order.orderNumber));
  return {
    skuIds: [...new Set(rows.map(({ skuId }) => skuId))].sort(),
    features: rows.map(({ feature }) => feature).sort(),
  };
}

/** Whether the order's report may be read now. */
export async function isReportOpen(database: Database | Transaction, order: Order): Promise<boolean> {
  return (await unlockedBy(database, order)).features.includes('report');
}

/** What another order's package brings: all that this test's own packages hold. */
async function broughtTo(database: Database | Transaction, order: Order): Promise<Unlocked> {
  const bringing = await bringingOf(database, order);
  const exam = findExam(order.examId);
  if (!exam || !bringing?.skuId) return { skuIds: [], features: [] };
  const features = offeredPackages(exam).flatMap((offered) => offered.features);
  return { skuIds: [bringing.skuId], features: [...new Set(features)].sort() };
}
