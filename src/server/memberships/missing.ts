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

/** So many questions in one round. */
const questions = 20;

/** So many orders at a time are looked through for some that may be asked about. */
const part = 100;

/**
 * Finds memberships that were paid for and never came into our books, as after a long outage of their provider. Those of
 * which nothing is heard, however many, keep no later one from being asked about.
 */
export async function findMissing(payments: Payments): Promise<void> {
  const now = payments.clock.now().getTime();
  const span = { from: new Date(now - oldestMilliseconds), to: new Date(now - youngestMilliseconds) };
  let asked = 0;
  let missing: Order[] = [];
  do {
    missing = await ordersWithoutPeriod(payments.database, { ...span, limit: part, after: missing.at(-1) });
    // One provider that does not answer holds up nobody else's.
    for (const order of missing) if (asked < questions && (await begin(payments, order))) asked += 1;
  } while (missing.length === part && asked < questions);
}

/** @returns whether its provider was asked */
async function begin(payments: Payments, order: Order): Promise<boolean> {
  const attempts = await attemptsOf(payments.database, order.orderNumber);
  const paid = attempts.find(({ state }) => state === 'succeeded');
  const provider = paid && payments.providers.get(paid.provider);
  if (!provider || !mayAskAgain(payments.clock, paid, askAgainMilliseconds)) return false;
  await changeAttempt(payments.database, paid, { askedAt: payments.clock.now() });
  const said = await answerOf(
    payments,
    paid,
    provider.fetch(requestOf(payments, order, paid), paid.reference),
  );
  if (!said?.subscription) return true;
  const begun = { provider: provider.name, reference: said.subscription };
  await askAboutMembership(payments, begun).catch((err) => payments.onNoAnswer({ ...paid, err }));
  return true;
}
