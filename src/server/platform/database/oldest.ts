import { and, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** Some rows of a table that are old enough to go. */
export interface OldRows {
  /** The columns of the table's key. */
  readonly key: readonly PgColumn[];
  /** Which may go; asked again when they do. */
  readonly where: SQL | undefined;
  readonly orderBy: PgColumn;
  readonly limit: number;
}

/**
 * Deletes some rows, the oldest first. They are looked for without a lock, and named by their keys, which any shard
 * understands; only they are held, for as long as it takes to delete them.
 *
 * @returns how many were found; fewer than asked for where no more are old enough
 */
export async function deleteOldest(database: Database, table: PgTable, old: OldRows): Promise<number> {
  const { key, where, orderBy, limit } = old;
  const columns = Object.fromEntries(key.map((column) => [column.name, column]));
  const found = await database.select(columns).from(table).where(where).orderBy(orderBy).limit(limit);
  if (found.length === 0) return 0;
  const rows = found.map(
    (row) =>
      sql`(${sql.join(
        Object.values(row).map((value) => sql`${value}`),
        sql`, `,
      )})`,
  );
  const named = sql`(${sql.join([...key], sql`, `)}) in (${sql.join(rows, sql`, `)})`;
  await database.delete(table).where(and(named, where));
  return found.length;
}
