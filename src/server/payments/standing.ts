import type { OrderState } from '#contract/orders.ts';
import { mayBecome } from '#server/orders/states.ts';
import { changeOrder, moveOrder, type Order } from '#server/orders/store.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type { Balance } from './balance.ts';
import { balanceOf } from './ledger.ts';

/** The state that an order's money gives it; undefined where nothing went back. */
export function standingOf(
  { net, captured }: Pick<Balance, 'net' | 'captured'>,
  totalAmount: number | null,
): Extract<OrderState, 'partially_refunded' | 'refunded'> | undefined {
  if (captured === 0) return undefined;
  if (net <= 0) return 'refunded';
  return net < (totalAmount ?? captured) ? 'partially_refunded' : undefined;
}

/**
 * Lets a locked order follow the money that went back, or came again. One in dispute waits for its end, unless nothing
 * is left.
 */
export async function followMoney(tx: Transaction, order: Order): Promise<Order> {
  const balance = await balanceOf(tx, order.orderNumber);
  const back = balance.captured - balance.net;
  const refundedAmount = back > 0 ? back : null;
  const to =
    standingOf(balance, order.totalAmount) ?? (order.state === 'partially_refunded' ? 'paid' : undefined);
  if (to && mayBecome(order.state, to)) return moveOrder(tx, order, to, { refundedAmount });
  return refundedAmount === order.refundedAmount ? order : changeOrder(tx, order, { refundedAmount });
}
