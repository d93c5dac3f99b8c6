import type { SellsIn } from '#server/legal/selling.ts';
import { takesNoPayment } from '#server/orders/bringing.ts';
import { findOrder, type Order } from '#server/orders/store.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Transaction } from '#server/platform/database/database.ts';
import type {
  PaymentProvider,
  ProviderKind,
  ProviderPayment,
  Providers,
} from '#server/providers/provider.ts';
import { answerOf, type Waiting } from './answer.ts';
import { type Attempt, changeAttempt } from './attempts.ts';
import type { DisputeSettling } from './disputes.ts';
import type { RefundSettling } from './refunds/settle.ts';
import { requestOf } from './request.ts';
import { type Settling, settle } from './settle.ts';

export interface Payments extends Settling, RefundSettling, DisputeSettling, Waiting {
  /** Refuses what an order cannot buy now, such as a second membership, in the transaction that opens its payment. */
  readonly checkPurchase: (tx: Transaction, order: Order) => Promise<void>;
  /** What follows from a pay button that was pressed, in the transaction that opens the payment. */
  readonly onPressed: (tx: Transaction, order: Order) => Promise<void>;
  /** Whether anything may be sold in a market: a public site has to say first who sells. */
  readonly sellsIn: SellsIn;
  readonly providers: Providers;
  /** Those that a buyer can choose. */
  readonly offered: readonly ProviderKind[];
  /** Where a provider sends a buyer back to: the site's address, or nothing where its pages stand on the same host. */
  readonly baseOf: (provider: string) => string;
}

/** After so long without a trace at the provider, a request that was never answered never arrived. */
const neverArrivedMilliseconds = 60_000;

/** A buyer who has not confirmed within a day will not. */
const actionLimitMilliseconds = 24 * 3600 * 1000;

/**
 * Asks the provider what became of an open attempt, and settles it by the answer. Without an answer nothing changes.
 *
 * @returns the attempt as it is then
 */
export async function askProvider(payments: Payments, attempt: Attempt): Promise<Attempt> {
  const at = payments.clock.now();
  // Before all else: one that can never be asked must not be the first in line each time.
  await changeAttempt(payments.database, attempt, { askedAt: at });
  const provider = payments.providers.get(attempt.provider);
  if (!provider) return attempt;
  const order = await findOrder(payments.database, attempt.orderNumber);
  if (!order) return attempt;
  const question = questionFor(payments, provider, { order, attempt }, at);
  const said = await answerOf(payments, attempt, question);
  if (said) {
    return (
      (await settle(payments, { orderNumber: attempt.orderNumber, attemptId: attempt.id }, said)) ?? attempt
    );
  }
  return attempt;
}

/**
 * What the provider says; for a payment it never heard of, after a while, that nothing will come of it. One that waits
 * too long is given up, and so is one whose buyer turned to another provider, or that was left open while the order was
 * paid by another, or was brought by another order: completing it would charge the buyer once too often.
 */
async function questionFor(
  payments: Payments,
  provider: PaymentProvider,
  { order, attempt }: { order: Order; attempt: Attempt },
  at: Date,
): Promise<ProviderPayment | undefined> {
  const request = requestOf(payments, order, attempt);
  const age = at.getTime() - (attempt.sentAt ?? attempt.createdAt).getTime();
  const isLate = attempt.state === 'requires_action' && age > actionLimitMilliseconds;
  const isAside = attempt.setAsideAt !== null;
  const said = await (isLate || isAside || (await takesNoPayment(payments.database, order))
    ? provider.cancel(request, attempt.reference)
    : provider.fetch(request, attempt.reference));
  if (said || age < neverArrivedMilliseconds || attempt.reference) return said;
  return neverArrived(attempt);
}

/** What is known of a payment that the provider never heard of. */
export function neverArrived({ amount, currency, orderNumber }: Attempt): ProviderPayment {
  return {
    reference: null,
    state: 'canceled',
    failure: 'expired',
    actionUrl: null,
    amount,
    currency,
    orderNumber,
  };
}

/** Whether so much time has passed since the last question that another is no burden to the provider. */
export function mayAskAgain(clock: Clock, attempt: Attempt, milliseconds: number): boolean {
  const last = attempt.askedAt ?? attempt.createdAt;
  return clock.now().getTime() - last.getTime() >= milliseconds;
}
