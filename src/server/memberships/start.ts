import { createHash } from 'node:crypto';
import { and, ne } from 'drizzle-orm';
import type { ExamId } from '#contract/fields.ts';
import type { Locale } from '#locale/locales.ts';
import type { Market } from '#locale/markets.ts';
import { knownExam } from '#server/catalogue/exams.ts';
import { type CatalogueItem, findSku, isOnSale, knownMarket, priceIn } from '#server/catalogue/skus.ts';
import { buys } from '#server/orders/kinds.ts';
import { latestFirstOrder } from '#server/orders/periods.ts';
import { isSettled } from '#server/orders/states.ts';
import { changeOrder, draftOrder, findOrder, lockOrder, type Order } from '#server/orders/store.ts';
import { attemptsOf } from '#server/payments/attempts.ts';
import { isOpen } from '#server/payments/states.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { digitOf } from '#server/platform/digits.ts';
import { Refusal } from '#server/platform/errors.ts';
import { nameOf, ownedAs, ownedBy, ownerOf, type Reader } from '#server/platform/http/reader.ts';
import { keptOf, type Visit } from '#server/platform/http/visit.ts';
import type { Room } from '#server/platform/room.ts';
import { findSubscription } from './store.ts';
import { subscriptions } from './tables.ts';

export interface MembershipWish {
  readonly skuId: string;
  readonly countryCode: string;
  readonly examId: ExamId;
  readonly locale: Locale;
  readonly reader: Reader;
  readonly visit: Visit;
}

/**
 * The order with which a membership begins, once it is paid. A browser has one such order at a time: asked again it
 * is the same, with the plan and the market of the last wish. While a payment of it is open, market and page stay those
 * that its provider was told of; another plan may still be chosen, since a payment brings its own to the order.
 *
 * @throws Refusal `unknownSku`, `skuOfAnotherMarket`, `unknownExam`, `alreadyMember`
 */
export function startMembership(
  { database, clock }: Room,
  { skuId, countryCode, examId, locale, reader, visit }: MembershipWish,
): Promise<Order> {
  const plan = findSku(skuId);
  if (!buys('membership', plan) || !isOnSale(plan)) throw new Refusal('unknownSku');
  const market = knownMarket(countryCode);
  const wish = { ...planIn(market, plan), examId: knownExam(examId).id, locale, ...keptOf(visit) };
  return inTransaction(database, async (tx) => {
    const latest = await latestFirstOrder(tx, reader);
    if (latest && !isSettled(latest.state)) {
      const open = await lockOrder(tx, latest.orderNumber);
      if (isSettled(open.state)) throw new Refusal('alreadyMember');
      return changeOrder(
        tx,
        open,
        (await isBeingPaid(tx, open)) ? planIn(knownMarket(open.market), plan) : wish,
      );
    }
    if (latest && !(await isOver(tx, latest))) throw new Refusal('alreadyMember');
    const orderNumber = orderNumberAfter(latest?.orderNumber, reader);
    await draftOrder(tx, {
      ...wish,
      orderNumber,
      kind: 'membership',
      ...ownedAs(reader),
      createdAt: clock.now(),
    });
    return (await findOrder(tx, orderNumber)) as Order;
  });
}

/**
 * Refuses the payment of a membership order while another membership of the same browser goes on.
 *
 * @throws Refusal `alreadyMember`
 */
export async function refuseSecondMembership(tx: Transaction, order: Order): Promise<void> {
  const [other] = await tx
    .select()
    .from(subscriptions)
    .where(
      and(
        ownedBy(subscriptions, ownerOf(order)),
        ne(subscriptions.orderNumber, order.orderNumber),
        ne(subscriptions.state, 'canceled'),
      ),
    );
  if (other) throw new Refusal('alreadyMember');
}

/** What an order says of a plan and its price. */
function planIn(
  market: Market,
  plan: CatalogueItem,
): Pick<Order, 'skuId' | 'market' | 'currency' | 'totalAmount'> {
  const { amount: totalAmount, currency } = priceIn(market, plan);
  return { skuId: plan.skuId, market: market.code, currency, totalAmount };
}

/** Whether money may still move by a payment that was begun. */
async function isBeingPaid(tx: Transaction, { orderNumber }: Order): Promise<boolean> {
  return (await attemptsOf(tx, orderNumber)).some(({ state }) => isOpen(state));
}

/** Whether the membership that an order paid for has ended; without one, whether its money went back. */
async function isOver(tx: Transaction, { orderNumber, state }: Order): Promise<boolean> {
  const membership = await findSubscription(tx, orderNumber);
  return membership ? membership.state === 'canceled' : state === 'refunded';
}

const length = 38;

/** Follows from the browser's key and its membership before, so that two requests at once cannot make two orders. */
function orderNumberAfter(previous: string | undefined, reader: Reader): string {
  const hash = createHash('sha512')
    .update(`membership ${nameOf(reader)} ${previous ?? ''}`)
    .digest();
  return [...hash.subarray(0, length)].map(digitOf).join('');
}
