import { and, eq } from 'drizzle-orm';
import { lockOrder, type Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import { afterCommit, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import type { Room } from '#server/platform/room.ts';
import type { ProviderWord } from '#server/providers/provider.ts';
import type { Movement, Refund } from '../balance.ts';
import { balanceOf } from '../ledger.ts';
import { followMoney } from '../standing.ts';
import { refundTransitions } from '../states.ts';
import { ledger, refunds, surplusCaptures } from '../tables.ts';
import { changeRefund, refundsOf } from './store.ts';

export type RefundWord = Extract<ProviderWord, { kind: 'refund' }>;

/** What follows from a refund that succeeded. */
export interface RefundTold {
  readonly refund: Refund;
  /** Whether nothing of the order's own payment is left. */
  readonly fully: boolean;
}

/** A refund that a person must look at. */
export interface RefundTrouble {
  readonly orderNumber: string;
  readonly refundId: string;
  /** `reversed`: it had succeeded, and the money came back to us. */
  readonly problem: 'failed' | 'reversed';
}

export interface RefundSettling extends Room {
  /** Written in the same transaction. */
  readonly onRefunded: (tx: Transaction, order: Order, told: RefundTold) => Promise<void>;
  /** Alarms someone, once it is written down. */
  readonly onRefundTrouble: (told: RefundTrouble) => void;
}

/**
 * The one door for a provider's word on money that goes back, be it a notice or the answer to our own question. One
 * transaction: the order is held, the refund moves along its table of states, the ledger gets its row, the order
 * follows. Said twice, in any order, it has one effect. What a provider gave back by itself becomes a refund too.
 *
 * @returns the refund as it is then
 * @throws Error where the payment is not known (yet), or the word speaks of another amount: nothing is written
 */
export function settleRefund(settling: RefundSettling, provider: string, word: RefundWord): Promise<Refund> {
  return inTransaction(settling.database, async (tx) => {
    const order = await lockOrder(tx, word.orderNumber);
    const refund = await findOrKeep(tx, settling.clock, provider, word);
    const { state } = word.refund;
    if (state === refund.state || !refundTransitions[refund.state].includes(state)) return refund;
    const at = settling.clock.now();
    const settled = await changeRefund(tx, refund, {
      state,
      reference: word.refund.reference,
      ...(state !== 'pending' && { settledAt: at }),
    });
    if (state === 'succeeded') await giveBack(tx, settling, order, settled, at);
    if (state === 'failed') await takeBack(tx, settling, order, refund, settled, at);
    return settled;
  });
}

/** The refund that a word is about: by our id, by the provider's, or kept now. */
async function findOrKeep(
  tx: Transaction,
  clock: Clock,
  provider: string,
  word: RefundWord,
): Promise<Refund> {
  const { orderNumber, payment, refund: said } = word;
  const known = (await refundsOf(tx, orderNumber)).filter((one) => one.provider === provider);
  const found =
    known.find(({ id }) => id === word.refundId) ??
    known.find((one) => one.reference === said.reference && one.payment === payment);
  if (found) {
    if (!matches(found, word)) throw new Error('A provider speaks of another refund than ours.');
    return found;
  }
  const capture = await captureOf(tx, orderNumber, provider, payment);
  if (capture.currency !== said.currency)
    throw new Error('A refund is in another currency than its payment.');
  const [kept] = await tx
    .insert(refunds)
    .values({
      orderNumber,
      id: newId(clock),
      provider,
      payment,
      amount: said.amount,
      currency: said.currency,
      state: 'requested',
      reason: 'provider',
      reference: said.reference,
      requestedAt: clock.now(),
    })
    .returning();
  return kept as Refund;
}

function matches(refund: Refund, { payment, refund: said }: RefundWord): boolean {
  return (
    refund.payment === payment &&
    refund.amount === said.amount &&
    refund.currency === said.currency &&
    (refund.reference === null || refund.reference === said.reference)
  );
}

/** @throws Error where that payment never came, or its notice is still on its way: a job that asks is tried again */
async function captureOf(
  tx: Transaction,
  orderNumber: string,
  provider: string,
  payment: string,
): Promise<Movement> {
  const captures = await tx
    .select()
    .from(ledger)
    .where(and(eq(ledger.orderNumber, orderNumber), eq(ledger.kind, 'capture')));
  const capture = captures.find((one) => one.provider === provider && one.reference === payment);
  if (!capture) throw new Error('A refund is about a payment that is not known.');
  return capture;
}

/** Writes down money that went back, and lets the order follow it. */
export async function giveBack(
  tx: Transaction,
  { onRefunded }: Pick<RefundSettling, 'onRefunded'>,
  order: Order,
  refund: Refund,
  at: Date,
): Promise<void> {
  await tx.insert(ledger).values(movementOf(refund, 'refund', at));
  await followSurplus(tx, refund, at);
  const moved = await followMoney(tx, order);
  await onRefunded(tx, moved, { refund, fully: moved.state === 'refunded' });
}

/** A refund that failed; where it had succeeded, the money is here again and its buyer still waits for it. */
async function takeBack(
  tx: Transaction,
  { onRefundTrouble }: RefundSettling,
  order: Order,
  before: Refund,
  refund: Refund,
  at: Date,
): Promise<void> {
  const reversed = before.state === 'succeeded';
  if (reversed) {
    await tx.insert(ledger).values(movementOf(refund, 'refund_reversal', at));
    await followSurplus(tx, refund, at);
    await followMoney(tx, order);
  }
  const { orderNumber } = order;
  const problem = reversed ? 'reversed' : 'failed';
  afterCommit(tx, () => onRefundTrouble({ orderNumber, refundId: refund.id, problem }));
}

function movementOf(refund: Refund, kind: 'refund' | 'refund_reversal', at: Date): Movement {
  const { orderNumber, amount, currency, provider, reference } = refund;
  return {
    orderNumber,
    id: `${kind}:${refund.id}`,
    kind,
    amount,
    currency,
    provider,
    reference: reference ?? refund.id,
    at,
  };
}

/** A payment that came once too often is settled when it has wholly gone back. */
async function followSurplus(tx: Transaction, { orderNumber, payment }: Refund, at: Date): Promise<void> {
  const { payments } = await balanceOf(tx, orderNumber);
  const surplus = payments.find((one) => one.surplus && one.reference === payment);
  if (!surplus) return;
  await tx
    .update(surplusCaptures)
    .set({ settledAt: surplus.refunded >= surplus.captured ? at : null })
    .where(and(eq(surplusCaptures.orderNumber, orderNumber), eq(surplusCaptures.reference, payment)));
}
