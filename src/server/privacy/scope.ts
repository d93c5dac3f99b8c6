import type { ErasureOf } from '#contract/privacy.ts';
import { accountOfReader } from '#server/accounts/store.ts';
import { addsTo } from '#server/orders/extras.ts';
import { childrenOf } from '#server/orders/forget.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { ordersOf, readableOrder } from '#server/orders/readers.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import type { Database } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import { ownSitting } from '#server/sittings/answers.ts';
import { sittingsOf } from '#server/sittings/forget.ts';
import { findSitting, type Sitting } from '#server/sittings/store.ts';

/** What somebody can have deleted. */
export interface Belongings {
  readonly sittings: readonly Sitting[];
  readonly orders: readonly Order[];
}

/**
 * What a reader means by an order, by a sitting, or by neither: what hangs on that one test, and all that this browser
 * or this account began.
 *
 * @throws Refusal `unknownOrder`, `unknownSitting`
 */
export async function belongingsFor(
  database: Database,
  reader: Reader | undefined,
  { orderNumber, sittingId }: ErasureOf,
): Promise<{ this: Belongings; all: Belongings }> {
  const one = await meant(database, reader, { orderNumber, sittingId });
  if (!reader) return { this: one, all: one };
  const own = await ordersOf(database, reader);
  // An account has proved its address: what was bought with it is the account's, also from another browser.
  const address = (await accountOfReader(database, reader))?.email.toLowerCase();
  const bought = own.linked.filter(({ emailKey }) => address !== undefined && emailKey === address);
  const families = await Promise.all([...own.own, ...bought].map((order) => ofOrder(database, order)));
  const all = merge([one, ...families, { sittings: await sittingsOf(database, reader), orders: [] }]);
  return { this: orderNumber === undefined && sittingId === undefined ? all : one, all };
}

async function meant(
  database: Database,
  reader: Reader | undefined,
  { orderNumber, sittingId }: ErasureOf,
): Promise<Belongings> {
  if (orderNumber !== undefined) return ofOrder(database, await readableOrder(database, reader, orderNumber));
  if (sittingId === undefined) return { sittings: [], orders: [] };
  const sitting = await ownSitting(database, reader, sittingId);
  const order = await findOrder(database, sitting.orderNumber);
  return order ? ofOrder(database, order) : { sittings: [sitting], orders: [] };
}

/** An order with its sitting, and what belongs to its contract: what was added to its report, a membership's periods. */
export async function ofOrder(database: Database, order: Order): Promise<Belongings> {
  const belongsTo = isPart(order) ? order.parentOrderNumber : null;
  const root = (belongsTo === null ? undefined : await findOrder(database, belongsTo)) ?? order;
  const children = (await childrenOf(database, root.orderNumber)).filter(isPart);
  const sitting = root.sittingId === null ? undefined : await findSitting(database, root.sittingId);
  return { sittings: sitting ? [sitting] : [], orders: [root, ...children] };
}

/** Whether an order is part of its parent's contract. */
function isPart(order: Order): boolean {
  return kindOf(order).asChild === 'renews' || addsTo(order);
}

/** Several belongings as one, nothing twice. */
export function merge(many: readonly Belongings[]): Belongings {
  const sittings = new Map(many.flatMap((one) => one.sittings).map((sitting) => [sitting.id, sitting]));
  const orders = new Map(many.flatMap((one) => one.orders).map((order) => [order.orderNumber, order]));
  return { sittings: [...sittings.values()], orders: [...orders.values()] };
}

/** @throws Refusal `nothingToErase` */
export function assertAnything({ sittings, orders }: Belongings): void {
  if (sittings.length === 0 && orders.length === 0) throw new Refusal('nothingToErase');
}
