import type { JobPayload } from '#server/jobs/index.ts';
import type { Providers } from '#server/providers/provider.ts';
import { type Waiting, withinLimit } from '../answer.ts';
import { isUnderWay, type Refund } from '../balance.ts';
import { type RefundSettling, settleRefund } from './settle.ts';
import { changeRefund, refundsOf } from './store.ts';

export interface Refunding extends RefundSettling, Waiting {
  readonly providers: Providers;
}

/**
 * The job of a refund: asks the provider for it, with the refund's id as the key, so that asked again it acts once.
 *
 * @throws Error where the provider did not answer: nothing is known, and the job is tried again
 */
export async function sendRefund(
  refunding: Refunding,
  { orderNumber, refundId }: JobPayload<'payments.refund'>,
): Promise<void> {
  const refund = (await refundsOf(refunding.database, orderNumber)).find(({ id }) => id === refundId);
  if (refund) await askForRefund(refunding, refund);
}

/** Asks for a refund, or what became of it; one that has ended is left alone. @throws Error as `sendRefund` does */
export async function askForRefund(refunding: Refunding, refund: Refund): Promise<void> {
  if (!isUnderWay(refund)) return;
  const { orderNumber, id, payment, amount, currency } = refund;
  // Before all else: one that can never be asked for must not be the first in line each time.
  await changeRefund(refunding.database, refund, { askedAt: refunding.clock.now() });
  const provider = refunding.providers.get(refund.provider);
  if (!provider) throw new Error(`The provider ${refund.provider} of a refund is not set up.`);
  const said = await withinLimit(
    provider.refund({ idempotencyKey: id, orderNumber, payment, amount, currency }),
    refunding.answerLimitMilliseconds,
  );
  await settleRefund(refunding, refund.provider, {
    kind: 'refund',
    orderNumber,
    refundId: id,
    payment,
    refund: said,
  });
}
