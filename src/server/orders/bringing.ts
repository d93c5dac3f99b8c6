import { and, eq, inArray } from 'drizzle-orm';
import type { Exam, FeatureId } from '#exams/exam.ts';
import { releaseCoupon } from '#server/catalogue/coupons.ts';
import { examsBroughtBy, isAvailable, wholeReport } from '#server/catalogue/packages.ts';
import { findSku } from '#server/catalogue/skus.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { ownedBy, ownerOf, owns, type Reader } from '#server/platform/http/reader.ts';
import type { OrderFamily } from './family.ts';
import { kindOf, kindsThat } from './kinds.ts';
import { ordersOf } from './readers.ts';
import { isSettled, isUnlocked } from './states.ts';
import { changeOrder, findOrder, lockOrder, moveOrder, type Order } from './store.ts';
import { orders } from './tables.ts';

/**
 * A paid order whose package brings the reports of a test to a reader; undefined where there is none. Of several
 * the newest, and one bought in this browser or given to it before one whose link was opened here. A gift brings
 * nothing to the browser that bought it.
 *
 * @param wish.except an order that does not count
 */
export async function findBringing(
  database: Connection,
  reader: Reader,
  { exam, except }: { exam: Exam; except?: string | undefined },
): Promise<Order | undefined> {
  const bringsExam = (order: Order) =>
    isUnlocked(order.state) && order.orderNumber !== except && brings(order, exam);
  const isBought = (order: Order) => kindOf(order).opensTo === 'buyer';
  const { own: held, linked } = await ordersOf(database, reader);
  const own = held.filter(isBought).find(bringsExam) ?? (await givenTo(database, held)).find(bringsExam);
  return own ?? linked.filter(isBought).find(bringsExam);
}

/** The gifts that were redeemed for some orders. */
async function givenTo(database: Connection, held: readonly Order[]): Promise<Order[]> {
  const bringing = held.flatMap(({ broughtBy }) => broughtBy ?? []);
  if (bringing.length === 0) return [];
  const found = await database.select().from(orders).where(inArray(orders.orderNumber, bringing));
  return found.filter((order) => kindOf(order).opensTo === 'bearer');
}

/**
 * Lets a package just paid for open what its buyer's browser has confirmed before and not paid for. A gift opens nothing
 * there.
 */
export async function bringDrafts(tx: Transaction, order: Order): Promise<void> {
  if (kindOf(order).opensTo === 'buyer') await bringDraftsOf(tx, order, ownerOf(order));
}

/**
 * Lets a package open what a browser has confirmed before and not paid for, though it may have tried to; where that is
 * the buyer's own, it is found again by the buyer's address.
 */
export async function bringDraftsOf(tx: Transaction, order: Order, reader: Reader): Promise<void> {
  const brought = new Set(examsBroughtBy(featuresOf(order)).map(({ id }) => id));
  if (brought.size === 0) return;
  const { email, emailKey } = order;
  const address = owns(reader, order) ? { email, emailKey } : {};
  const held = await tx
    .select()
    .from(orders)
    .where(and(ownedBy(orders, reader), inArray(orders.kind, kindsThat({ hasReport: true }))))
    .orderBy(orders.orderNumber);
  for (const { examId, state, orderNumber } of held) {
    if (!brought.has(examId) || isSettled(state)) continue;
    // Held before it is judged: its own payment may be arriving.
    const unpaid = await lockOrder(tx, orderNumber);
    if (!(await takesNoPayment(tx, unpaid))) await bringBy(tx, unpaid, order, address);
  }
}

/**
 * Lets an order bring the report of another, which the transaction holds. If that one was waiting for its own payment, it
 * waits no longer: it is as if its buyer had left, and its coupon is free again.
 */
export async function bringBy(
  tx: Transaction,
  order: Order,
  { orderNumber: broughtBy }: Order,
  address: Partial<Pick<Order, 'email' | 'emailKey'>> = {},
): Promise<void> {
  const changed = await changeOrder(tx, order, { broughtBy, ...address });
  if (changed.state !== 'pending') return;
  await releaseCoupon(tx, changed);
  await moveOrder(tx, changed, 'expired');
}

/**
 * Whether a payment of an order would be one too many: it is paid for, another order brings its report, or its reader had
 * it deleted.
 */
export async function takesNoPayment(database: Connection, order: Order): Promise<boolean> {
  return (
    isSettled(order.state) || order.erasedAt !== null || (await bringingOf(database, order)) !== undefined
  );
}

/** The orders whose reports an order brings, or brought. */
export function broughtBy(database: Connection, { orderNumber }: Order): Promise<Order[]> {
  return database.select().from(orders).where(eq(orders.broughtBy, orderNumber));
}

/**
 * The reader's own orders whose reports an order brings, or what raised it, or what brought the order itself, such as a
 * gift; by their tests, of one test taken twice the newest.
 */
export async function takenOf(
  database: Connection,
  reader: Reader,
  { order: { orderNumber, broughtBy: by }, added }: OrderFamily,
): Promise<ReadonlyMap<string, string>> {
  const { own, linked } = await ordersOf(database, reader);
  const family = [orderNumber, by, ...added.map((one) => one.orderNumber)];
  // Order numbers rise with time.
  const taken = [...linked, ...own]
    .filter(({ broughtBy: bringing }) => bringing !== null && family.includes(bringing))
    .filter((order) => order.orderNumber !== orderNumber && order.erasedAt === null)
    .toSorted((one, other) => (one.orderNumber < other.orderNumber ? -1 : 1));
  return new Map(taken.map((order) => [order.examId, order.orderNumber]));
}

/** The order that brings this one's report now: it must still be paid. */
export async function bringingOf(database: Connection, { broughtBy }: Order): Promise<Order | undefined> {
  const bringing = broughtBy === null ? undefined : await findOrder(database, broughtBy);
  return bringing && isUnlocked(bringing.state) ? bringing : undefined;
}

/**
 * What an order brings to the report of another: of a gift of the same test what its package holds, else the whole
 * report, as the test's own packages hold it. A certificate is no part of a report that is brought.
 */
export function featuresBroughtBy(bringing: Order, { examId }: Order): FeatureId[] {
  const isGiven = kindOf(bringing).opensTo === 'bearer' && bringing.examId === examId;
  return isGiven
    ? featuresOf(bringing).filter(isAvailable)
    : wholeReport(examId).filter((feature) => feature !== 'certificate');
}

function brings(order: Order, exam: Exam): boolean {
  return examsBroughtBy(featuresOf(order)).includes(exam);
}

/** What the package of an order holds. Also of one that has left the shop since: what was bought is owed. */
export function featuresOf({ skuId }: Order): readonly FeatureId[] {
  return (skuId === null ? undefined : findSku(skuId))?.features ?? [];
}
