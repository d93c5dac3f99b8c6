import { and, eq, exists, gt, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { periodOrders, refundedPeriod } from '#server/orders/periods.ts';
import type { Payments } from '#server/payments/ask.ts';
import { inTransaction } from '#server/platform/database/database.ts';
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
  const unclear = await payments.database
    .select()
    .from(subscriptions)
    .where(
      and(
        or(
          inArray(subscriptions.state, ['incomplete', 'past_due']),
          and(
            inArray(subscriptions.state, ['active', 'trialing']),
            or(lt(subscriptions.periodEnd, now), exists(refundedPeriod(payments.database, subscriptions))),
          ),
        ),
        or(
          isNull(subscriptions.askedAt),
          lt(subscriptions.askedAt, new Date(now.getTime() - askAgainMilliseconds)),
          // Asked by a clock that was ahead of ours, or before ours stepped back.
          gt(subscriptions.askedAt, new Date(now.getTime() + askAgainMilliseconds)),
        ),
      ),
    )
    .orderBy(sql`${subscriptions.askedAt} nulls first`)
    .limit(batch);
  for (const membership of unclear) {
    const asked = await ask(payments, membership, now);
    if (asked?.state === 'past_due' && asked.graceUntil && asked.graceUntil <= now) {
      await endUnpaid(payments, asked);
    }
    if (asked && asked.state !== 'canceled') await endWithdrawn(payments, asked);
  }
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
