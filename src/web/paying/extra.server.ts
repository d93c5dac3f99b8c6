import { extraPackageList } from '#contract/catalogue.ts';
import type { Host } from '../host.ts';
import type { Extra } from '../order/buy-extra.tsx';
import { kindOf } from '../order/kinds.ts';
import type { OrderView } from '../order/order.server.ts';

/** What an extra's order bought; null for another order, and where it cannot be told now. */
export async function extraOf(host: Host, order: OrderView): Promise<Extra | null> {
  if (kindOf(order).bought !== 'extra' || order.parentOrderNumber === null) return null;
  const extras = await host.call(extraPackageList, { params: { orderNumber: order.parentOrderNumber } });
  return (extras.ok && extras.data.find((extra) => extra.skuId === order.skuId)) || null;
}
