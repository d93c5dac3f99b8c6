import { eq } from 'drizzle-orm';
import type { Order } from '#server/orders/store.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { subscriptions } from './tables.ts';

/** A membership; its id is its first order's number. */
export type Subscription = typeof subscriptions.$inferSelect;

export async function findSubscription(
  database: Connection,
  orderNumber: string,
): Promise<Subscription | undefined> {
  const [found] = await database
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.orderNumber, orderNumber));
  return found;
}

/** Changes a membership whose first order is held. */
export async function changeSubscription(
  tx: Transaction,
  { orderNumber }: Subscription,
  changes: Partial<Omit<Subscription, 'orderNumber'>>,
): Promise<Subscription> {
  const [changed] = await tx
    .update(subscriptions)
    .set(changes)
    .where(eq(subscriptions.orderNumber, orderNumber))
    .returning();
  return changed as Subscription;
}

/** Forgets one that never began. */
export async function removeSubscription(tx: Transaction, { orderNumber }: Subscription): Promise<void> {
  await tx.delete(subscriptions).where(eq(subscriptions.orderNumber, orderNumber));
}

/** The number of the order that began the membership which an order pays a period of. */
export function firstOrderOf({ parentOrderNumber, orderNumber }: Order): string {
  return parentOrderNumber ?? orderNumber;
}
