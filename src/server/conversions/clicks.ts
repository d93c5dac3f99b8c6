import { eq, inArray, lt } from 'drizzle-orm';
import type { Connection, Database, Transaction } from '#server/platform/database/database.ts';
import { deleteOldest } from '#server/platform/database/oldest.ts';
import { adClicks } from './tables.ts';

export type AdClick = typeof adClicks.$inferSelect;

/** What a visit agreed to be told; undefined where it never did, or took it back. */
export async function findClick(database: Connection, logid: string): Promise<AdClick | undefined> {
  const [click] = await database.select().from(adClicks).where(eq(adClicks.logid, logid));
  return click;
}

/** Keeps what a visit agreed to; another advertisement takes the place of the one before. */
export async function keepClick(tx: Transaction, click: AdClick): Promise<void> {
  const { logid: _, ...said } = click;
  await tx.insert(adClicks).values(click).onConflictDoUpdate({ target: adClicks.logid, set: said });
}

/** From now on nothing of these visits is told, whatever is still on its way. */
export async function forgetClicks(tx: Connection, logids: readonly string[]): Promise<void> {
  if (logids.length > 0) await tx.delete(adClicks).where(inArray(adClicks.logid, [...logids]));
}

/** Deletes some that were agreed to before a moment. @returns how many were found */
export function forgetOldClicks(database: Database, before: Date, limit: number): Promise<number> {
  const { logid, agreedAt } = adClicks;
  return deleteOldest(database, adClicks, {
    key: [logid],
    where: lt(agreedAt, before),
    orderBy: agreedAt,
    limit,
  });
}
