import { index, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const visits = pgTable(
  'visits',
  {
    logid: text('logid').primaryKey(),
    examId: text('exam_id').notNull(),
    startedAt: timestamp('started_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('visits_started_at').on(table.startedAt)],
);

/** A page that was seen: path without its query, and nothing that names a person or a device. */
export const pageViews = pgTable(
  'page_views',
  {
    id: text('id').primaryKey(),
    logid: text('logid'),
    examId: text('exam_id'),
    path: text('path').notNull(),
    locale: text('locale'),
    seenAt: timestamp('seen_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('page_views_seen_at').on(table.seenAt)],
);
