import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { FeatureId } from '#exams/exam.ts';
import { findMarket } from '#locale/markets.ts';
import { type CatalogueItem, findSku, isOnSale, priceIn } from '#server/catalogue/skus.ts';
import { type Connection, inTransaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { ownedAs, ownedBy, ownerOf, type Reader } from '#server/platform/http/reader.ts';
import { keptOf, type Visit } from '#server/platform/http/visit.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { bringingOf, featuresBroughtBy, featuresOf, findBringing } from './bringing.ts';
import { buys, kindOf, kindsThat } from './kinds.ts';
import { mayRead } from './readers.ts';
import { isUnlocked } from './states.ts';
import { findOrder, lockOrder, type Order } from './store.ts';
import { orders } from './tables.ts';

/** An extra's orders that lead nowhere any more: it may be ordered again. */
const over = ['refunded', 'expired'] as const;

/** What a browser ordered beside an order of its own, as far as it still stands. */
export async function extrasOf(database: Connection, reader: Reader, orderNumber: string): Promise<Order[]> {
  const standing = and(
    eq(orders.parentOrderNumber, orderNumber),
    inArray(orders.kind, kindsThat({ asChild: 'adds' })),
    ownedBy(orders, reader),
    notInArray(orders.state, [...over]),
  );
  return database.select().from(orders).where(standing);
}

/** The paid extras of an order that add something to its report itself. Those that bring a test add nothing there. */
export async function extrasAdding(
  database: Connection,
  { orderNumber }: Order,
  feature?: FeatureId,
): Promise<Order[]> {
  const children = await database.select().from(orders).where(eq(orders.parentOrderNumber, orderNumber));
  return children.filter((order) => isUnlocked(order.state) && addsTo(order, feature));
}

/** Whether an order adds something to its parent's report itself, as an upgrade does. One that brings a test adds nothing there. */
export function addsTo({ kind, skuId }: Order, feature?: FeatureId): boolean {
  const item = skuId === null ? undefined : findSku(skuId);
  const { asChild } = kindOf({ kind });
  const adds = asChild === 'raises' || (asChild === 'adds' && item?.exam === null);
  return adds && item !== undefined && (feature === undefined || item.features.includes(feature));
}

/** Whether an extra can be added to an order: a test brings itself to another one's only. */
export function isExtraOf(item: CatalogueItem, parent: Order): boolean {
  return buys('extra', item) && isOnSale(item) && item.exam?.id !== parent.examId;
}

/** Whether anything can be added to an order: what stands beside a paid report costs less than it does alone. */
export async function takesExtras(database: Connection, parent: Order): Promise<boolean> {
  if (!kindOf(parent).hasReport) return false;
  return isUnlocked(parent.state) || (await bringingOf(database, parent)) !== undefined;
}

/**
 * The order of an extra, as a child of a report order that is paid for. Asked twice, it is one.
 *
 * @throws Refusal `unknownOrder` for one who may not read the parent, `unknownSku`, `skuOfAnotherMarket`, `extraHeld`
 */
export function createExtraOrder(
  { database, clock }: Room,
  wish: { orderNumber: string; skuId: string; reader: Reader | undefined; visit: Visit },
): Promise<string> {
  return inTransaction(database, async (tx) => {
    const parent = await lockOrder(tx, wish.orderNumber);
    const { reader, skuId } = wish;
    if (!kindOf(parent).hasReport || !reader || !(await mayRead(tx, reader, parent)))
      throw new Refusal('unknownOrder');
    const item = findSku(skuId);
    const market = findMarket(parent.market);
    if (!item || !isExtraOf(item, parent) || !(await takesExtras(tx, parent)))
      throw new Refusal('unknownSku');
    if (!market) throw new Refusal('skuOfAnotherMarket');
    const { currency } = priceIn(market, item);

    const standing = await extrasOf(tx, reader, parent.orderNumber);
    const same = standing.find((order) => order.skuId === skuId);
    if ((same && isUnlocked(same.state)) || (await isHeld(tx, reader, { item, order: parent })))
      throw new Refusal('extraHeld');
    if (same) return same.orderNumber;
    const orderNumber = newId(clock);
    await tx.insert(orders).values({
      orderNumber,
      kind: 'extra',
      state: 'draft',
      parentOrderNumber: parent.orderNumber,
      ...ownedAs(reader),
      ...keptOf(wish.visit),
      logid: wish.visit.logid ?? parent.logid,
      examId: item.exam?.id ?? parent.examId,
      locale: parent.locale,
      market: market.code,
      currency,
      skuId,
      createdAt: clock.now(),
    });
    return orderNumber;
  });
}

/**
 * Looks whether an extra's order still buys something: its report is open, and nothing has brought the same meanwhile.
 *
 * @throws Refusal `unknownSku`, `extraHeld`
 */
export async function checkExtra(database: Connection, order: Order): Promise<void> {
  const parent =
    order.parentOrderNumber === null ? undefined : await findOrder(database, order.parentOrderNumber);
  const item = order.skuId === null ? undefined : findSku(order.skuId);
  if (!parent || !item || !(await takesExtras(database, parent))) throw new Refusal('unknownSku');
  if (await isHeld(database, ownerOf(order), { item, order: parent, except: order.orderNumber }))
    throw new Refusal('extraHeld');
}

/**
 * Whether what a browser has paid for, or was given, opens the extra's test already; of an extra that opens no test,
 * whether the package of the order itself holds it, or somebody added it.
 *
 * @param wish.except an order that does not count
 */
export async function isHeld(
  database: Connection,
  reader: Reader,
  { item, order, except }: { item: CatalogueItem; order: Order; except?: string },
): Promise<boolean> {
  const { exam, features } = item;
  if (exam) return (await findBringing(database, reader, { exam, except })) !== undefined;
  const bringing = await bringingOf(database, order);
  const own = bringing
    ? featuresBroughtBy(bringing, order)
    : isUnlocked(order.state)
      ? featuresOf(order)
      : [];
  const added = (await extrasAdding(database, order))
    .filter(({ orderNumber }) => orderNumber !== except)
    .flatMap(featuresOf);
  return features.every((feature) => own.includes(feature) || added.includes(feature));
}
