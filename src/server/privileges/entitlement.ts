import type { FeatureId } from '#exams/exam.ts';
import { opensReport } from '#exams/features.ts';
import { findExam } from '#exams/index.ts';
import { accountOfReader } from '#server/accounts/store.ts';
import { isAvailable, wholeReport } from '#server/catalogue/packages.ts';
import { isMembers } from '#server/memberships/members.ts';
import { featuresBroughtBy, featuresOf } from '#server/orders/bringing.ts';
import { addedBy, findFamily, type OrderFamily, readableFamily } from '#server/orders/family.ts';
import { hasContent, kindOf } from '#server/orders/kinds.ts';
import { isUnlocked } from '#server/orders/states.ts';
import type { Order } from '#server/orders/store.ts';
import { upgradesAmong } from '#server/orders/upgrades.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { readOnce } from '#server/platform/database/read-once.ts';
import { nameOf, ownerOf, type Reader } from '#server/platform/http/reader.ts';
import { grantedTo } from './grants.ts';

export interface EntitlementRoom {
  readonly database: Connection;
  readonly clock: Clock;
}

/** Who may open what of an order now: asked once a request, and handed on. */
export interface Entitlement extends OrderFamily {
  readonly skuIds: readonly string[];
  readonly features: readonly FeatureId[];
  /** Whether some of it is open only while a membership lasts. */
  readonly byMembership: boolean;
}

/**
 * What a reader may open of an order.
 *
 * @throws Refusal `unknownOrder` for one who may not read it
 */
export async function entitlementFor(
  room: EntitlementRoom,
  reader: Reader | undefined,
  orderNumber: string,
): Promise<Entitlement> {
  const name = `entitlement of ${reader && nameOf(reader)} to ${orderNumber}`;
  return readOnce(room.database, name, async () =>
    entitlementOf(room, await readableFamily(room.database, reader, orderNumber)),
  );
}

/** What whoever reads an order may open of it; undefined where there is no such order. */
export async function findEntitlement(
  room: EntitlementRoom,
  orderNumber: string,
): Promise<Entitlement | undefined> {
  const family = await findFamily(room.database, orderNumber);
  return family && entitlementOf(room, family);
}

/**
 * What an order has paid for, what another order brings, what the membership of the browser that took the test opens,
 * what a test gives to whoever has an account, and what was added to a report that is open; nothing after a refund or
 * during a dispute of what paid for it.
 */
async function entitlementOf(
  { database, clock }: EntitlementRoom,
  family: OrderFamily,
): Promise<Entitlement> {
  const { order, bringing } = family;
  const raised = upgradesAmong(family.added).at(-1);
  const paid = isUnlocked(order.state)
    ? await paidFor(database, order, raised)
    : { skuIds: bringing?.skuId ? [bringing.skuId] : [], features: broughtBy(family) };
  const whole = wholeReport(order.examId);
  const isWhole = whole.every((feature) => paid.features.includes(feature));
  const kept = isWhole ? paid.features : [...paid.features, ...(await freeFor(database, order))];
  const lent =
    !isWhole && (await isMembers(database, order, clock.now()))
      ? whole.filter((feature) => !kept.includes(feature))
      : [];
  const own = [...kept, ...lent];
  const added = opensReport(own) ? family.added : [];
  const beside = added.filter((one) => kindOf(one).asChild === 'adds');
  const features = new Set([...own, ...beside.flatMap(featuresOf)]);
  const skuIds = [...paid.skuIds, ...beside.flatMap(({ skuId }) => skuId ?? [])];
  return {
    ...family,
    skuIds: skuIds.sort(),
    features: [...features].sort(),
    byMembership: lent.length > 0,
  };
}

/** What a report holds that was paid for: as if the larger package, where it was raised to one, had been bought at once. */
async function paidFor(
  database: Connection,
  order: Order,
  raised: Order | undefined,
): Promise<{ skuIds: string[]; features: FeatureId[] }> {
  const own = await grantedTo(database, order);
  if (!raised) return own;
  return {
    skuIds: [...own.skuIds, ...(raised.skuId ? [raised.skuId] : [])],
    features: featuresOf(raised).filter(isAvailable),
  };
}

/** What a test gives without a payment, where an account owns the order. */
async function freeFor(database: Connection, order: Order): Promise<readonly FeatureId[]> {
  const free = kindOf(order).hasReport ? (findExam(order.examId)?.freeWithAccount ?? []) : [];
  if (free.length === 0) return [];
  return (await accountOfReader(database, ownerOf(order))) ? free : [];
}

function broughtBy({ order, bringing }: OrderFamily): FeatureId[] {
  return bringing ? featuresBroughtBy(bringing, order) : [];
}

/** What can be handed out of an order. */
export type Handed = 'report' | 'certificate';

/** Whether something is open of an order whose test was taken, or that needs none. */
export function isOpen({ order, features }: Entitlement, what: Handed = 'report'): boolean {
  return hasContent(order) && opensReport(features) && (what === 'report' || features.includes(what));
}

/**
 * The orders by whose payment something is had: what was added for it, else the order itself, else the one that brings
 * it; none where a membership alone opens it.
 */
export function payersOf(entitlement: Entitlement, what: Handed): Order[] {
  const { order, bringing } = entitlement;
  const added = what === 'report' ? [] : addedBy(entitlement, what);
  if (added.length > 0) return added;
  if (isUnlocked(order.state)) return [order, ...upgradesAmong(entitlement.added)];
  return bringing ? [bringing] : [];
}
