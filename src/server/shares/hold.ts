import { eq, inArray } from 'drizzle-orm';
import type { ShareChoice } from '#contract/shares.ts';
import { enqueue } from '#server/jobs/index.ts';
import { type Connection, inTransaction, type Transaction } from '#server/platform/database/database.ts';
import { randomKey } from '#server/platform/keys.ts';
import type { Room } from '#server/platform/room.ts';
import { shareCodes, shares } from './tables.ts';

export type Share = typeof shares.$inferSelect;

/** The card of an order; undefined where it has none. */
export async function findShare(database: Connection, orderNumber: string): Promise<Share | undefined> {
  const [share] = await database.select().from(shares).where(eq(shares.orderNumber, orderNumber));
  return share;
}

/** The card with a key; undefined where there is none now. */
export async function findShareByKey(database: Connection, key: string): Promise<Share | undefined> {
  const [found] = await database.select().from(shareCodes).where(eq(shareCodes.code, key));
  const share = found && (await findShare(database, found.sharedOrder));
  return share?.code === key ? share : undefined;
}

/** Prepares a card under a key of its own; the one before it, with its key, is gone. */
export function prepareShare(
  { database, clock }: Room,
  orderNumber: string,
  { tells, sign, name }: ShareChoice,
): Promise<Share> {
  return inTransaction(database, async (tx) => {
    await forgetShares(tx, [orderNumber]);
    const code = randomKey('short');
    const made = { code, tells, sign, holderName: name, madeAt: clock.now(), publicAt: null };
    await tx.insert(shareCodes).values({ code, sharedOrder: orderNumber });
    // Race: of two that prepare at once the later one holds, and the key of the other leads nowhere.
    await tx
      .insert(shares)
      .values({ orderNumber, ...made })
      .onConflictDoUpdate({ target: shares.orderNumber, set: made });
    return { orderNumber, ...made };
  });
}

/** Makes a prepared card public. @returns undefined where none is prepared */
export async function publishShare(
  { database, clock }: Room,
  orderNumber: string,
): Promise<Share | undefined> {
  const [share] = await database
    .update(shares)
    .set({ publicAt: clock.now() })
    .where(eq(shares.orderNumber, orderNumber))
    .returning();
  return share;
}

/** Takes the cards of orders away, with their keys; the job deletes their pictures. */
export async function forgetShares(tx: Transaction, orderNumbers: readonly string[]): Promise<void> {
  if (orderNumbers.length === 0) return;
  const gone = await tx
    .delete(shares)
    .where(inArray(shares.orderNumber, [...orderNumbers]))
    .returning();
  await tx.delete(shareCodes).where(inArray(shareCodes.sharedOrder, [...orderNumbers]));
  for (const { orderNumber: aggregateId, madeAt } of gone) {
    const id = `share.forget:${madeAt.toISOString()}`;
    await enqueue(tx, { aggregateId, kind: 'share.forget', id, payload: {} });
  }
}
