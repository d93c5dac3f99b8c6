import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { FeatureId } from '#exams/exam.ts';

/** What an order has unlocked: one row a feature. */
export const grants = pgTable(
  'grants',
  {
    orderNumber: text('order_number').notNull(),
    feature: text('feature').$type<FeatureId>().notNull(),
    skuId: text('sku_id').notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.feature] })],
);
