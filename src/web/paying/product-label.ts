import type { OrderView } from '../order/order.server.ts';
import { isCertificate } from '../order/order-place.ts';

const labels = {
  report: 'product',
  course: 'product',
  gift: 'product',
  upgrade: 'product',
  extra: 'test',
  membership: 'plan',
} as const;

/** What the thing that is ordered is called, among the words of `paying.pay`. */
export const productLabel = (order: Pick<OrderView, 'kind' | 'skuId'>) =>
  isCertificate(order) ? 'extra' : labels[order.kind];
