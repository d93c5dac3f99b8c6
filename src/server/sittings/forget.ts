import { eq, inArray } from 'drizzle-orm';
import type { Connection, Transaction } from '#server/platform/database/database.ts';
import { ownedBy, type Reader } from '#server/platform/http/reader.ts';
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
