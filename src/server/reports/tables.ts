import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** A mailed way to one report. Only the token's hash is kept. */
export const reportLinks = pgTable(
  'report_links',
  {
    tokenHash: text('token_hash').primaryKey(),
    orderNumber: text('order_number').notNull(),
    purpose: text('purpose').$type<'ready' | 'retrieve' | 'restore'>().notNull(),
    /** Of a way back: the address that the order is given again; null for any other. */
    email: text('email'),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
    usedAt: timestamp('used_at', { withTimezone: true }),
  },
  (table) => [
    index('report_links_order').on(table.orderNumber),
    index('report_links_expires_at').on(table.expiresAt),
  ],
);

/** How often something was asked for in an hour; the key is a hash, so that no address stands here. */
export const retrievalCounts = pgTable(
  'retrieval_counts',
  {
    key: text('key').notNull(),
    hour: text('hour').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.key, table.hour] }),
    index('retrieval_counts_hour').on(table.hour),
  ],
);

/** A certificate that was made out to a name; what it certifies is the order's result. */
export const certificates = pgTable('certificates', {
  orderNumber: text('order_number').primaryKey(),
  code: text('code').notNull(),
  holderName: text('holder_name').notNull(),
  namedAt: timestamp('named_at', { withTimezone: true }).notNull(),
});

/** Where a certificate is found by its code alone; laid out by the code, so that no two orders have one. */
export const certificateCodes = pgTable('certificate_codes', {
  code: text('code').primaryKey(),
  certifiedOrder: text('certified_order').notNull(),
});
