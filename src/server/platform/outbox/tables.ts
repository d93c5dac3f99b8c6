import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** What is still to be done, written in the transaction of the change that caused it. */
export const outbox = pgTable(
  'outbox',
  {
    /** What the job is about, most often an order; on a sharded database it stands beside it. */
    aggregateId: text('aggregate_id').notNull(),
    id: text('id').notNull(),
    kind: text('kind').notNull(),
    payload: jsonb('payload').notNull(),
    runAt: timestamp('run_at', { withTimezone: true }).notNull(),
    leaseUntil: timestamp('lease_until', { withTimezone: true }),
    leaseToken: text('lease_token'),
    attempts: integer('attempts').notNull().default(0),
    doneAt: timestamp('done_at', { withTimezone: true }),
    /** Given up after too many attempts; kept for a person to look at. */
    deadAt: timestamp('dead_at', { withTimezone: true }),
    lastError: text('last_error'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.aggregateId, table.id] }),
    index('outbox_open').on(table.runAt, table.createdAt).where(sql`done_at is null and dead_at is null`),
    index('outbox_dead').on(table.createdAt).where(sql`done_at is null and dead_at is not null`),
    index('outbox_done').on(table.doneAt).where(sql`done_at is not null`),
  ],
);
