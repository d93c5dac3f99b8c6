import { eq } from 'drizzle-orm';
import { type FeatureId, opensReport } from '#exams/exam.ts';
import { findExam } from '#exams/index.ts';
import { examsBroughtBy, isAvailable, offeredPackages } from '#server/catalogue/packages.ts';
import { findSku } from '#server/catalogue/skus.ts';
import { bringingOf } from '#server/orders/bringing.ts';
import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { isMember } from './membership.ts';
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

interface GrantRoom {
  readonly database: Database | Transaction;
  readonly clock: Clock;
}

/**
 * What a reader of the order may open now: what it has paid for, what another order brings, and what the membership of
 * the browser that took the test opens; nothing after a refund or during a dispute of what paid for it.
 */
export async function unlockedBy({ database, clock }: GrantRoom, order: Order): Promise<Unlocked> {
  const paid = isUnlocked(order.state) ? await grantedTo(database, order) : await broughtTo(database, order);
  const isMembers = order.kind === 'report' && (await isMember(database, order.holderHash, clock.now()));
  const features = new Set([...paid.features, ...(isMembers ? wholeReport(order) : [])]);
  return { skuIds: paid.skuIds.sort(), features: [...features].sort() };
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

/** Of a gift of the same test what its package holds; of another order all that this test's own packages hold. */
async function broughtTo(database: Database | Transaction, order: Order): Promise<Unlocked> {
  const bringing = await bringingOf(database, order);
  const item = bringing?.skuId ? findSku(bringing.skuId) : undefined;
  if (!bringing || !item) return { skuIds: [], features: [] };
  const isGiven = bringing.kind === 'gift' && bringing.examId === order.examId;
  return {
    skuIds: [item.skuId],
    features: isGiven ? item.features.filter(isAvailable) : wholeReport(order),
  };
}

/** All that a test's packages hold of its own report. */
function wholeReport({ examId }: Order): FeatureId[] {
  const exam = findExam(examId);
  const held = exam ? offeredPackages(exam).flatMap(({ features }) => features) : [];
  return held.filter((feature) => examsBroughtBy([feature]).length === 0);
}
