import { broughtBy } from '#server/orders/bringing.ts';
import { extrasAdding } from '#server/orders/extras.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { isUnlocked } from '#server/orders/states.ts';
import { lockOrder, moveOrder, type Order } from '#server/orders/store.ts';
import { takeTurns } from '#server/orders/turns.ts';
import { paidUpgrades } from '#server/orders/upgrades.ts';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import { ownerOf } from '#server/platform/http/reader.ts';
import type { RefundReason } from '../states.ts';
import { requestRefund } from './request.ts';

/** Whether a membership opens a report by itself. */
export type IsMembers = (database: Connection, report: Order, at: Date) => Promise<boolean>;

/** When something ends, and what keeps a report open beside its own payment. */
export interface Ending {
  readonly at: Date;
  readonly isMembers: IsMembers;
}

/**
 * What hangs on an order: what was added to its own report, and to the reports that it alone opens. One that it brought
 * and that has been paid for by itself since, or that a membership opens, keeps what was added to it.
 */
export async function ancillaryTo(
  database: Connection,
  order: Order,
  { at, isMembers }: Ending,
): Promise<Order[]> {
  if (kindOf(order).asChild === 'raises') return upgradesAfter(database, order);
  const added = await extrasAdding(database, order);
  for (const report of await broughtBy(database, order)) {
    const staysOpen = isUnlocked(report.state) || (await isMembers(database, report, at));
    if (!staysOpen) added.push(...(await extrasAdding(database, report)));
  }
  return added;
}

/** The upgrades that were paid for less because of this one. */
async function upgradesAfter(database: Connection, order: Order): Promise<Order[]> {
  if (order.parentOrderNumber === null) return [];
  const paidAt = order.paidAt?.getTime() ?? 0;
  const upgrades = await paidUpgrades(database, order.parentOrderNumber);
  return upgrades.filter(
    (one) => one.orderNumber !== order.orderNumber && (one.paidAt?.getTime() ?? 0) >= paidAt,
  );
}

/**
 * Ends what was added to a report, with the contract of the report itself: its price goes back too, waived or not
 * (Directive 2011/83/EU, article 15). An extra that brings a test stands by itself and stays.
 */
export async function endAncillary(
  tx: Transaction,
  order: Order,
  { reason, ...ending }: Ending & { reason: RefundReason },
): Promise<void> {
  for (const { orderNumber } of await ancillaryTo(tx, order, ending)) {
    await giveBackWhole(tx, await lockOrder(tx, orderNumber), { reason, at: ending.at });
  }
}

/**
 * Gives back what was paid to add to a report, or to raise it, and buys nothing any more: paid when its report was closed
 * already, or when another order had brought the same in the meantime.
 *
 * @param order just paid, held by this transaction
 * @param when.check refuses what would buy nothing
 */
export async function giveBackIdle(
  tx: Transaction,
  order: Order,
  { check, at }: { check: (tx: Transaction, order: Order) => Promise<void>; at: Date },
): Promise<void> {
  const { asChild } = kindOf(order);
  if ((asChild !== 'adds' && asChild !== 'raises') || order.parentOrderNumber === null) return;
  // Of two that were paid at the same moment, for one report or by one browser, the second sees the first.
  await lockOrder(tx, order.parentOrderNumber);
  await takeTurns(tx, ownerOf(order));
  const idle = await check(tx, order).then(
    () => false,
    (problem: unknown) => {
      if (problem instanceof Refusal) return true;
      throw problem;
    },
  );
  if (idle) await giveBackWhole(tx, order, { reason: 'late', at });
}

async function giveBackWhole(
  tx: Transaction,
  order: Order,
  { reason, at }: { reason: RefundReason; at: Date },
): Promise<void> {
  if (!isUnlocked(order.state)) return;
  await requestRefund(tx, { order, amount: 'all', reason, at });
  await moveOrder(tx, order, 'refunded');
}
