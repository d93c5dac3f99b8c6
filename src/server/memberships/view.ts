import type { DataOf } from '#contract/call.ts';
import type { cancelSubscription } from '#contract/privileges.ts';
import { findMarket } from '#locale/markets.ts';
import { findSku, priceIn } from '#server/catalogue/skus.ts';
import { periodOrders } from '#server/orders/periods.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import type { Connection } from '#server/platform/database/database.ts';
import type { Subscription } from './store.ts';

export type MembershipView = DataOf<typeof cancelSubscription>;

/**
 * What the next period costs, by its provider's word. Where the provider has not said so: as the one before,
 * or what the plan costs to which the membership changes.
 */
export async function nextPrice(
  database: Connection,
  membership: Subscription,
): Promise<{ amount: number; currency: string }> {
  const { orderNumber, nextSkuId, nextPrice: said, periodEnd } = membership;
  if (said) return said;
  const first = (await findOrder(database, orderNumber)) as Order;
  const plan = nextSkuId === null ? undefined : findSku(nextSkuId);
  const market = findMarket(first.market);
  if (plan && market) return priceIn(market, plan);
  const paid = await periodOrders(database, orderNumber);
  const running = paid.find((order) => order.periodEnd?.getTime() === periodEnd.getTime()) ?? first;
  return { amount: running.totalAmount ?? 0, currency: running.currency };
}

/** A membership as its member may see it. */
export async function viewOf(database: Connection, membership: Subscription): Promise<MembershipView> {
  const { orderNumber, state, skuId, nextSkuId, periodEnd, cancelAtPeriodEnd, graceUntil } = membership;
  return {
    orderNumber,
    state,
    skuId,
    nextSkuId,
    price: await nextPrice(database, membership),
    periodEnd: periodEnd.toISOString(),
    cancelAtPeriodEnd,
    graceUntil: graceUntil?.toISOString() ?? null,
  };
}
