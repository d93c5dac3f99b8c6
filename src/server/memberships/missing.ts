import { ordersWithoutPeriod } from '#server/orders/periods.ts';
import type { Order } from '#server/orders/store.ts';
import { answerOf } from '#server/payments/answer.ts';
import { mayAskAgain, type Payments } from '#server/payments/ask.ts';
import { attemptsOf, changeAttempt } from '#server/payments/attempts.ts';
import { requestOf } from '#server/payments/request.ts';
import { askAboutMembership } from './follow.ts';

/** Younger ones are still being followed by the job of their payment. */
const youngestMilliseconds = 2 * 60_000;

/** The job of a payment gives up after five days; nobody's membership stays away for longer than this. */
const oldestMilliseconds = 7 * 24 * 3600 * 1000;

const askAgainMilliseconds = 5 * 60_000;

const batch = 20;

/** Finds memberships that were paid for and never came into our books, as after a long outage of their provider. */
export async function findMissing(payments: Payments): Promise<void> {
  const now = payments.clock.now().getTime();
  const missing = await ordersWithoutPeriod(payments.database, {
    from: new Date(now - oldestMilliseconds),
    to: new Date(now - youngestMilliseconds),
    limit: batch,
  });
  // One provider that does not answer holds up nobody else's.
  for (const order of missing) await begin(payments, order);
}

async function begin(payments: Payments, order: Order): Promise<void> {
  const attempts = await attemptsOf(payments.database, order.orderNumber);
  const paid = attempts.find(({ state }) => state === 'succeeded');
  const provider = paid && payments.providers.get(paid.provider);
  if (!provider || !mayAskAgain(payments.clock, paid, askAgainMilliseconds)) return;
  await changeAttempt(payments.database, paid, { askedAt: payments.clock.now() });
  const said = await answerOf(
    payments,
    paid,
    provider.fetch(requestOf(payments, order, paid), paid.reference),
  );
  if (!said?.subscription) return;
  const begun = { provider: provider.name, reference: said.subscription };
  await askAboutMembership(payments, begun).catch((err) => payments.onNoAnswer({ ...paid, err }));
}
