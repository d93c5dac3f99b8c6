import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { ConsentMode } from '#contract/consent-mode.ts';
import type { Tracking } from '#contract/tracking.ts';

/** Visits that agreed to have the service told whose advertisement led here; without a row nothing is told. */
export const adClicks = pgTable(
  'ad_clicks',
  {
    logid: text('logid').primaryKey(),
    /** The click's ids of services that this site tells. */
    clicks: jsonb('clicks').$type<Tracking>().notNull(),
    consent: jsonb('consent').$type<ConsentMode>().notNull(),
    /** The browser by its own word, which services ask for to count an event of a website. */
    browser: text('browser').notNull(),
    /** Kept for a service that takes no event without. */
    address: text('address'),
    agreedAt: timestamp('agreed_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('ad_clicks_agreed_at').on(table.agreedAt)],
);
