import { redeemedAt } from '#server/orders/gifts.ts';
import { kindOf } from '#server/orders/kinds.ts';
import { mayRead, refuseUnproved } from '#server/orders/readers.ts';
import { findOrder, lockOrder, moveOrder, type Order } from '#server/orders/store.ts';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { Refusal } from '#server/platform/errors.ts';
import type { Reader } from '#server/platform/http/reader.ts';
import type { Room } from '#server/platform/room.ts';
import type { Refund } from './balance.ts';
import { balanceOf } from './ledger.ts';
import { sendWithdrawalMail } from './receipts.ts';
import { ancillaryTo, type Ending, endAncillary, type IsMembers } from './refunds/ancillary.ts';
import { requestRefund } from './refunds/request.ts';
import { refundsOf, withdrawnAmount } from './refunds/store.ts';
import type { RefundState } from './states.ts';
import { lastMoment, type Obstacle, obstacleTo } from './withdrawal-right.ts';

export interface WithdrawalStanding {
  readonly obstacle: Obstacle | null;
  readonly until: Date | null;
  /** What would be given back, with what was added to it, in hundredths of `currency`. */
  readonly refundable: number;
  readonly currency: string;
}

export interface Withdrawing extends Room {
  readonly isMembers: IsMembers;
  /** What follows from a withdrawal, written in the same transaction. */
  readonly onWithdrawn: (tx: Transaction, order: Order) => Promise<void>;
}

/** Whether an order's buyer may withdraw from the contract now. */
export async function withdrawalStandingOf(
  database: Connection,
  order: Order,
  ending: Ending,
): Promise<WithdrawalStanding> {
  const { at } = ending;
  const contractAt = await contractTime(database, order);
  const { payments, refundable } = await ownBalance(database, order);
  const added = await Promise.all(
    (await ancillaryTo(database, order, ending)).map((extra) => ownBalance(database, extra)),
  );
  const over =
    (await withdrawalsOf(database, order)).length > 0 || (await redeemedAt(database, order)) !== null;
  return {
    obstacle: obstacleTo({ order, contractAt, over, refundable }, at),
    until: contractAt && lastMoment(contractAt),
    refundable: added.reduce((sum, extra) => sum + extra.refundable, refundable),
    currency: payments[0]?.currency ?? order.currency,
  };
}

/** What an order's own payments can still give back; what came too often goes back by itself. */
async function ownBalance(database: Connection, { orderNumber }: Order) {
  const payments = (await balanceOf(database, orderNumber)).payments.filter(({ surplus }) => !surplus);
  return { payments, refundable: payments.reduce((sum, payment) => sum + payment.refundable, 0) };
}

/** When the contract was paid: a membership's renewals belong to the contract of its first period. */
export async function contractTime(database: Connection, order: Order): Promise<Date | null> {
  const { parentOrderNumber, paidAt } = order;
  if (kindOf(order).asChild !== 'renews' || parentOrderNumber === null) return paidAt;
  return (await findOrder(database, parentOrderNumber))?.paidAt ?? paidAt;
}

export interface Withdrawn {
  /** How far the money is. */
  readonly refund: RefundState;
  /** All that goes back, with what was added to the order. */
  readonly amount: Pick<Refund, 'amount' | 'currency'>;
}

/**
 * Withdraws from the contract, in one transaction: the order is locked for reading at once, the whole price begins its
 * way back, a membership ends, and the buyer is told by mail. Sent twice, it is one.
 *
 * @throws Refusal `unknownOrder`, `mailboxUnproved`, `withdrawalOver`
 */
export function withdraw(
  { database, clock, isMembers, onWithdrawn }: Withdrawing,
  reader: Reader | undefined,
  orderNumber: string,
): Promise<Withdrawn> {
  return inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    if (!(await mayRead(tx, reader, order))) throw new Refusal('unknownOrder');
    await refuseUnproved(tx, reader, order, clock.now());
    const [before] = await withdrawalsOf(tx, order);
    if (before) {
      const amount = await withdrawnAmount(tx, order, before.requestedAt);
      return { refund: await howFar(tx, order), amount: { amount, currency: before.currency } };
    }
    const ending = { at: clock.now(), isMembers };
    const { at } = ending;
    const { obstacle, refundable, currency } = await withdrawalStandingOf(tx, order, ending);
    if (obstacle) throw new Refusal('withdrawalOver');
    await endAncillary(tx, order, { reason: 'withdrawal', ...ending });
    const refunds = await requestRefund(tx, { order, amount: 'all', reason: 'withdrawal', at });
    await onWithdrawn(tx, await moveOrder(tx, order, 'refunded'));
    await sendWithdrawalMail(tx, order, { amount: refundable, currency, at });
    return { refund: furthestBehind(refunds), amount: { amount: refundable, currency } };
  });
}

async function withdrawalsOf(database: Connection, { orderNumber }: Order): Promise<Refund[]> {
  return (await refundsOf(database, orderNumber)).filter(({ reason }) => reason === 'withdrawal');
}

/** A refund that failed counts no more once its money went another way, as by hand. */
async function howFar(tx: Transaction, order: Order): Promise<RefundState> {
  const { refundable } = await ownBalance(tx, order);
  const asked = await refundsOf(tx, order.orderNumber);
  return furthestBehind(refundable > 0 ? asked : asked.filter(({ state }) => state !== 'failed'));
}

/** Of several parts of one sum, how far the slowest is. */
function furthestBehind(refunds: readonly Refund[]): RefundState {
  const slowest: readonly RefundState[] = ['failed', 'requested', 'pending'];
  return slowest.find((state) => refunds.some((refund) => refund.state === state)) ?? 'succeeded';
}
