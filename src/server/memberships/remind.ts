import { and, eq, gt, inArray, isNull, lt, lte, or } from 'drizzle-orm';
import { plans } from '#server/catalogue/plans.ts';
import { lockOrder } from '#server/orders/store.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { Room } from '#server/platform/room.ts';
import { changeSubscription, findSubscription } from './store.ts';
import { subscriptions } from './tables.ts';
import { mailMember } from './tell.ts';

/** So long before a renewal its price and date are announced. */
const noticeMilliseconds = 14 * 24 * 3600 * 1000;

const batch = 50;

/** Those whose renewals are more than a month apart: nobody remembers them. */
const remindedPlans = plans.filter(({ every }) => every === 'year').map(({ skuId }) => skuId);

/** Announces renewals by mail, each once: the job is written in the transaction that notes it. */
export async function remindMembers({ database, clock }: Room): Promise<void> {
  const now = clock.now();
  const isDue = and(
    inArray(subscriptions.state, ['active', 'trialing']),
    eq(subscriptions.cancelAtPeriodEnd, false),
    inArray(subscriptions.skuId, remindedPlans),
    gt(subscriptions.periodEnd, now),
    lte(subscriptions.periodEnd, new Date(now.getTime() + noticeMilliseconds)),
    or(isNull(subscriptions.remindedFor), lt(subscriptions.remindedFor, subscriptions.periodEnd)),
  );
  const due = await database.select().from(subscriptions).where(isDue).limit(batch);
  for (const { orderNumber, periodEnd } of due) {
    await inTransaction(database, async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      const membership = await findSubscription(tx, orderNumber);
      const isReminded = (membership?.remindedFor?.getTime() ?? 0) >= periodEnd.getTime();
      const isChanged = membership?.periodEnd.getTime() !== periodEnd.getTime();
      if (!membership || isChanged || isReminded || membership.cancelAtPeriodEnd) return;
      await changeSubscription(tx, membership, { remindedFor: periodEnd });
      await mailMember(tx, { order, membership, news: 'reminder' });
    });
  }
}
