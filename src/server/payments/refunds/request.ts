import { currencyFormats } from '#locale/currencies.ts';
import { enqueue } from '#server/jobs/index.ts';
import type { Order } from '#server/orders/store.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { PaymentBalance, Refund } from '../balance.ts';
import { balanceOf } from '../ledger.ts';
import type { RefundReason } from '../states.ts';
import { refunds } from '../tables.ts';

export interface RefundWish {
  /** Locked by this transaction. */
  readonly order: Order;
  /** Hundredths of the order's currency, or of the payment's that is named, or all that can still be given back. */
  readonly amount: number | 'all';
  readonly reason: RefundReason;
  readonly at: Date;
  /** The provider's id of the only payment that is meant; without it the order's own payment comes first. */
  readonly payment?: string;
}

/**
 * Writes down that money goes back, and the job that asks the provider for it, in the transaction that holds the
 * order: so refunds under way count before the next one is allowed.
 *
 * @returns the refunds, one for each payment that gives some back; none where all of it is under way or gone
 * @throws OperatorError for an amount that is more than can be given back, or that its currency cannot show
 */
export async function requestRefund(tx: Transaction, wish: RefundWish): Promise<Refund[]> {
  const { order, amount, reason, at } = wish;
  const { payments } = await balanceOf(tx, order.orderNumber);
  const named = payments.find(({ reference }) => reference === wish.payment);
  const currency = named?.currency ?? order.currency;
  const meant = payments.filter(
    (one) => (wish.payment === undefined || one === named) && (amount === 'all' || one.currency === currency),
  );
  const made: Refund[] = [];
  for (const part of partsOf(meant, amount, currency)) {
    const [refund] = await tx
      .insert(refunds)
      .values({
        ...part,
        orderNumber: order.orderNumber,
        id: newId({ now: () => at }),
        state: 'requested',
        reason,
        requestedAt: at,
      })
      .returning();
    made.push(refund as Refund);
  }
  for (const { orderNumber, id } of made) {
    await enqueue(tx, {
      aggregateId: orderNumber,
      kind: 'payments.refund',
      id: `refund:${id}`,
      payload: { orderNumber, refundId: id },
    });
  }
  return made;
}

type Part = Pick<Refund, 'provider' | 'payment' | 'amount' | 'currency'>;

/** Which payment gives back how much. @throws OperatorError as `requestRefund` does */
export function partsOf(
  payments: readonly PaymentBalance[],
  amount: number | 'all',
  currency: string,
): Part[] {
  if (amount !== 'all') assertAmount(amount, currency);
  let left = amount === 'all' ? Number.POSITIVE_INFINITY : amount;
  const parts: Part[] = [];
  for (const { provider, reference, currency: paidIn, refundable } of payments) {
    const given = Math.min(left, refundable);
    if (given <= 0) continue;
    parts.push({ provider, payment: reference, amount: given, currency: paidIn });
    left -= given;
  }
  if (amount !== 'all' && left > 0) {
    throw new OperatorError(
      `Only ${(amount - left) / 100} ${currency} of this order can still be given back, not ${amount / 100} ${currency}.`,
    );
  }
  return parts;
}

/** @throws OperatorError for an amount that is nothing, or that its currency cannot show */
export function assertAmount(amount: number, currency: string): void {
  if (!Number.isSafeInteger(amount) || amount <= 0) {
    throw new OperatorError('An amount is above nothing.');
  }
  if (currencyFormats.get(currency)?.decimals === 0 && amount % 100 !== 0) {
    throw new OperatorError(`${currency} has no decimals here: an amount has whole units.`);
  }
}
