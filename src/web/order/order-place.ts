import { kindOf } from './kinds.ts';
import type { OrderView } from './order.server.ts';

/** What of an order says where its purchase is found. */
export type Placed = Pick<OrderView, 'kind' | 'orderNumber' | 'parentOrderNumber'>;

/** The screen that shows what was bought, and the order it is asked for by. */
export function placeOf(order: Placed) {
  const { found, foundBy } = kindOf(order);
  const { orderNumber, parentOrderNumber } = order;
  return {
    path: found,
    orderNumber: foundBy === 'report' ? (parentOrderNumber ?? orderNumber) : orderNumber,
  };
}

/** Whether nothing has been paid for an order yet. */
export const isUnpaid = ({ orderState }: Pick<OrderView, 'orderState'>) =>
  orderState === 'draft' || orderState === 'pending' || orderState === 'expired';

/** The screen on which something else can be chosen in its stead. */
export function choiceOf(order: Placed) {
  const { choice, choiceBy } = kindOf(order);
  const { orderNumber, parentOrderNumber } = order;
  const by = { itself: orderNumber, report: parentOrderNumber ?? undefined };
  return { path: choice, orderNumber: choiceBy === null ? undefined : by[choiceBy] };
}
