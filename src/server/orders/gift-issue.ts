import { and, eq, isNull } from 'drizzle-orm';
import { paperOf } from '#locale/paper.ts';
import { findSku, nameOf } from '#server/catalogue/skus.ts';
import { enqueue } from '#server/jobs/index.ts';
import { newCode } from '#server/platform/codes.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { cardOf, withoutCard } from './gift-card.ts';
import { giftCodeHash } from './gift-code.ts';
import { kindOf } from './kinds.ts';
import { isUnlocked } from './states.ts';
import { changeOrder, type Order } from './store.ts';
import { gifts } from './tables.ts';
import { varietyOfOrder } from './variety.ts';

/**
 * Makes the code of a gift that was paid for, and mails it to the buyer. Done twice, it is
 * done once: the code stands in that mail's job alone, and is known here by its hash.
 */
export async function issueGift(tx: Transaction, order: Order): Promise<void> {
  const code = newCode();
  const made = await tx
    .insert(gifts)
    .values({ orderNumber: order.orderNumber, codeHash: giftCodeHash(code) })
    .onConflictDoNothing()
    .returning();
  if (made.length > 0) await mailCode(tx, order, code);
}

/**
 * Mails a gift's code anew, as a new code: the one before ends. Nothing where it was redeemed, or is not paid for.
 *
 * @param order held by this transaction
 */
export async function reissueGift(tx: Transaction, order: Order): Promise<void> {
  if (kindOf(order).opensTo !== 'bearer' || !isUnlocked(order.state)) return;
  const code = newCode();
  const made = await tx
    .update(gifts)
    .set({ codeHash: giftCodeHash(code) })
    .where(and(eq(gifts.orderNumber, order.orderNumber), isNull(gifts.redeemedAt)))
    .returning();
  if (made.length > 0) await mailCode(tx, order, code);
}

/** A gift that was given back is handed over to nobody: what was to stand on its card goes. */
export async function endGift(tx: Transaction, order: Order): Promise<void> {
  await changeOrder(tx, order, withoutCard);
}

async function mailCode(tx: Transaction, order: Order, code: string): Promise<void> {
  const { orderNumber, email, skuId } = order;
  const locale = varietyOfOrder(order);
  const item = skuId === null ? undefined : findSku(skuId);
  if (!item || email === null) throw new Error('A gift that is paid for has lost its package or address.');
  await enqueue(tx, {
    aggregateId: orderNumber,
    kind: 'mail.gift',
    id: `mail.gift:${giftCodeHash(code).slice(0, 16)}`,
    payload: {
      to: email,
      locale,
      orderNumber,
      code,
      product: nameOf(item, locale),
      ...cardOf(order),
      paper: paperOf(order.market),
      reference: `${order.market}-${order.examId}`,
    },
  });
}
