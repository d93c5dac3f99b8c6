import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { findMarket } from '#locale/markets.ts';
import { offeredPackages } from '#server/catalogue/packages.ts';
import { type CatalogueItem, findSku, priceIn } from '#server/catalogue/skus.ts';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { ownedAs, ownedBy, type Reader } from '#server/platform/http/reader.ts';
import { keptOf, type Visit } from '#server/platform/http/visit.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import { kindOf, kindsThat } from './kinds.ts';
import { mayRead } from './readers.ts';
import { isUnlocked } from './states.ts';
import { lockOrder, type Order } from './store.ts';
import { orders } from './tables.ts';

const raising = kindsThat({ asChild: 'raises' });

/** The paid orders that raised a report, the largest package last. */
export async function paidUpgrades(database: Connection, orderNumber: string): Promise<Order[]> {
  const found = await database
    .select()
    .from(orders)
    .where(and(eq(orders.parentOrderNumber, orderNumber), inArray(orders.kind, raising)));
  return upgradesAmong(found);
}

/**
 * The paid upgrades among some orders, the largest package last: a smaller one may have been paid later, while the larger
 * was disputed.
 */
export function upgradesAmong(found: readonly Order[]): Order[] {
  return found
    .filter((order) => kindOf(order).asChild === 'raises' && isUnlocked(order.state))
    .sort(
      (one, other) =>
        rankOf(one) - rankOf(other) || (one.paidAt?.getTime() ?? 0) - (other.paidAt?.getTime() ?? 0),
    );
}

/** The place of an order's package among those of its test. */
function rankOf({ skuId }: Order): number {
  const packages = (skuId === null ? undefined : findSku(skuId))?.exam?.packages ?? [];
  return packages.findIndex((one) => one.skuId === skuId);
}

/**
 * The larger packages to which a report can be raised, from the smallest up: of one that was paid for by itself, what its
 * test sells above the package that it has now.
 */
export function packagesAbove(report: Order, upgrades: readonly Order[]): CatalogueItem[] {
  const held = (upgrades.at(-1) ?? report).skuId;
  const exam = held === null ? undefined : findSku(held)?.exam;
  if (!kindOf(report).hasReport || !isUnlocked(report.state) || !exam) return [];
  const ranks = exam.packages.map(({ skuId }) => skuId);
  return offeredPackages(exam)
    .filter(({ skuId }) => ranks.indexOf(skuId) > ranks.indexOf(held ?? ''))
    .flatMap(({ skuId }) => findSku(skuId) ?? []);
}

/** An upgrade's orders that lead nowhere any more: it may be ordered again. */
const over = ['paid', 'partially_refunded', 'disputed', 'refunded', 'expired'] as const;

/**
 * The order that raises a paid report to a larger package. Asked twice, it is one.
 *
 * @throws Refusal `unknownOrder` for one who may not read the report, `unknownSku`, `skuOfAnotherMarket`
 */
export function createUpgradeOrder(
  { database, clock }: Room,
  wish: { orderNumber: string; skuId: string; reader: Reader | undefined; visit: Visit },
): Promise<string> {
  return inTransaction(database, async (tx) => {
    const report = await lockOrder(tx, wish.orderNumber);
    const { reader, skuId } = wish;
    if (!reader || !(await mayRead(tx, reader, report))) throw new Refusal('unknownOrder');
    const item = await raisable(tx, report, skuId);
    const market = findMarket(report.market);
    if (!market) throw new Refusal('skuOfAnotherMarket');
    const { currency } = priceIn(market, item);
    if (currency !== report.currency) throw new Refusal('skuOfAnotherMarket');
    const [waiting] = await tx
      .select()
      .from(orders)
      .where(
        and(
          eq(orders.parentOrderNumber, report.orderNumber),
          inArray(orders.kind, raising),
          eq(orders.skuId, skuId),
          ownedBy(orders, reader),
          notInArray(orders.state, [...over]),
        ),
      );
    if (waiting) return waiting.orderNumber;
    const orderNumber = newId(clock);
    await tx.insert(orders).values({
      orderNumber,
      kind: 'upgrade',
      state: 'draft',
      parentOrderNumber: report.orderNumber,
      ...ownedAs(reader),
      ...keptOf(wish.visit),
      logid: wish.visit.logid ?? report.logid,
      examId: report.examId,
      locale: report.locale,
      market: report.market,
      currency,
      skuId,
      email: report.email,
      emailKey: report.emailKey,
      createdAt: clock.now(),
    });
    return orderNumber;
  });
}

/**
 * Looks whether an upgrade still buys something: its report is paid for, and has no such package yet.
 *
 * @throws Refusal `unknownSku`
 */
export async function checkUpgrade(tx: Transaction, order: Order): Promise<void> {
  const { parentOrderNumber: parent, skuId } = order;
  if (parent === null || skuId === null) throw new Refusal('unknownSku');
  // Held: what was paid for it counts, and may be going back at this moment.
  await raisable(tx, await lockOrder(tx, parent), skuId, order);
}

/** @param except an upgrade that does not count */
async function raisable(
  database: Connection,
  report: Order,
  skuId: string,
  except?: Order,
): Promise<CatalogueItem> {
  const upgrades = await paidUpgrades(database, report.orderNumber);
  const others = upgrades.filter(({ orderNumber }) => orderNumber !== except?.orderNumber);
  const item = packagesAbove(report, others).find((one) => one.skuId === skuId);
  if (!item) throw new Refusal('unknownSku');
  return item;
}
