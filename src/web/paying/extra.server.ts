import { extraPackageList } from '#contract/catalogue.ts';
import type { Host } from '../host.ts';
import type { OrderView } from '../ui/order.server.ts';

/** The test that an extra opens; null for another order, and where the extra opens none. */
export async function examOfExtra(host: Host, order: OrderView): Promise<string | null> {
  if (order.kind !== 'extra' || order.parentOrderNumber === null) return null;
  const extras = await host.call(extraPackageList, { params: { orderNumber: order.parentOrderNumber } });
  const bought = extras.ok && extras.data.find((extra) => extra.skuId === order.skuId);
  return bought ? bought.examId : null;
}
