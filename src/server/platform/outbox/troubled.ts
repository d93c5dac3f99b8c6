import { and, asc, eq, gte, isNotNull, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstAttempts } from './store.ts';
import { outbox } from './tables.ts';

/** A job as it stands in the table. */
export type OutboxRow = typeof outbox.$inferSelect;

const isTroubled = and(
  isNull(outbox.doneAt),
  or(isNotNull(outbox.deadAt), gte(outbox.attempts, firstAttempts)),
);

/** Jobs that were given up, and those that keep failing and are still tried, oldest first. */
export function troubledJobs(database: Database): Promise<OutboxRow[]> {
  return database.select().from(outbox).where(isTroubled).orderBy(asc(outbox.createdAt));
}

/**
 * Lets troubled jobs begin anew, with all their tries: for when what they failed at works again. One that is being
 * tried at this moment is not run beside itself, since its lease stays.
 *
 * @param which their kind, their id or what they are about; all of them without it
 * @returns those that are due now
 */
export function reviveJobs(database: Database, which?: string): Promise<OutboxRow[]> {
  const meant =
    which === undefined
      ? undefined
      : or(eq(outbox.kind, which), eq(outbox.id, which), eq(outbox.aggregateId, which));
  return database
    .update(outbox)
    .set({ deadAt: null, attempts: 0, runAt: new Date(0) })
    .where(and(isTroubled, meant))
    .returning();
}
