import { and, eq, isNull } from 'drizzle-orm';
import { lockOrder, type Order } from '#server/orders/store.ts';
import {
  afterCommit,
  type Connection,
  inTransaction,
  type Transaction,
} from '#server/platform/database/database.ts';
import { OperatorError } from '#server/platform/errors.ts';
import type { Room } from '#server/platform/room.ts';
import type { ProviderPayment } from '#server/providers/provider.ts';
import { type Attempt, attemptsOf, changeAttempt } from './attempts.ts';
import type { Refund } from './balance.ts';
import { requestRefund } from './refunds/request.ts';
import { attemptTransitions } from './states.ts';
import { ledger, mismatches, surplusCaptures } from './tables.ts';

export type Mismatch = typeof mismatches.$inferSelect;

/** Money that its provider says came, and that is not what was asked for. */
export interface MismatchTold {
  readonly orderNumber: string;
  readonly attemptId: string;
  /** The provider's id of the payment. */
  readonly reference: string;
  /** In hundredths. */
  readonly asked: { readonly amount: number; readonly currency: string };
  readonly came: { readonly amount: number; readonly currency: string; readonly orderNumber: string };
}

export interface MismatchSettling extends Room {
  /** Alarms someone, once it is written down. */
  readonly onMismatch: (told: MismatchTold) => void;
}

/**
 * Writes down money that came and does not fit its attempt. It fulfils nothing and stands in no ledger: what it is, a
 * person finds out at the provider. Meanwhile its attempt waits, so that nobody is charged beside it. Said again, it
 * alarms nobody again.
 *
 * @param order held by this transaction
 */
export async function keepMismatch(
  tx: Transaction,
  { clock, onMismatch }: MismatchSettling,
  { order, attempt, said }: { order: Order; attempt: Attempt; said: ProviderPayment },
): Promise<Attempt> {
  const { orderNumber } = order;
  const reference = said.reference ?? attempt.id;
  const { amount, currency } = said;
  const [kept] = await tx
    .insert(mismatches)
    .values({
      orderNumber,
      reference,
      attemptId: attempt.id,
      provider: attempt.provider,
      amount,
      currency,
      saidOrder: said.orderNumber,
      at: clock.now(),
    })
    .onConflictDoNothing()
    .returning();
  if (!kept) return attempt;
  const asked = { amount: attempt.amount, currency: attempt.currency };
  const came = { amount, currency, orderNumber: said.orderNumber };
  afterCommit(tx, () => onMismatch({ orderNumber, attemptId: attempt.id, reference, asked, came }));
  if (!attemptTransitions[attempt.state].includes('processing')) return attempt;
  return (await changeAttempt(tx, attempt, { state: 'processing', actionUrl: null })) ?? attempt;
}

/** The provider says the right thing by now: what it said before is settled by that. */
export async function endMismatches(tx: Transaction, { orderNumber, id }: Attempt, at: Date): Promise<void> {
  await tx
    .update(mismatches)
    .set({ settledAt: at })
    .where(
      and(
        eq(mismatches.orderNumber, orderNumber),
        eq(mismatches.attemptId, id),
        isNull(mismatches.settledAt),
      ),
    );
}

/** All that a person has not looked at, with what was asked for instead; oldest first. */
export async function openMismatches(
  database: Connection,
): Promise<{ mismatch: Mismatch; attempt: Attempt | undefined }[]> {
  const open = await database
    .select()
    .from(mismatches)
    .where(isNull(mismatches.settledAt))
    .orderBy(mismatches.at);
  return Promise.all(
    open.map(async (mismatch) => {
      const attempts = await attemptsOf(database, mismatch.orderNumber);
      return { mismatch, attempt: attempts.find(({ id }) => id === mismatch.attemptId) };
    }),
  );
}

/**
 * Takes such money into the books as what came too often, and begins its way back: its attempt has failed then, and the
 * buyer can pay anew.
 *
 * @throws OperatorError where there is no such payment, or it is another order's
 */
export function giveMismatchBack(
  { database, clock }: Room,
  { orderNumber, reference }: { orderNumber: string; reference: string },
): Promise<Refund[]> {
  return inTransaction(database, async (tx) => {
    const order = await lockOrder(tx, orderNumber);
    const here = and(
      eq(mismatches.orderNumber, orderNumber),
      eq(mismatches.reference, reference),
      isNull(mismatches.settledAt),
    );
    const [mismatch] = await tx.select().from(mismatches).where(here);
    if (!mismatch)
      throw new OperatorError(
        `No payment ${reference} of this order waits for that: late lists those that do.`,
      );
    const at = clock.now();
    await assertOurs(tx, mismatch);
    const { attemptId, provider, amount, currency } = mismatch;
    const received = { orderNumber, amount, currency, provider, reference, at };
    await tx.insert(ledger).values({ ...received, id: mismatchMovement(reference), kind: 'capture' });
    await tx.insert(surplusCaptures).values({ ...received, attemptId });
    await tx.update(mismatches).set({ settledAt: at }).where(here);
    const attempt = (await attemptsOf(tx, orderNumber)).find(({ id }) => id === attemptId);
    if (attempt && attemptTransitions[attempt.state].includes('failed'))
      await changeAttempt(tx, attempt, { state: 'failed', failure: 'other', actionUrl: null });
    return requestRefund(tx, { order, amount: 'all', reason: 'operator', payment: reference, at });
  });
}

/** The ledger's id of money that did not fit and was taken in to be given back. */
export function mismatchMovement(reference: string): string {
  return `capture:mismatch:${reference}`;
}

/** @throws OperatorError for money that another order has or speaks of, and where nothing came */
async function assertOurs(tx: Transaction, mismatch: Mismatch): Promise<void> {
  const { provider, reference, orderNumber, saidOrder, amount } = mismatch;
  if (saidOrder !== orderNumber)
    throw new OperatorError(`${provider} says that it is of order ${saidOrder}: look at it there.`);
  if (amount <= 0) throw new OperatorError('Nothing came that could go back.');
  const [known] = await tx
    .select({ orderNumber: ledger.orderNumber })
    .from(ledger)
    .where(and(eq(ledger.provider, provider), eq(ledger.reference, reference), eq(ledger.kind, 'capture')));
  if (known) throw new OperatorError(`It is in the books of order ${known.orderNumber} already.`);
}
