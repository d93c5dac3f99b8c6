import { boolean, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Telling } from '#contract/shares.ts';

/** What the holder of a report shows of it, or prepares to show; gone once it is withdrawn. */
export const shares = pgTable('shares', {
  orderNumber: text('order_number').primaryKey(),
  /** Its key, in the address of its page. */
  code: text('code').notNull(),
  tells: text('tells').$type<Telling>().notNull(),
  sign: boolean('sign').notNull(),
  holderName: text('holder_name'),
  madeAt: timestamp('made_at', { withTimezone: true }).notNull(),
  /** Null while its holder alone sees it. */
  publicAt: timestamp('public_at', { withTimezone: true }),
});

/** Where a card is found by its key alone; laid out by the key. */
export const shareCodes = pgTable('share_codes', {
  code: text('code').primaryKey(),
  sharedOrder: text('shared_order').notNull(),
});
