import { eq } from 'drizzle-orm';
import { type FeatureId, opensReport } from '#exams/exam.ts';
import { isAvailable, wholeReport } from '#server/catalogue/packages.ts';
import { findSku } from '#server/catalogue/skus.ts';
import { isMembers } from '#server/memberships/members.ts';
import { bringingOf, featuresBroughtBy, featuresOf } from '#server/orders/bringing.ts';
import { extrasAdding } from '#server/orders/extras.ts';
import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { grants } from './tables.ts';

/**
 * Unlocks what was bought, as far as it can be delivered today: of a gift the right to give it, and nothing of what is
 * given. Done twice, it is done once.
 */
export async function grantPackage(tx: Transaction, order: Order, at: Date): Promise<void> {
  const { orderNumber, skuId } = order;
  const bought = skuId === null ? undefined : findSku(skuId);
  if (!bought) throw new Error(`The package ${skuId} of a paid order is not known.`);
  const features = order.kind === 'gift' ? ['gift'] : bought.features.filter(isAvailable);
  if (features.length === 0) return;
  await tx
    .insert(grants)
    .values(features.map((feature) => ({ orderNumber, feature, skuId: bought.skuId, grantedAt: at })))
    .onConflictDoNothing();
}

export interface Unlocked {
  readonly skuIds: string[];
  readonly features: FeatureId[];
}

const nothing: Unlocked = { skuIds: [], features: [] };

interface GrantRoom {
  readonly database: Database | Transaction;
  readonly clock: Clock;
}

/**
 * What a reader of the order may open now: what it has paid for, what another order brings, what the membership of the
 * browser that took the test opens, and what extras add to a report that is open; nothing after a refund or during a
 * dispute of what paid for it.
 */
export async function unlockedBy({ database, clock }: GrantRoom, order: Order): Promise<Unlocked> {
  const paid = isUnlocked(order.state) ? await grantedTo(database, order) : await broughtTo(database, order);
  const byMembership = await isMembers(database, order, clock.now());
  const own = [...paid.features, ...(byMembership ? wholeReport(order.examId) : [])];
  const added = opensReport(own) ? await addedTo(database, order) : nothing;
  const features = new Set([...own, ...added.features]);
  return { skuIds: [...paid.skuIds, ...added.skuIds].sort(), features: [...features].sort() };
}

/** Whether the order's report may be read now. */
export async function isReportOpen(room: GrantRoom, order: Order): Promise<boolean> {
  return opensReport((await unlockedBy(room, order)).features);
}

async function grantedTo(database: Database | Transaction, { orderNumber }: Order): Promise<Unlocked> {
  const rows = await database.select().from(grants).where(eq(grants.orderNumber, orderNumber));
  return {
    skuIds: [...new Set(rows.map(({ skuId }) => skuId))],
    features: rows.map(({ feature }) => feature),
  };
}

/** What extras add to the report itself, as far as they are paid for. */
async function addedTo(database: Database | Transaction, order: Order): Promise<Unlocked> {
  const added = await extrasAdding(database, order);
  return { skuIds: added.flatMap(({ skuId }) => skuId ?? []), features: added.flatMap(featuresOf) };
}

/** What another order brings to this one. */
async function broughtTo(database: Database | Transaction, order: Order): Promise<Unlocked> {
  const bringing = await bringingOf(database, order);
  if (!bringing?.skuId) return nothing;
  return { skuIds: [bringing.skuId], features: featuresBroughtBy(bringing, order) };
}
