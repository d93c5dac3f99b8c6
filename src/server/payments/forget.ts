import { and, eq, exists, inArray, lt, type SQL, type SQLWrapper } from 'drizzle-orm';
import { findOrder } from '#server/orders/store.ts';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { deleteOldest } from '#server/platform/database/oldest.ts';
import { answerOf } from './answer.ts';
import { neverArrived, type Payments } from './ask.ts';
import { type Attempt, attemptsOf } from './attempts.ts';
import { requestOf } from './request.ts';
import { claim } from './send.ts';
import { settle } from './settle.ts';
import { isOpen, openStates } from './states.ts';
import { ledger, paymentAttempts, paymentEvents } from './tables.ts';

/**
 * Takes back, at its provider, every payment of an order that its buyer has not made yet.
 *
 * @returns whether no money can move any more, nor has moved meanwhile
 */
export async function closePayments(payments: Payments, orderNumber: string): Promise<boolean> {
  const open = (await attemptsOf(payments.database, orderNumber)).filter(({ state }) => isOpen(state));
  for (const attempt of open) await takeBack(payments, attempt);
  const ids = new Set(open.map(({ id }) => id));
  const now = (await attemptsOf(payments.database, orderNumber)).filter(({ id }) => ids.has(id));
  return now.every(({ state }) => !isOpen(state) && state !== 'succeeded');
}

async function takeBack(payments: Payments, attempt: Attempt): Promise<void> {
  const order = await findOrder(payments.database, attempt.orderNumber);
  const provider = payments.providers.get(attempt.provider);
  const unsent = attempt.state === 'created';
  if (!order || !provider || (unsent && !(await claim(payments, attempt)))) return;
  const asking = provider
    .cancel(requestOf(payments, order, attempt), attempt.reference)
    .then((said) => said ?? (unsent ? neverArrived(attempt) : undefined));
  const said = await answerOf(payments, attempt, asking);
  if (said) await settle(payments, { orderNumber: order.orderNumber, attemptId: attempt.id }, said);
}

/** Takes the person out of the payments of some orders. @returns whether a payment of one of them is open */
export async function forgetPayments(tx: Transaction, orderNumbers: readonly string[]): Promise<boolean> {
  if (orderNumbers.length === 0) return false;
  const attempts = await tx
    .update(paymentAttempts)
    .set({ email: null, actionUrl: null, tracking: null })
    .where(inArray(paymentAttempts.orderNumber, [...orderNumbers]))
    .returning();
  // What a provider told was only a hint: what followed from it stands in the books.
  await tx
    .update(paymentEvents)
    .set({ payload: {} })
    .where(inArray(paymentEvents.orderNumber, [...orderNumbers]));
  return attempts.some(({ state }) => isOpen(state));
}

/** Money that moved for an order, and money that may still move: each whether there is any, as a part of a question about orders. */
export function moneyOf(database: Database, orderNumber: SQLWrapper): SQL[] {
  const moved = database.select({ id: ledger.id }).from(ledger).where(eq(ledger.orderNumber, orderNumber));
  const open = database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(eq(paymentAttempts.orderNumber, orderNumber), inArray(paymentAttempts.state, [...openStates])),
    );
  return [exists(moved), exists(open)];
}

/** Deletes the tries to pay orders that no money ever came for, and what providers told of them. */
export async function deleteAttempts(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  await tx.delete(paymentAttempts).where(inArray(paymentAttempts.orderNumber, [...orderNumbers]));
  await tx.delete(paymentEvents).where(inArray(paymentEvents.orderNumber, [...orderNumbers]));
}

/** Deletes some notices that were followed before a moment. @returns how many were found */
export function forgetNotices(database: Database, before: Date, limit: number): Promise<number> {
  const { orderNumber, provider, eventId, handledAt } = paymentEvents;
  return deleteOldest(database, paymentEvents, {
    key: [orderNumber, provider, eventId],
    where: lt(handledAt, before),
    orderBy: handledAt,
    limit,
  });
}
