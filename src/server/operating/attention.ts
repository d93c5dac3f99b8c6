import type { Attempt } from '#server/payments/attempts.ts';
import type { Dispute, PaymentBalance, Refund } from '#server/payments/balance.ts';
import { type Mismatch, openMismatches } from '#server/payments/mismatches.ts';
import { failedRefunds, openDisputes, openSurplus, unknownAttempts } from '#server/payments/unsettled.ts';
import type { Room } from '#server/platform/room.ts';
import { type TroubledJob, troubled } from './jobs.ts';

/** A provider that was not asked yet is no reason to worry. */
const unknownMilliseconds = 10 * 60_000;

/** What would give money of one payment back, and of no other. */
export interface GiveBack {
  readonly orderNumber: string;
  /** The provider's id of the payment. */
  readonly payment: string;
  /** In hundredths; all that is left of the payment unless it is less. */
  readonly amount: number | 'all';
}

export interface SurplusToSee {
  readonly orderNumber: string;
  readonly at: Date;
  readonly amount: number;
  readonly currency: string;
  readonly provider: string;
  /** Null where it goes back by itself. */
  readonly again: GiveBack | null;
}

export interface RefundToSee {
  readonly refund: Refund;
  readonly again: GiveBack;
}

export interface MismatchToSee {
  readonly mismatch: Mismatch;
  readonly attempt: Attempt | undefined;
  /** Whether it can be taken in and given back; what is another order's cannot. */
  readonly ours: boolean;
}

/** What a person must look at. */
export interface Attention {
  readonly surplus: readonly SurplusToSee[];
  /** Money that is not what was asked for. */
  readonly mismatches: readonly MismatchToSee[];
  readonly refunds: readonly RefundToSee[];
  readonly disputes: readonly Dispute[];
  readonly unknown: readonly Attempt[];
  readonly jobs: readonly TroubledJob[];
}

/** Money that came too often or is not what was asked for, refunds that failed, open disputes, payments of which nothing is known, jobs in trouble. */
export async function attentionNeeded({ database, clock }: Room): Promise<Attention> {
  const before = new Date(clock.now().getTime() - unknownMilliseconds);
  const [surplus, open, failed, disputes, unknown, jobs] = await Promise.all([
    openSurplus(database),
    openMismatches(database),
    failedRefunds(database),
    openDisputes(database),
    unknownAttempts(database, before),
    troubled(database),
  ]);
  return {
    surplus: surplus.map(({ capture, payment, asked }) => ({
      orderNumber: capture.orderNumber,
      at: capture.at,
      amount: capture.amount,
      currency: capture.currency,
      provider: capture.provider,
      again: payment.refundable > 0 && asked ? giveBack(capture.orderNumber, payment) : null,
    })),
    mismatches: open.map((one) => ({ ...one, ours: one.mismatch.saidOrder === one.mismatch.orderNumber })),
    refunds: failed.map(({ refund, payment }) => ({
      refund,
      again: giveBack(refund.orderNumber, payment, refund.amount),
    })),
    disputes,
    unknown,
    jobs,
  };
}

function giveBack(
  orderNumber: string,
  { reference: payment, refundable }: PaymentBalance,
  amount = refundable,
): GiveBack {
  return { orderNumber, payment, amount: amount < refundable ? amount : 'all' };
}
