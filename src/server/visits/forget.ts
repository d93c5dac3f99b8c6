import { inArray } from 'drizzle-orm';
import type { Transaction } from '#server/platform/database/database.ts';
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
