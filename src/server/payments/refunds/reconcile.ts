import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { lockOrder } from '#server/orders/store.ts';
import { type Database, inTransaction } from '#server/platform/database/database.ts';
import type { Refund } from '../balance.ts';
import { refunds, surplusCaptures } from '../tables.ts';
import { askEach } from '../turns.ts';
import { requestRefund } from './request.ts';
import { askForRefund, type Refunding } from './send.ts';

/** Younger questions may still be answered by a notice, or by the job that asked. */
const quietSeconds = 60;

/** Banks take days: one that is long under way is asked about ever more seldom, after a tenth of its age. */
const share = 10;

/** So many of each provider in one round. */
const batch = 20;

/**
 * Asks providers about refunds that nothing was heard of, and asks for those of payments that came once too often
 * and that nobody asked for. Any number of processes may do so at once.
 */
export async function reconcileRefunds(refunding: Refunding): Promise<void> {
  await requestSurplus(refunding);
  const now = refunding.clock.now().toISOString();
  await askEach(refunding, {
    rows: (provider) => unheardOf(refunding.database, provider, now),
    // Without an answer nothing is known, and it is asked again another time.
    ask: (room, refund) => askForRefund(room, refund).catch((err) => room.onNoAnswer({ ...refund, err })),
  });
}

/** The refunds under way at a provider that it is time to ask about. */
function unheardOf(database: Database, provider: string, now: string): Promise<Refund[]> {
  return database
    .select()
    .from(refunds)
    .where(
      and(
        eq(refunds.provider, provider),
        inArray(refunds.state, ['requested', 'pending']),
        sql`${now}::timestamptz - coalesce(${refunds.askedAt}, ${refunds.requestedAt})
          > greatest(make_interval(secs => ${quietSeconds}), (${now}::timestamptz - ${refunds.requestedAt}) / ${share}::int)`,
      ),
    )
    .orderBy(sql`coalesce(${refunds.askedAt}, ${refunds.requestedAt})`)
    .limit(batch);
}

async function requestSurplus({ database, clock }: Refunding): Promise<void> {
  const asked = database
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        eq(refunds.orderNumber, surplusCaptures.orderNumber),
        eq(refunds.payment, surplusCaptures.reference),
      ),
    );
  const unasked = await database
    .select()
    .from(surplusCaptures)
    .where(and(isNull(surplusCaptures.settledAt), notExists(asked)))
    .limit(batch);
  for (const { orderNumber, reference } of unasked) {
    await inTransaction(database, async (tx) => {
      const order = await lockOrder(tx, orderNumber);
      await requestRefund(tx, {
        order,
        amount: 'all',
        reason: 'surplus',
        payment: reference,
        at: clock.now(),
      });
    });
  }
}
