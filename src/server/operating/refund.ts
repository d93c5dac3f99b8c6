import { lockOrder } from '#server/orders/store.ts';
import type { PaymentBalance, Refund } from '#server/payments/balance.ts';
import { balanceOf } from '#server/payments/ledger.ts';
import { requestRefund } from '#server/payments/refunds/request.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Room } from '#server/platform/room.ts';

export interface RefundWanted {
  readonly orderNumber: string;
  /** In hundredths, or all that is left. */
  readonly amount: number | 'all';
  /** The provider's id of the payment that is meant. */
  readonly payment: string | undefined;
}

/** What came of it; amounts in hundredths. */
export type RefundMade =
  | {
      readonly outcome: 'asked';
      readonly refunds: readonly Refund[];
      /** What could still be given back of the same payments. */
      readonly left: number;
      readonly currency: string;
    }
  /** Nothing was paid, or all of it is back or on its way. */
  | { readonly outcome: 'nothing' }
  /** Paid once too often: the wrong one would lock what its buyer has paid for. */
  | { readonly outcome: 'ambiguous'; readonly payments: readonly PaymentBalance[] }
  | { readonly outcome: 'unknownPayment'; readonly payments: readonly PaymentBalance[] };

/**
 * Begins the way back of money that an operator gives back.
 *
 * @throws OperatorError for an amount that cannot be given back (`payments/refunds/request.ts`)
 */
export function refundByOperator({ database, clock }: Room, wanted: RefundWanted): Promise<RefundMade> {
  const { orderNumber, amount } = wanted;
  return inTransaction(database, async (tx): Promise<RefundMade> => {
    const order = await lockOrder(tx, orderNumber);
    const { payments } = await balanceOf(tx, orderNumber);
    const meant = payments.find(({ reference }) => reference === wanted.payment);
    if (wanted.payment !== undefined && !meant) return { outcome: 'unknownPayment', payments };
    if (!meant && isAmbiguous(payments)) return { outcome: 'ambiguous', payments };
    const refunds = await requestRefund(tx, {
      order,
      amount,
      reason: meant?.surplus ? 'surplus' : 'operator',
      at: clock.now(),
      ...(meant && { payment: meant.reference }),
    });
    if (refunds.length === 0) return { outcome: 'nothing' };
    const after = (await balanceOf(tx, orderNumber)).payments;
    const left = after
      .filter(({ reference }) => !meant || reference === meant.reference)
      .reduce((sum, { refundable }) => sum + refundable, 0);
    return { outcome: 'asked', refunds, left, currency: meant?.currency ?? order.currency };
  });
}

function isAmbiguous(payments: readonly PaymentBalance[]): boolean {
  const isOpen = payments.some(
    ({ surplus, captured, refunded, chargedBack }) => surplus && refunded + chargedBack < captured,
  );
  return isOpen && payments.length > 1;
}
