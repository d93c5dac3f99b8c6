import { and, inArray, isNull } from 'drizzle-orm';
import type { FeatureId } from '#exams/exam.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { bringingOf } from './bringing.ts';
import { extrasAdding } from './extras.ts';
import { isUnlocked } from './states.ts';
import type { Order } from './store.ts';
import { orders } from './tables.ts';

/**
 * The orders by whose payment something of an order is had now: an extra that was bought for it, else the order itself,
 * else the one that brings it; none where a membership alone opens it.
 *
 * @param feature what is had; the report unless said otherwise
 */
export async function payersOf(
  database: Database | Transaction,
  order: Order,
  feature?: FeatureId,
): Promise<Order[]> {
  const extras = feature === undefined ? [] : await extrasAdding(database, order, feature);
  if (extras.length > 0) return extras;
  if (isUnlocked(order.state)) return [order];
  const bringing = await bringingOf(database, order);
  return bringing ? [bringing] : [];
}

/**
 * Notes that something of what was bought is handed out for the first time: with a waiver, the right of withdrawal
 * ends here (Directive 2011/83/EU, article 16 m).
 */
export async function markOpened(
  database: Database | Transaction,
  payers: readonly Order[],
  at: Date,
): Promise<void> {
  const closed = payers.filter(({ openedAt }) => openedAt === null).map(({ orderNumber }) => orderNumber);
  if (closed.length === 0) return;
  await database
    .update(orders)
    .set({ openedAt: at })
    .where(and(inArray(orders.orderNumber, closed), isNull(orders.openedAt)));
}
