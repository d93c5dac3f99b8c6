import { and, eq } from 'drizzle-orm';
import type { OrderState } from '#contract/orders.ts';
import { mayBecome } from '#server/orders/states.ts';
import { lockOrder, moveOrder, type Order } from '#server/orders/store.ts';
import { afterCommit, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import type { Room } from '#server/platform/room.ts';
import type { ProviderWord } from '#server/providers/provider.ts';
import type { Dispute, PaymentBalance } from './balance.ts';
import { balanceOf } from './ledger.ts';
import { followMoney } from './standing.ts';
import { disputes, ledger } from './tables.ts';

export type DisputeWord = Extract<ProviderWord, { kind: 'dispute' }>;

/** A dispute that a person must look at. */
export interface DisputeTrouble {
  readonly orderNumber: string;
  readonly reference: string;
  /**
   * `opened`: somebody may want to answer it. `unknownPayment`: it is about a payment that we do not have (yet).
   * `wonAfterLost`: the money is here again, and what it bought stays locked.
   */
  readonly problem: 'opened' | 'lost' | 'unknownPayment' | 'wonAfterLost';
}

export interface DisputeSettling extends Room {
  /** What follows when an order is locked by a dispute, opened again or lost, written in the same transaction. */
  readonly onDisputed: (tx: Transaction, order: Order) => Promise<void>;
  /** Alarms someone, once it is written down. */
  readonly onDisputeTrouble: (told: DisputeTrouble) => void;
}

/** An end can be turned around by the bank; a word that it is open comes too late by then. */
const disputeTransitions: Record<Dispute['state'], readonly Dispute['state'][]> = {
  open: ['won', 'lost'],
  won: ['lost'],
  lost: ['won'],
};

/**
 * The one door for a provider's word on a dispute. While it is open the order is locked; won, it is paid again; lost,
 * the money is gone and so is what it bought, unless it was a part. Words may come in any order and often.
 *
 * @throws Error for a payment that is not known (yet): the dispute is kept, and a job that said so is tried again
 */
export async function settleDispute(
  settling: DisputeSettling,
  provider: string,
  word: DisputeWord,
): Promise<void> {
  const known = await inTransaction(settling.database, async (tx) => {
    const order = await lockOrder(tx, word.orderNumber);
    const { payments } = await balanceOf(tx, order.orderNumber);
    const disputed = payments.find((one) => one.provider === provider && one.reference === word.payment);
    const kept = await keep(tx, settling, provider, word);
    if (!disputed) {
      if (kept.news) alarm(tx, settling, kept.dispute, 'unknownPayment');
      return false;
    }
    const left = disputed.captured - disputed.refunded - disputed.chargedBack;
    const amount = word.withinPayment ? Math.min(left, kept.dispute.amount) : kept.dispute.amount;
    await settleKept(tx, settling, order, disputed, { ...kept, amount });
    return true;
  });
  if (!known) throw new Error('A dispute is about a payment that is not known.');
}

/** The dispute as it stands after this word, and whether the word was news. */
async function keep(
  tx: Transaction,
  { clock }: DisputeSettling,
  provider: string,
  { orderNumber, reference, payment, state, amount, currency }: DisputeWord,
): Promise<{ dispute: Dispute; news: boolean }> {
  const at = clock.now();
  const here = and(eq(disputes.orderNumber, orderNumber), eq(disputes.reference, reference));
  const [before] = await tx.select().from(disputes).where(here);
  const closedAt = state === 'open' ? null : at;
  if (!before) {
    const row = {
      orderNumber,
      reference,
      provider,
      payment,
      state,
      amount,
      currency,
      openedAt: at,
      closedAt,
    };
    await tx.insert(disputes).values(row);
    return { dispute: row, news: true };
  }
  if (before.provider !== provider || before.payment !== payment || before.currency !== currency) {
    throw new Error('A provider speaks of another dispute than the one it opened.');
  }
  if (!disputeTransitions[before.state].includes(state)) return { dispute: before, news: false };
  await tx.update(disputes).set({ state, amount, closedAt }).where(here);
  return { dispute: { ...before, state, amount, closedAt }, news: true };
}

/** Lets ledger and order follow a dispute; what is written already is not written again. */
async function settleKept(
  tx: Transaction,
  settling: DisputeSettling,
  order: Order,
  disputed: PaymentBalance,
  { dispute, news, amount }: { dispute: Dispute; news: boolean; amount: number },
): Promise<void> {
  const appended = await followLedger(tx, settling, { ...dispute, amount });
  if (news && dispute.state === 'open') alarm(tx, settling, dispute, 'opened');
  if (appended === 'chargeback') alarm(tx, settling, dispute, 'lost');
  if (appended === 'chargeback_reversal') alarm(tx, settling, dispute, 'wonAfterLost');
  if (disputed.surplus) return;
  const to = await nextState(tx, order, dispute);
  const moved = to && mayBecome(order.state, to) ? await moveOrder(tx, order, to) : undefined;
  const followed = await followMoney(tx, moved ?? order);
  if (moved) await settling.onDisputed(tx, followed);
}

/**
 * Lost, the money is gone and what it bought is locked. Where the bank took a part only, the rest is still paid: the order
 * is opened again, as given back in part.
 */
async function nextState(tx: Transaction, order: Order, dispute: Dispute): Promise<OrderState | undefined> {
  if (dispute.state === 'open') return 'disputed';
  if (dispute.state === 'lost' && (await balanceOf(tx, order.orderNumber)).net <= 0) return 'refunded';
  return order.state === 'disputed' && !(await isStillDisputed(tx, dispute)) ? 'paid' : undefined;
}

/** Whether another dispute over the same payment goes on. */
async function isStillDisputed(tx: Transaction, { orderNumber, payment }: Dispute): Promise<boolean> {
  const open = await tx
    .select({ reference: disputes.reference })
    .from(disputes)
    .where(
      and(eq(disputes.orderNumber, orderNumber), eq(disputes.payment, payment), eq(disputes.state, 'open')),
    );
  return open.length > 0;
}

/** What the bank took with a lost dispute, and gave back where that was turned around. */
async function followLedger(
  tx: Transaction,
  { clock }: DisputeSettling,
  dispute: Dispute,
): Promise<'chargeback' | 'chargeback_reversal' | undefined> {
  const { orderNumber, reference, provider, amount, currency } = dispute;
  const before = await tx
    .select()
    .from(ledger)
    .where(
      and(
        eq(ledger.orderNumber, orderNumber),
        eq(ledger.provider, provider),
        eq(ledger.reference, reference),
      ),
    )
    .orderBy(ledger.at);
  const taken = before.filter(({ kind }) => kind === 'chargeback');
  const returned = before.filter(({ kind }) => kind === 'chargeback_reversal');
  const gone = taken.length > returned.length;
  const row = { orderNumber, currency, provider, reference, at: clock.now() };
  if (dispute.state === 'lost' && !gone && amount > 0) {
    const id = numbered(`chargeback:${reference}`, taken.length);
    await tx.insert(ledger).values({ ...row, id, kind: 'chargeback', amount });
    return 'chargeback';
  }
  if (dispute.state === 'won' && gone) {
    const id = numbered(`chargeback_reversal:${reference}`, returned.length);
    const back = taken.at(-1)?.amount ?? amount;
    await tx.insert(ledger).values({ ...row, id, kind: 'chargeback_reversal', amount: back });
    return 'chargeback_reversal';
  }
  return undefined;
}

/** A dispute can be turned around more than once, so its movements are numbered from the second on. */
function numbered(id: string, before: number): string {
  return before === 0 ? id : `${id}:${before + 1}`;
}

function alarm(
  tx: Transaction,
  { onDisputeTrouble }: DisputeSettling,
  { orderNumber, reference }: Dispute,
  problem: DisputeTrouble['problem'],
): void {
  afterCommit(tx, () => onDisputeTrouble({ orderNumber, reference, problem }));
}
