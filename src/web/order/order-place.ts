import { certificateSkuId } from '#contract/fields.ts';
import type { OrderView } from './order.server.ts';

/** What of an order says where its purchase is found. */
export type Placed = Pick<OrderView, 'kind' | 'orderNumber' | 'parentOrderNumber'>;

export interface Place {
  path: '/report/result' | '/paying/success' | '/paying/subscribe/check';
  orderNumber: string;
}

/** The screen that shows what was bought, and the order it is asked for by. */
export function placeOf({ kind, orderNumber, parentOrderNumber }: Placed): Place {
  if (kind === 'membership') return { path: '/paying/subscribe/check', orderNumber };
  if (kind === 'gift' || kind === 'extra') return { path: '/paying/success', orderNumber };
  return { path: '/report/result', orderNumber: parentOrderNumber ?? orderNumber };
}

/** Whether nothing has been paid for an order yet. */
export const isUnpaid = ({ orderState }: Pick<OrderView, 'orderState'>) =>
  orderState === 'draft' || orderState === 'pending' || orderState === 'expired';

/** Whether an order buys the certificate of a report. */
export const isCertificate = ({ kind, skuId }: Pick<OrderView, 'kind' | 'skuId'>) =>
  kind === 'extra' && skuId === certificateSkuId;

/** The screen on which something else can be chosen in its stead. */
export function choiceOf({ kind, orderNumber, parentOrderNumber }: Placed): {
  path: '/paying/scheme' | '/report/result' | '/store/gift' | '/member';
  orderNumber: string | undefined;
} {
  if (kind === 'membership') return { path: '/member', orderNumber: undefined };
  if (kind === 'gift') return { path: '/store/gift', orderNumber: undefined };
  if (kind === 'extra' || kind === 'upgrade')
    return { path: '/report/result', orderNumber: parentOrderNumber ?? undefined };
  return { path: '/paying/scheme', orderNumber };
}
