import { and, inArray, like, lt, or, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../database/database.ts';
import { deleteOldest } from '../database/oldest.ts';
import { outbox } from './tables.ts';

/**
 * Deletes the jobs that would still write to somebody, or about somebody: mails and files of what some aggregates are
 * about, and every mail to some addresses. Money that is on its way is no mail, and goes on.
 *
 * @param addresses wholly lowered
 */
export async function forgetJobs(
  tx: Transaction,
  { aggregateIds, addresses }: { aggregateIds: readonly string[]; addresses: readonly string[] },
): Promise<void> {
  const isMail = like(outbox.kind, 'mail.%');
  const tells = or(isMail, like(outbox.kind, 'report.%'));
  if (aggregateIds.length > 0)
    await tx.delete(outbox).where(and(tells, inArray(outbox.aggregateId, [...aggregateIds])));
  if (addresses.length > 0) {
    const to = sql<string>`lower(${outbox.payload} ->> 'to')`;
    await tx.delete(outbox).where(and(isMail, inArray(to, [...addresses])));
  }
}

/** Deletes some jobs that ended well before a moment. @returns how many were found */
export function forgetDone(database: Database, before: Date, limit: number): Promise<number> {
  const { aggregateId, id, doneAt } = outbox;
  return deleteOldest(database, outbox, {
    key: [aggregateId, id],
    where: lt(doneAt, before),
    orderBy: doneAt,
    limit,
  });
}
