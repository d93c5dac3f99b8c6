import { childrenOf } from '#server/orders/forget.ts';
import { changeOrder, draftOrder, moveOrder, type Order } from '#server/orders/store.ts';
import { capturedReferences, writeCapture } from '#server/payments/captures.ts';
import { requestRefund } from '#server/payments/refunds/request.ts';
import type { Settling } from '#server/payments/settle.ts';
import { afterCommit, type Transaction } from '#server/platform/database/database.ts';
import { ownedAs, ownerOf } from '#server/platform/http/reader.ts';
import { newId } from '#server/platform/ids.ts';
import type { SubscriptionPayment } from '#server/providers/provider.ts';

/** The provider's ids of a membership's payments that have an order of their own already. */
export async function recordedPayments(tx: Transaction, { orderNumber }: Order): Promise<Set<string>> {
  const renewals = await childrenOf(tx, orderNumber);
  return new Set(
    await capturedReferences(
      tx,
      renewals.map((renewal) => renewal.orderNumber),
    ),
  );
}

/** Notes on the first order which period it paid for. Its money came by the payment that began the membership. */
export async function recordFirstPeriod(
  tx: Transaction,
  order: Order,
  { periodStart, periodEnd }: SubscriptionPayment,
): Promise<Order> {
  return order.periodEnd === null ? changeOrder(tx, order, { periodStart, periodEnd }) : order;
}

/**
 * Writes down that a further period was paid: an order of its own, paid by the same steps as any other, with its row
 * in the ledger and what follows from a payment. Money taken for a membership that is over goes back, and alarms someone.
 *
 * @param first the membership's first order, held by this transaction
 */
export async function recordRenewal(
  tx: Transaction,
  { clock, onPaid, onSurplus }: Pick<Settling, 'clock' | 'onPaid' | 'onSurplus'>,
  {
    first,
    provider,
    payment,
    skuId,
    isOver,
  }: { first: Order; provider: string; payment: SubscriptionPayment; skuId: string; isOver: boolean },
): Promise<Order> {
  const { reference, amount, currency, paidAt, periodStart, periodEnd } = payment;
  const orderNumber = newId(clock);
  const { logid, visit, examId, locale, market, email, emailKey } = first;
  const draft = await draftOrder(tx, {
    orderNumber,
    kind: 'membership',
    parentOrderNumber: first.orderNumber,
    ...ownedAs(ownerOf(first)),
    logid,
    visit,
    examId,
    locale,
    market,
    currency,
    skuId,
    totalAmount: amount,
    periodStart,
    periodEnd,
    email,
    emailKey,
    createdAt: clock.now(),
  });
  const pending = await moveOrder(tx, draft as Order, 'pending', { pendingAt: paidAt });
  const received = { orderNumber, amount, currency, provider, reference, at: paidAt };
  await writeCapture(tx, reference, received);
  const paid = await moveOrder(tx, pending, 'paid', { paidAt });
  await onPaid(tx, paid);
  if (isOver) {
    await requestRefund(tx, { order: paid, amount: 'all', reason: 'late', at: clock.now() });
    afterCommit(tx, () => onSurplus({ orderNumber, attemptId: reference }));
  }
  return paid;
}
