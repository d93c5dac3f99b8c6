import type { Order } from '#server/orders/store.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { answerOf } from './answer.ts';
import type { Payments } from './ask.ts';
import { type Attempt, changeAttempt, lockWithAttempts } from './attempts.ts';
import { requestOf } from './request.ts';
import { settle } from './settle.ts';

/**
 * Sends an attempt to its provider, with the attempt's id as the idempotency key: sent again, the provider acts once.
 *
 * @param what.isOurs it was written down as being sent, by whoever sends it now; where that is so long ago that another may have taken
 *   it since, it is claimed as well
 * @returns the attempt as the provider's answer left it; unknown where there was no answer in time
 */
export async function sendToProvider(
  payments: Payments,
  { order, attempt, isOurs = false }: { order: Order; attempt: Attempt; isOurs?: boolean },
): Promise<Attempt> {
  const provider = payments.providers.get(attempt.provider);
  if (!provider) return attempt;
  const isClaimed = isOurs && !isUnsent(payments, attempt);
  if (!isClaimed && !(await claim(payments, attempt))) return attempt;
  const request = provider.create(requestOf(payments, order, attempt));
  const said = await answerOf(payments, attempt, request);
  if (!said) return markUnknown(payments, attempt);
  return (await settle(payments, { orderNumber: order.orderNumber, attemptId: attempt.id }, said)) ?? attempt;
}

/** Whether the server ended between writing an attempt down and sending it: no answer can be on its way any more. */
export function isUnsent(
  { clock, answerLimitMilliseconds }: Pick<Payments, 'clock' | 'answerLimitMilliseconds'>,
  attempt: Attempt,
): boolean {
  const age = clock.now().getTime() - (attempt.sentAt ?? attempt.createdAt).getTime();
  return attempt.state === 'created' && age > 2 * answerLimitMilliseconds;
}

/**
 * Whether an attempt can stand aside while its provider is silent: nobody was told its page, nobody is about to be, and
 * so no money can have moved.
 */
export function mayStandAside(payments: Payments, attempt: Attempt): boolean {
  const { ownPage } = payments.providers.get(attempt.provider) ?? {};
  const isSilent = attempt.state === 'unknown' || isUnsent(payments, attempt);
  return ownPage === true && isSilent && attempt.reference === null;
}

/**
 * Makes this the only process that sends an attempt, or gives it up, for as long as an answer may be on its way.
 * Without it, one tab could send what another has just given up, and both would be charged.
 */
export function claim(
  payments: Pick<Payments, 'database' | 'clock' | 'answerLimitMilliseconds'>,
  { orderNumber, id }: Attempt,
): Promise<boolean> {
  return inTransaction(payments.database, async (tx) => {
    const { attempts } = await lockWithAttempts(tx, orderNumber);
    const attempt = attempts.find((one) => one.id === id);
    if (attempt?.state !== 'created' || attempt.setAsideAt !== null) return false;
    if (attempt.sentAt !== null && !isUnsent(payments, attempt)) return false;
    await changeAttempt(tx, attempt, { sentAt: payments.clock.now() });
    return true;
  });
}

/** Whether the provider acted is not known, so nothing is guessed: the reconciler asks. */
function markUnknown({ database }: Payments, { orderNumber, id }: Attempt): Promise<Attempt> {
  return inTransaction(database, async (tx) => {
    const { attempts } = await lockWithAttempts(tx, orderNumber);
    const attempt = attempts.find((one) => one.id === id) as Attempt;
    if (attempt.state !== 'created') return attempt;
    return (await changeAttempt(tx, attempt, { state: 'unknown' })) as Attempt;
  });
}
