import { inArray, lt } from 'drizzle-orm';
import type { Database, Transaction } from '#server/platform/database/database.ts';
import { deleteOldest } from '#server/platform/database/oldest.ts';
import { pageViews, visits } from './tables.ts';

/** Forgets visits: the pages that were seen in them are still counted, as nobody's. */
export async function forgetVisits(tx: Transaction, logids: readonly string[]): Promise<void> {
  if (logids.length === 0) return;
  await tx
    .update(pageViews)
    .set({ logid: null })
    .where(inArray(pageViews.logid, [...logids]));
  await tx.delete(visits).where(inArray(visits.logid, [...logids]));
}

/** Deletes some page views from before a moment. @returns how many were found */
export function forgetPageViews(database: Database, before: Date, limit: number): Promise<number> {
  const { id, seenAt } = pageViews;
  return deleteOldest(database, pageViews, { key: [id], where: lt(seenAt, before), orderBy: seenAt, limit });
}

/** Deletes some visits that began before a moment. @returns how many were found */
export function forgetOldVisits(database: Database, before: Date, limit: number): Promise<number> {
  const { logid, startedAt } = visits;
  return deleteOldest(database, visits, {
    key: [logid],
    where: lt(startedAt, before),
    orderBy: startedAt,
    limit,
  });
}
