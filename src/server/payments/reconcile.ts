import { and, eq, exists, inArray, isNull, lt, or, type SQLWrapper, sql } from 'drizzle-orm';
import { releaseCoupon } from '#server/catalogue/coupons.ts';
import { moveOrder, waitingSince } from '#server/orders/store.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import { askProvider, type Payments } from './ask.ts';
import { type Attempt, lockWithAttempts } from './attempts.ts';
import { isOpen, openStates } from './states.ts';
import { paymentAttempts } from './tables.ts';
import { askEach } from './turns.ts';

/** Younger attempts are still being spoken about by the call that made them. */
const youngest = 3_000;

/** A notice that never came is made up for at this pace at first, and ever more seldom: after a part of its age… */
const askAgainSeconds = 5;
const share = 20;

/** …but never later than this, however long the page or the voucher has been open: a payment is found within 10 minutes. */
const longestPauseSeconds = 300;

/** A buyer who left is not waited for longer; paying later still works. */
const expiryMilliseconds = 24 * 3600 * 1000;

/** So many of each provider in one round. */
const batch = 100;

/**
 * Asks the providers about open payments whose notice or answer was lost, and lets orders expire that nobody pays.
 * Any number of processes may do so at once: the one door makes it harmless.
 */
export async function reconcile(payments: Payments): Promise<void> {
  const now = payments.clock.now();
  await askEach(payments, {
    rows: (provider) => unheardOf(payments.database, provider, now),
    ask: askProvider,
  });
  await expireOrders(payments, new Date(now.getTime() - expiryMilliseconds));
}

/** The open payments at a provider that it is time to ask about, those first that were not asked about for longest. */
function unheardOf(database: Database, provider: string, now: Date): Promise<Attempt[]> {
  const at = now.toISOString();
  const { askedAt, createdAt } = paymentAttempts;
  return database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        inArray(paymentAttempts.state, [...openStates]),
        lt(createdAt, new Date(now.getTime() - youngest)),
        or(
          isNull(askedAt),
          sql`${at}::timestamptz - ${askedAt} > least(
            make_interval(secs => ${longestPauseSeconds}),
            greatest(make_interval(secs => ${askAgainSeconds}), (${at}::timestamptz - ${createdAt}) / ${share}::int)
          )`,
        ),
      ),
    )
    .orderBy(sql`coalesce(${askedAt}, ${createdAt})`)
    .limit(batch);
}

async function expireOrders({ database }: Payments, before: Date): Promise<void> {
  const underWay = (orderNumber: SQLWrapper) =>
    exists(
      database
        .select({ id: paymentAttempts.id })
        .from(paymentAttempts)
        .where(
          and(eq(paymentAttempts.orderNumber, orderNumber), inArray(paymentAttempts.state, [...openStates])),
        ),
    );
  const old = await waitingSince(database, { before, limit: batch, unless: underWay });
  for (const orderNumber of old) {
    await inTransaction(database, async (tx) => {
      const { order, attempts } = await lockWithAttempts(tx, orderNumber);
      if (order.state !== 'pending' || attempts.some(({ state }) => isOpen(state))) return;
      await releaseCoupon(tx, order);
      await moveOrder(tx, order, 'expired');
    });
  }
}
