import { opensReport } from '#exams/exam.ts';
import { markOpened, payersOf } from '#server/orders/opening.ts';
import { findOrder, lockOrder, type Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { type Database, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { unlockedBy } from '#server/privileges/grants.ts';

interface HandingRoom {
  readonly database: Database;
  readonly clock: Clock;
}

/**
 * Opens what was bought for its reader. The first time, the orders that paid for it are held: whoever withdraws at that
 * moment has either done so before, and nothing is handed out, or finds it opened.
 *
 * @returns whether what was asked for is open
 */
export async function handOut(
  room: HandingRoom,
  order: Order,
  what: 'report' | 'certificate',
): Promise<boolean> {
  const { database, clock } = room;
  const feature = what === 'report' ? undefined : what;
  const payers = await payersOf(database, order, feature);
  if (payers.every(({ openedAt }) => openedAt !== null)) return isOpenTo(room, order, what);
  return inTransaction(database, async (tx) => {
    for (const { orderNumber } of payers.toSorted(byNumber)) await lockOrder(tx, orderNumber);
    const now = (await findOrder(tx, order.orderNumber)) ?? order;
    const isOpen = await isOpenTo({ database: tx, clock }, now, what);
    if (isOpen) await markOpened(tx, await payersOf(tx, now, feature), clock.now());
    return isOpen;
  });
}

/** Everywhere in the same order, so that nobody waits for each other. */
const byNumber = (one: Order, other: Order) => (one.orderNumber < other.orderNumber ? -1 : 1);

async function isOpenTo(
  room: { readonly database: Database | Transaction; readonly clock: Clock },
  order: Order,
  what: 'report' | 'certificate',
): Promise<boolean> {
  const { features } = await unlockedBy(room, order);
  const isBought = opensReport(features) && (what === 'report' || features.includes(what));
  return order.sittingId !== null && isBought;
}
