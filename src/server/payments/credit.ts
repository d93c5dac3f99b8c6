import { kindOf } from '#server/orders/kinds.ts';
import { isUnlocked } from '#server/orders/states.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import { paidUpgrades } from '#server/orders/upgrades.ts';
import type { Connection } from '#server/platform/database/database.ts';
import { balanceOf } from './ledger.ts';

/**
 * What of a package's price an upgrade need not pay any more, in hundredths: the prices of the report and of the upgrades
 * before it, as they were, less what of them went back or is on its way back. What a coupon paid of them was paid.
 * Nothing for another order.
 */
export async function creditOf(database: Connection, order: Order): Promise<number> {
  const { parentOrderNumber } = order;
  const report =
    kindOf(order).asChild === 'raises' && parentOrderNumber !== null
      ? await findOrder(database, parentOrderNumber)
      : undefined;
  if (!report) return 0;
  const paid = [report, ...(await paidUpgrades(database, report.orderNumber))];
  let credit = 0;
  for (const one of paid) {
    if (isUnlocked(one.state) && one.orderNumber !== order.orderNumber)
      credit += await settledOf(database, one);
  }
  return credit;
}

/** How much of its price an order has settled: its own price, less what went back. */
async function settledOf(database: Connection, order: Order): Promise<number> {
  const { totalAmount, discountAmount, orderNumber } = order;
  const { captured, net, payments } = await balanceOf(database, orderNumber);
  const underWay = payments
    .filter(({ surplus }) => !surplus)
    .reduce((sum, payment) => sum + payment.underWay, 0);
  return (totalAmount ?? 0) + (discountAmount ?? 0) - (captured - net) - underWay;
}
