import { and, asc, count, eq, gte, isNotNull, isNull, notInArray, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { firstAttempts } from './store.ts';
import { outbox } from './tables.ts';

/** A job as it stands in the table. */
export type OutboxRow = typeof outbox.$inferSelect;

/** Given up, or tried so often; each by the index of its own, which holds no job that is done. */
const isTroubled = and(
  isNull(outbox.doneAt),
  or(isNotNull(outbox.deadAt), and(isNull(outbox.deadAt), gte(outbox.attempts, firstAttempts))),
);

/** Written, and of a kind that nobody carries out: misspelt, or of a version that is not here. */
const isUnknown = (kinds: readonly string[]) =>
  and(isNull(outbox.doneAt), isNull(outbox.deadAt), notInArray(outbox.kind, [...kinds]));

/** How many jobs wait of each kind that is not among those that are known. */
export async function unknownKinds(
  database: Database,
  kinds: readonly string[],
): Promise<{ kind: string; waiting: number }[]> {
  return database
    .select({ kind: outbox.kind, waiting: count() })
    .from(outbox)
    .where(isUnknown(kinds))
    .groupBy(outbox.kind)
    .orderBy(asc(outbox.kind));
}

/**
 * Jobs that were given up, those that keep failing and are still tried, and those that nobody carries out, oldest first.
 *
 * @param kinds those that are carried out
 */
export function troubledJobs(database: Database, kinds: readonly string[]): Promise<OutboxRow[]> {
  return database
    .select()
    .from(outbox)
    .where(or(isTroubled, isUnknown(kinds)))
    .orderBy(asc(outbox.createdAt));
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
