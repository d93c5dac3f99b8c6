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
  const tells = or(like(outbox.kind, 'mail.%'), like(outbox.kind, 'report.%'));
  if (aggregateIds.length > 0)
    await tx.delete(outbox).where(and(tells, inArray(outbox.aggregateId, [...aggregateIds])));
  await forgetMails(tx, { addresses, kinds: 'mail.%' });
}

/**
 * Deletes the mails of some kinds that wait for some addresses.
 *
 * @param kinds as a pattern of SQL
 * @param addresses wholly lowered
 */
export async function forgetMails(
  tx: Transaction,
  { addresses, kinds }: { addresses: readonly string[]; kinds: `mail.${string}%` },
): Promise<void> {
  if (addresses.length === 0) return;
  const to = sql<string>`lower(${outbox.payload} ->> 'to')`;
  await tx.delete(outbox).where(and(like(outbox.kind, kinds), inArray(to, [...addresses])));
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
