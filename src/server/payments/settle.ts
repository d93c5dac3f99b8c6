import { keepRedemption, releaseCoupon } from '#server/catalogue/coupons.ts';
import { takesNoPayment } from '#server/orders/bringing.ts';
import { emailColumns, moveOrder, type Order } from '#server/orders/store.ts';
import { afterCommit, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { ProviderPayment } from '#server/providers/provider.ts';
import { type Attempt, changeAttempt, lockWithAttempts } from './attempts.ts';
import { endMismatches, keepMismatch, type MismatchSettling } from './mismatches.ts';
import { attemptTransitions } from './states.ts';
import { ledger, surplusCaptures } from './tables.ts';

export interface Settling extends MismatchSettling {
  /** What follows from a payment, written in the same transaction. */
  readonly onPaid: (tx: Transaction, order: Order) => Promise<void>;
  /** What follows from a payment that began a subscription, written in the same transaction. */
  readonly onSubscription: (tx: Transaction, order: Order, begun: BegunSubscription) => Promise<void>;
  /** Alarms someone, once it is written down, that an order was paid which was paid already, or which another brings. */
  readonly onSurplus: (told: { orderNumber: string; attemptId: string }) => void;
}

/** A subscription that a payment began at its provider. */
export interface BegunSubscription {
  readonly provider: string;
  /** The provider's own id. */
  readonly reference: string;
  /** The payment was one too many: it must not charge again. */
  readonly surplus: boolean;
}

/**
 * The one door for a provider's word on a payment, be it a notice, the buyer's return or the reconciler's question.
 * One transaction: the order is held, the attempt moves along its table of states, the ledger gets its row, the
 * order becomes paid and what follows from that is written. Said twice, in any order, it has one effect. Money for an
 * order that is paid already, or that another order brings, is in the ledger too, stands among the surplus captures, goes
 * back by itself, and alarms someone.
 *
 * @returns the attempt as it is then; undefined where the order has no such attempt
 */
export function settle(
  settling: Settling,
  { orderNumber, attemptId }: { orderNumber: string; attemptId: string },
  said: ProviderPayment,
): Promise<Attempt | undefined> {
  return inTransaction(settling.database, async (tx) => {
    const { order, attempts } = await lockWithAttempts(tx, orderNumber);
    const attempt = attempts.find(({ id }) => id === attemptId);
    if (!attempt) return undefined;
    if (!matches(attempt, said))
      return said.state === 'succeeded' ? keepMismatch(tx, settling, { order, attempt, said }) : attempt;
    if (!attemptTransitions[attempt.state].includes(said.state)) return attempt;
    // Its buyer has another page by now: this one is told to nobody, and closed by who asks next.
    if (attempt.setAsideAt !== null && said.state === 'requires_action') return attempt;
    const settled = await changeAttempt(tx, attempt, {
      state: said.state,
      reference: said.reference,
      actionUrl: said.actionUrl,
      failure: said.failure,
    });
    if (said.state === 'succeeded') {
      await endMismatches(tx, attempt, settling.clock.now());
      await capture(tx, settling, { order, attempt, latest: attempts[0], said });
    }
    return settled;
  });
}

/** A word on another amount, currency, order or payment fulfils nothing; money by it waits for a person. */
function matches(attempt: Attempt, said: ProviderPayment): boolean {
  return (
    said.orderNumber === attempt.orderNumber &&
    said.amount === attempt.amount &&
    said.currency === attempt.currency &&
    (attempt.reference === null || attempt.reference === said.reference)
  );
}

async function capture(
  tx: Transaction,
  { clock, onPaid, onSubscription, onSurplus }: Settling,
  {
    order,
    attempt,
    latest,
    said,
  }: { order: Order; attempt: Attempt; latest: Attempt | undefined; said: ProviderPayment },
): Promise<void> {
  const { orderNumber } = order;
  const at = clock.now();
  const begun = said.subscription && { provider: attempt.provider, reference: said.subscription };
  const received = {
    orderNumber,
    amount: said.amount,
    currency: said.currency,
    provider: attempt.provider,
    reference: said.reference ?? attempt.id,
    at,
  };
  await tx
    .insert(ledger)
    .values({ ...received, id: `capture:${attempt.id}`, kind: 'capture' })
    .onConflictDoNothing();
  // Also of a disputed order: other money does not end the dispute over the first.
  if (await takesNoPayment(tx, order)) {
    await tx.insert(surplusCaptures).values({ ...received, attemptId: attempt.id });
    afterCommit(tx, () => onSurplus({ orderNumber, attemptId: attempt.id }));
    if (begun) await onSubscription(tx, order, { ...begun, surplus: true });
    return;
  }
  const paid = await moveOrder(tx, order, 'paid', {
    skuId: attempt.skuId,
    totalAmount: attempt.amount,
    currency: attempt.currency,
    couponCode: attempt.couponCode,
    discountAmount: attempt.discountAmount,
    creditAmount: attempt.creditAmount,
    ...givenWith(attempt, order, latest),
    paidAt: at,
  });
  // The coupon of the payment that came, and no other: a later try may hold another one, and an order that had expired
  // holds none.
  await releaseCoupon(tx, order);
  if (attempt.couponCode !== null) await keepRedemption(tx, { code: attempt.couponCode, orderNumber, at });
  await onPaid(tx, paid);
  if (begun) await onSubscription(tx, paid, { ...begun, surplus: false });
}

/**
 * What the buyer gave with the payment that came, and not with a later press: the address, unless it was corrected on
 * the order since, the waiver, and the documents that were agreed to.
 */
function givenWith(
  { email, waiver, agreed, createdAt }: Attempt,
  order: Order,
  latest: Attempt | undefined,
): Partial<Order> {
  return {
    ...(email !== null && order.email === latest?.email && emailColumns(email)),
    waiver: waiver || null,
    waivedAt: waiver === '' ? null : createdAt,
    agreed,
    agreedAt: agreed && createdAt,
  };
}
