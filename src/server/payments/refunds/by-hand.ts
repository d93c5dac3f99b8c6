import { lockOrder } from '#server/orders/store.ts';
import { inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/errors.ts';
import { newId } from '#server/platform/ids.ts';
import type { Refund } from '../balance.ts';
import { balanceOf, booksOf } from '../ledger.ts';
import { refunds } from '../tables.ts';
import { giveBack, type RefundSettling } from './settle.ts';
import { refundsOf } from './store.ts';

/** Stands in a provider's place where money went back past it, such as by a bank transfer. */
export const byHand = 'by hand';

interface PaidByHand {
  readonly orderNumber: string;
  /** The refund that the provider refused. */
  readonly refundId: string;
  /** By which the transfer is found at the bank. */
  readonly reference: string;
}

/**
 * Writes down that a refund which its provider refused for good was paid back by hand. The refused one stays as it is;
 * the money is a refund of its own beside it, and everything follows from it that follows from any other.
 *
 * @throws OperatorError where there is no such refund, the provider may still give it back, or the money is back already
 */
export function settleByHand(
  { database, clock, onRefunded }: Pick<RefundSettling, 'database' | 'clock' | 'onRefunded'>,
  { orderNumber, refundId, reference }: PaidByHand,
): Promise<Refund> {
  return inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    const refused = await refusedRefund(tx, { orderNumber, refundId, reference });
    const at = clock.now();
    const [paid] = await tx
      .insert(refunds)
      .values({
        ...refused,
        id: newId(clock),
        provider: byHand,
        state: 'succeeded',
        reference,
        requestedAt: at,
        askedAt: null,
        settledAt: at,
      })
      .returning();
    await giveBack(tx, { onRefunded }, order, paid as Refund, at);
    return paid as Refund;
  });
}

async function refusedRefund(
  tx: Transaction,
  { orderNumber, refundId, reference }: PaidByHand,
): Promise<Refund> {
  const refused = (await refundsOf(tx, orderNumber)).find(({ id }) => id === refundId);
  if (!refused) throw new OperatorError(`Order ${orderNumber} has no refund ${refundId}.`);
  if (refused.state !== 'failed') {
    throw new OperatorError(`This refund is ${refused.state}: its provider has not refused it for good.`);
  }
  const { payments } = await balanceOf(tx, orderNumber);
  const payment = payments.find((one) => one.reference === refused.payment);
  if (!payment || payment.refundable < refused.amount) {
    throw new OperatorError('The money of this refund is back already, or on its way.');
  }
  // The ledger tells by it which payment a movement belongs to.
  const { refunds: asked, disputes } = await booksOf(tx, orderNumber);
  if ([...asked, ...disputes].some((one) => one.reference === reference)) {
    throw new OperatorError(`${reference} stands for something else in this order: say another reference.`);
  }
  return refused;
}
