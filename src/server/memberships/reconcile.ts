import { and, eq, gt, inArray, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { periodOrders, returnedPeriods } from '#server/orders/periods.ts';
import type { Payments } from '#server/payments/ask.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { endNow } from './end.ts';
import { endMembership } from './ending.ts';
import { askAboutMembership } from './follow.ts';
import { findMissing } from './missing.ts';
import type { Subscription } from './store.ts';
import { subscriptions } from './tables.ts';

/** A renewal whose notice was lost is made up for at this pace. */
const askAgainMilliseconds = 5 * 60_000;

/** So many questions to providers at a time. */
const batch = 20;

/**
 * Asks the providers about memberships that did not begin, whose period has ended or was given back, or that owe a renewal, and ends those
 * that were given back, and those that still owe it when the grace is over. Any number of processes may do so at once: the one door makes it harmless.
 */
export async function reconcileMemberships(payments: Payments): Promise<void> {
  await findMissing(payments);
  const now = payments.clock.now();
  for (const unclear of [isUnsettled(now), isReturned(payments.database, now)]) {
    for (const membership of await toAskAbout(payments.database, unclear, now)) {
      const asked = await ask(payments, membership, now);
      if (asked?.state === 'past_due' && asked.graceUntil && asked.graceUntil <= now) {
        await endUnpaid(payments, asked);
      }
      if (asked && asked.state !== 'canceled') await endWithdrawn(payments, asked);
    }
  }
}

const living = inArray(subscriptions.state, ['active', 'trialing']);

const isUnsettled = (now: Date) =>
  or(inArray(subscriptions.state, ['incomplete', 'past_due']), and(living, lt(subscriptions.periodEnd, now)));

/** Found from the orders that were given back, not by looking through all members: each part has an index, and on shards one. */
const isReturned = (database: Database, now: Date) =>
  and(
    living,
    sql`(${subscriptions.orderNumber}, ${subscriptions.periodEnd}) in ${returnedPeriods(database, now)}`,
  );

/** Some memberships of which something is unclear, those first that were not asked about for longest. */
function toAskAbout(database: Database, unclear: SQL | undefined, now: Date): Promise<Subscription[]> {
  const { askedAt } = subscriptions;
  const quiet = or(
    isNull(askedAt),
    lt(askedAt, new Date(now.getTime() - askAgainMilliseconds)),
    // Asked by a clock that was ahead of ours, or before ours stepped back.
    gt(askedAt, new Date(now.getTime() + askAgainMilliseconds)),
  );
  return database
    .select()
    .from(subscriptions)
    .where(and(unclear, quiet))
    .orderBy(sql`${askedAt} nulls first`)
    .limit(batch);
}

/** A membership whose running period was given back ends, also where the job that should have ended it gave up. */
async function endWithdrawn(payments: Payments, { orderNumber, periodEnd }: Subscription): Promise<void> {
  const periods = await periodOrders(payments.database, orderNumber);
  const withdrawn = periods.find(
    (order) => order.state === 'refunded' && order.periodEnd?.getTime() === periodEnd.getTime(),
  );
  if (withdrawn) await endNow(payments, { orderNumber: withdrawn.orderNumber });
}

/** Without an answer nothing changes, and others are asked first. */
async function ask(
  payments: Payments,
  membership: Subscription,
  at: Date,
): Promise<Subscription | undefined> {
  try {
    return await askAboutMembership(payments, membership);
  } catch (err) {
    payments.onNoAnswer({ ...membership, err });
    await payments.database
      .update(subscriptions)
      .set({ askedAt: at })
      .where(eq(subscriptions.orderNumber, membership.orderNumber));
    return undefined;
  }
}

async function endUnpaid({ database }: Payments, { orderNumber, periodEnd }: Subscription): Promise<void> {
  await inTransaction(database, async (tx) => {
    const paid = await periodOrders(tx, orderNumber);
    const last = paid.find((order) => order.periodEnd?.getTime() === periodEnd.getTime());
    if (last) await endMembership(tx, last.orderNumber);
  });
}
