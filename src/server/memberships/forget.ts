import { inArray } from 'drizzle-orm';
import { kindOf } from '#server/orders/kinds.ts';
import type { Order } from '#server/orders/store.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import {
  type Owned,
  ownedAs,
  ownedBy,
  ownedByAny,
  ownedByNobody,
  ownerFields,
  type Reader,
} from '#server/platform/http/reader.ts';
import { changeSubscription, firstOrderOf, type Subscription } from './store.ts';
import { subscriptions } from './tables.ts';

/** The memberships that some orders began or paid a period of. */
export async function membershipsOfOrders(
  database: Connection,
  held: readonly Order[],
): Promise<Subscription[]> {
  const first = held.filter((order) => kindOf(order).asChild === 'renews').map(firstOrderOf);
  if (first.length === 0) return [];
  return database.select().from(subscriptions).where(inArray(subscriptions.orderNumber, first));
}

/** Whether a membership would be charged again. */
export function isCharging({ state, cancelAtPeriodEnd }: Subscription): boolean {
  return state !== 'canceled' && !cancelAtPeriodEnd;
}

/** Takes the person out of memberships. */
export async function forgetMemberships(tx: Transaction, held: readonly Subscription[]): Promise<void> {
  for (const membership of held) await changeSubscription(tx, membership, ownedByNobody());
}

/** Those of some owners who are or were members. */
export async function membersAmong(
  database: Connection,
  owners: readonly Owned[],
): Promise<readonly Owned[]> {
  if (owners.length === 0) return [];
  return database
    .selectDistinct(ownerFields(subscriptions))
    .from(subscriptions)
    .where(ownedByAny(subscriptions, owners));
}

/** Hands the memberships of a browser over to an account. */
export async function handOverMemberships(tx: Transaction, from: Reader, to: Reader): Promise<void> {
  await tx.update(subscriptions).set(ownedAs(to)).where(ownedBy(subscriptions, from));
}
