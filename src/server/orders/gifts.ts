import { eq, inArray } from 'drizzle-orm';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { ownerOf, type Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import { bringBy, bringDraftsOf, bringingOf } from './bringing.ts';
import { withoutCard } from './gift-card.ts';
import { giftCodeHash } from './gift-code.ts';
import { kindOf } from './kinds.ts';
import { mayRead } from './readers.ts';
import { isUnlocked } from './states.ts';
import { changeOrder, lockOrder, type Order } from './store.ts';
import { gifts } from './tables.ts';

/**
 * Opens the report of an order that was not paid for by the code of a gift. A code opens one report; sent again for
 * that one it changes nothing.
 *
 * @throws Refusal `unknownOrder` for one who may not read the order, `giftUnknown` also for a gift that was given back,
 *   `giftRedeemed`, `giftOfAnotherExam`, `orderAlreadyPaid`
 */
export function redeemGift(
  { database, clock }: Room,
  { orderNumber, code, reader }: { orderNumber: string; code: string; reader: Reader | undefined },
): Promise<void> {
  return inTransaction(database, async (tx) => {
    const codeHash = giftCodeHash(code);
    const [found] = await tx.select().from(gifts).where(eq(gifts.codeHash, codeHash));
    const [order, gift] = await lockBoth(tx, orderNumber, found?.orderNumber);
    if (!kindOf(order).hasReport || !(await mayRead(tx, reader, order))) throw new Refusal('unknownOrder');
    if (!gift || !isUnlocked(gift.state)) throw new Refusal('giftUnknown');
    // Read again: whoever held the gift before may have redeemed it, or had its code made anew.
    const [held] = await tx.select().from(gifts).where(eq(gifts.orderNumber, gift.orderNumber));
    if (held?.codeHash !== codeHash) throw new Refusal('giftUnknown');
    if (held.redeemedBy === orderNumber) return;
    if (held.redeemedBy !== null) throw new Refusal('giftRedeemed');
    if (gift.examId !== order.examId) throw new Refusal('giftOfAnotherExam');
    if (isUnlocked(order.state) || (await bringingOf(tx, order))) throw new Refusal('orderAlreadyPaid');
    await tx
      .update(gifts)
      .set({ redeemedBy: orderNumber, redeemedAt: clock.now() })
      .where(eq(gifts.orderNumber, gift.orderNumber));
    await changeOrder(tx, gift, withoutCard);
    await bringBy(tx, order, gift);
    await bringDraftsOf(tx, gift, ownerOf(order));
  });
}

/** When the code of a gift was exchanged for a report; null while it was not, and for an order of another kind. */
export async function redeemedAt(database: Connection, order: Order): Promise<Date | null> {
  if (kindOf(order).opensTo !== 'bearer') return null;
  const [gift] = await giftsAmong(database, [order.orderNumber]);
  return gift?.redeemedAt ?? null;
}

/** When the codes of gifts among some orders were exchanged; null for one that is still to be given. */
export async function giftsAmong(database: Connection, orderNumbers: readonly string[]) {
  if (orderNumbers.length === 0) return [];
  return database
    .select({ orderNumber: gifts.orderNumber, redeemedAt: gifts.redeemedAt })
    .from(gifts)
    .where(inArray(gifts.orderNumber, [...orderNumbers]));
}

/** Holds an order and a gift's, whichever is older first, so that two who want both never wait for each other. */
async function lockBoth(
  tx: Transaction,
  orderNumber: string,
  giftNumber: string | undefined,
): Promise<[Order, Order | undefined]> {
  if (giftNumber === undefined) return [await lockOrder(tx, orderNumber), undefined];
  const held = new Map<string, Order>();
  for (const number of [orderNumber, giftNumber].sort()) held.set(number, await lockOrder(tx, number));
  return [held.get(orderNumber) as Order, held.get(giftNumber)];
}
