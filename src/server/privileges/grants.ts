import { eq, getTableColumns, sql } from 'drizzle-orm';
import type { FeatureId } from '#exams/exam.ts';
import { isAvailable } from '#server/catalogue/packages.ts';
import { findSku } from '#server/catalogue/skus.ts';
import { kindOf } from '#server/orders/kinds.ts';
import type { Order } from '#server/orders/store.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { writtenOnce } from '#server/platform/database/written-once.ts';
import { grants } from './tables.ts';

/**
 * Unlocks what was bought, as far as it can be delivered today: of a gift the right to give it, and nothing of what is
 * given. Done twice, it is done once.
 */
export async function grantPackage(tx: Transaction, order: Order, at: Date): Promise<void> {
  const { orderNumber, skuId } = order;
  const bought = skuId === null ? undefined : findSku(skuId);
  if (!bought) throw new Error(`The package ${skuId} of a paid order is not known.`);
  const features = kindOf(order).opensTo === 'bearer' ? ['gift'] : bought.features.filter(isAvailable);
  if (features.length === 0) return;
  await tx
    .insert(grants)
    .values(features.map((feature) => ({ orderNumber, feature, skuId: bought.skuId, grantedAt: at })))
    .onConflictDoNothing();
}

const ofOrder = writtenOnce(getTableColumns(grants), (database, fields) =>
  database
    .select(fields)
    .from(grants)
    .where(eq(grants.orderNumber, sql.placeholder('orderNumber'))),
);

/** What an order has unlocked by its own payment. */
export async function grantedTo(
  database: Connection,
  { orderNumber }: Order,
): Promise<{ skuIds: string[]; features: FeatureId[] }> {
  const rows = await ofOrder(database, { orderNumber });
  return {
    skuIds: [...new Set(rows.map(({ skuId }) => skuId))],
    features: rows.map(({ feature }) => feature),
  };
}
