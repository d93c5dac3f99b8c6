import { and, eq, inArray, isNull, lt, notExists, or, sql } from 'drizzle-orm';
import { releaseCoupon } from '#server/catalogue/coupons.ts';
import { lockOrder, moveOrder } from '#server/orders/store.ts';
import { orders } from '#server/orders/tables.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { askProvider, type Payments } from './ask.ts';
import { attemptsOf } from './attempts.ts';
import { isOpen, openStates } from './states.ts';
import { paymentAttempts } from './tables.ts';

/** Younger attempts are still being spoken about by the call that made them. */
const youngest = 3_000;

/** A notice that never came is made up for at this pace at first, and ever more seldom: after a part of its age. */
const askAgainSeconds = 5;
const share = 20;

/** A buyer who left is not waited for longer; paying later still works. */
const expiryMilliseconds = 24 * 3600 * 1000;

const batch = 50;

/**
 * Asks the providers about open payments whose notice or answer was lost, and lets orders expire that nobody pays.
 * Any number of processes may do so at once: the one door makes it harmless.
 */
export async function reconcile(payments: Payments): Promise<void> {
  const at = payments.clock.now().toISOString();
  const now = Date.parse(at);
  const open = await payments.database
    .select()
    .from(paymentAttempts)
    .where(
      and(
        inArray(paymentAttempts.state, [...openStates]),
        lt(paymentAttempts.createdAt, new Date(now - youngest)),
        or(
          isNull(paymentAttempts.askedAt),
          sql`${at}::timestamptz - ${paymentAttempts.askedAt}
            > greatest(make_interval(secs => ${askAgainSeconds}), (${at}::timestamptz - ${paymentAttempts.createdAt}) / ${share}::int)`,
        ),
      ),
    )
    .orderBy(sql`coalesce(${paymentAttempts.askedAt}, ${paymentAttempts.createdAt})`)
    .limit(batch);
  for (const attempt of open) await askProvider(payments, attempt);
  await expireOrders(payments, new Date(now - expiryMilliseconds));
}

async function expireOrders({ database }: Payments, before: Date): Promise<void> {
  const underWay = database
    .select({ id: paymentAttempts.id })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.orderNumber, orders.orderNumber),
        inArray(paymentAttempts.state, [...openStates]),
      ),
    );
  const old = await database
    .select({ orderNumber: orders.orderNumber })
    .from(orders)
    .where(and(eq(orders.state, 'pending'), lt(orders.pendingAt, before), notExists(underWay)))
    .orderBy(orders.pendingAt)
    .limit(batch);
  for (const { orderNumber } of old) {
    await inTransaction(database, async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      const attempts = await attemptsOf(tx, orderNumber);
      if (order.state !== 'pending' || attempts.some(({ state }) => isOpen(state))) return;
      await releaseCoupon(tx, orderNumber);
      await moveOrder(tx, order, 'expired');
    });
  }
}
