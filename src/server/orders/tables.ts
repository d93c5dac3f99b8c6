import { bigint, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ExamId } from '#contract/fields.ts';
import type { OrderState } from '#contract/orders.ts';
import type { Locale } from '#locale/locales.ts';

export const orders = pgTable(
  'orders',
  {
    orderNumber: text('order_number').primaryKey(),
    kind: text('kind').$type<'report'>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    sittingId: text('sitting_id').notNull(),
    holderHash: text('holder_hash').notNull(),
    logid: text('logid'),
    /** Frozen at confirmation: what is bought stays what it was when it was offered. */
    examId: text('exam_id').$type<ExamId>().notNull(),
    examVersion: text('exam_version').notNull(),
    normVersion: text('norm_version').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    market: text('market').notNull(),
    currency: text('currency').notNull(),
    /** Chosen with the first payment. */
    skuId: text('sku_id'),
    /** A paid order whose package brings this one's report; null where it is bought by itself. */
    broughtBy: text('brought_by'),
    totalAmount: bigint('total_amount', { mode: 'number' }),
    email: text('email'),
    /** The address as retrieval compares it: wholly lowered. */
    emailKey: text('email_key'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    pendingAt: timestamp('pending_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
  },
  (table) => [
    index('orders_email_key').on(table.emailKey),
    index('orders_holder_hash').on(table.holderHash),
    index('orders_state_pending_at').on(table.state, table.pendingAt),
  ],
);

/** Browsers that may read an order besides the one that took the test; added by redeeming a mailed link. */
export const orderAccess = pgTable(
  'order_access',
  {
    orderNumber: text('order_number').notNull(),
    holderHash: text('holder_hash').notNull(),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.holderHash] }),
    index('order_access_holder_hash').on(table.holderHash),
  ],
);
