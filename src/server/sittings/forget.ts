import { and, asc, eq, inArray, isNull, lt } from 'drizzle-orm';
import {
  type Connection,
  type Database,
  inTransaction,
  type Transaction,
} from '#server/platform/database/database.ts';
import { ownedAs, ownedBy, type Reader } from '#server/platform/http/reader.ts';
import type { Sitting } from './store.ts';
import { sittingAnswers, sittings } from './tables.ts';

/** All sittings that a reader began. */
export function sittingsOf(database: Connection, reader: Reader): Promise<Sitting[]> {
  return database.select().from(sittings).where(ownedBy(sittings, reader));
}

/**
 * Deletes sittings with their answers and results. What they added to the counts of a day names nobody, and stays.
 *
 * @returns those that were there, as they were
 */
export async function forgetSittings(tx: Transaction, ids: readonly string[]): Promise<Sitting[]> {
  const gone: Sitting[] = [];
  for (const id of [...ids].sort()) {
    // Held first: whoever confirms it at this moment is waited for.
    gone.push(...(await tx.delete(sittings).where(eq(sittings.id, id)).returning()));
  }
  if (ids.length > 0) await tx.delete(sittingAnswers).where(inArray(sittingAnswers.sittingId, [...ids]));
  return gone;
}

/** Deletes some tests that were begun before a moment and never finished. @returns how many were found */
export async function forgetUnfinished(database: Database, before: Date, limit: number): Promise<number> {
  const isOld = and(isNull(sittings.confirmedAt), lt(sittings.startedAt, before));
  const found = await database
    .select({ id: sittings.id })
    .from(sittings)
    .where(isOld)
    .orderBy(asc(sittings.startedAt))
    .limit(limit);
  if (found.length === 0) return 0;
  const ids = found.map(({ id }) => id);
  await inTransaction(database, async (tx) => {
    // One that is confirmed at this moment is waited for, and stays.
    const gone = await tx
      .delete(sittings)
      .where(and(inArray(sittings.id, ids), isOld))
      .returning({ id: sittings.id });
    await forgetAnswers(tx, gone);
  });
  return found.length;
}

/** Deletes sittings that nobody can confirm any more, with their answers and results. */
export async function forgetSittingsAtOnce(tx: Transaction, sittingIds: readonly string[]): Promise<void> {
  if (sittingIds.length === 0) return;
  const gone = await tx
    .delete(sittings)
    .where(inArray(sittings.id, [...sittingIds]))
    .returning({ id: sittings.id });
  await forgetAnswers(tx, gone);
}

async function forgetAnswers(tx: Transaction, gone: readonly { id: string }[]): Promise<void> {
  if (gone.length === 0) return;
  const ids = gone.map(({ id }) => id);
  await tx.delete(sittingAnswers).where(inArray(sittingAnswers.sittingId, ids));
}

/** Takes the keys of invitations that are gone out of the sittings that were begun by them. */
export async function forgetInvitations(tx: Transaction, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await tx
    .update(sittings)
    .set({ invitation: null })
    .where(inArray(sittings.invitation, [...keys]));
}

/** Hands all sittings of a browser over to an account. */
export async function handOverSittings(tx: Transaction, from: Reader, to: Reader): Promise<void> {
  await tx.update(sittings).set(ownedAs(to)).where(ownedBy(sittings, from));
}
