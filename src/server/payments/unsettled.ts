import { and, eq, inArray, isNull, lt, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Connection } from '#server/platform/database/database.ts';
import type { Attempt } from './attempts.ts';
import type { Dispute, PaymentBalance, Refund } from './balance.ts';
import { balanceOf } from './ledger.ts';
import { refundsOf } from './refunds/store.ts';
import { openStates } from './states.ts';
import { disputes, paymentAttempts, refunds, surplusCaptures } from './tables.ts';

/** Money that came for an order which was paid already, with what its payment comes to now. */
export interface OpenSurplus {
  readonly capture: typeof surplusCaptures.$inferSelect;
  readonly payment: PaymentBalance;
  /** Whether it was asked back before. */
  readonly asked: boolean;
}

/** What came once too often and has not gone back: neither by us, nor taken by its bank. */
export async function openSurplus(database: Connection): Promise<OpenSurplus[]> {
  const captures = await database.select().from(surplusCaptures).where(isNull(surplusCaptures.settledAt));
  const open: OpenSurplus[] = [];
  for (const capture of captures) {
    const payment = await paymentOf(database, capture.orderNumber, capture.reference);
    if (!payment || payment.refunded + payment.chargedBack >= payment.captured) continue;
    const asked = (await refundsOf(database, capture.orderNumber)).some(
      (refund) => refund.payment === capture.reference,
    );
    open.push({ capture, payment, asked });
  }
  return open;
}

/** Refunds that failed and were not asked for anew since, as far as there is still something to give back. */
export async function failedRefunds(
  database: Connection,
): Promise<{ refund: Refund; payment: PaymentBalance }[]> {
  const again = alias(refunds, 'again');
  const anew = database
    .select({ id: again.id })
    .from(again)
    .where(
      and(
        eq(again.orderNumber, refunds.orderNumber),
        eq(again.payment, refunds.payment),
        lt(refunds.id, again.id),
      ),
    );
  const failed = await database
    .select()
    .from(refunds)
    .where(and(eq(refunds.state, 'failed'), notExists(anew)));
  const open = [];
  for (const refund of failed) {
    const payment = await paymentOf(database, refund.orderNumber, refund.payment);
    if (payment && payment.refundable > 0) open.push({ refund, payment });
  }
  return open;
}

export function openDisputes(database: Connection): Promise<Dispute[]> {
  return database.select().from(disputes).where(eq(disputes.state, 'open'));
}

/** Payments that were begun before a moment, and of which their provider has said nothing yet. */
export function unknownAttempts(database: Connection, before: Date): Promise<Attempt[]> {
  return database
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.state, 'unknown'), lt(paymentAttempts.createdAt, before)));
}

/** How many payments and refunds have not ended. */
export async function underWay(database: Connection): Promise<{ payments: number; refunds: number }> {
  return {
    payments: await database.$count(paymentAttempts, inArray(paymentAttempts.state, [...openStates])),
    refunds: await database.$count(refunds, inArray(refunds.state, ['requested', 'pending'])),
  };
}

async function paymentOf(
  database: Connection,
  orderNumber: string,
  reference: string,
): Promise<PaymentBalance | undefined> {
  const { payments } = await balanceOf(database, orderNumber);
  return payments.find((payment) => payment.reference === reference);
}
