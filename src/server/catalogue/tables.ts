import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { HeadImage } from '#contract/catalogue.ts';
import type { ExamId } from '#contract/fields.ts';
import type { Locale } from '#locale/locales.ts';

/** Codes that make an order cheaper, made by an operator. */
export const coupons = pgTable('coupons', {
  /** In upper case. */
  code: text('code').primaryKey(),
  /** One of the two is set: hundredths of a per cent, or an amount in hundredths of `currency`. */
  percent: integer('percent'),
  amount: bigint('amount', { mode: 'number' }),
  currency: text('currency'),
  /** The only market it counts in; null for all. */
  market: text('market'),
  expiresAt: timestamp('expires_at', { withTimezone: true }),
  /** How many orders may use it; null for any number. */
  uses: integer('uses'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Orders that use a coupon, from the first try to pay on; one that is never paid gives its use back. */
export const couponRedemptions = pgTable(
  'coupon_redemptions',
  {
    code: text('code').notNull(),
    orderNumber: text('order_number').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.code, table.orderNumber] }),
    index('coupon_redemptions_order').on(table.orderNumber),
  ],
);

/** What buyers say, one review an order. */
export const reviews = pgTable(
  'reviews',
  {
    orderNumber: text('order_number').primaryKey(),
    examId: text('exam_id').$type<ExamId>().notNull(),
    skuId: text('sku_id').notNull(),
    market: text('market').notNull(),
    locale: text('locale').$type<Locale>().notNull(),
    name: text('name').notNull(),
    headImage: text('head_image').$type<HeadImage>().notNull(),
    /** 1 to 5. */
    rating: integer('rating').notNull(),
    content: text('content').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Set by an operator; a hidden review counts no longer. */
    hiddenAt: timestamp('hidden_at', { withTimezone: true }),
  },
  (table) => [
    index('reviews_exam').on(table.examId, table.createdAt),
    index('reviews_shown').on(table.examId, table.locale, table.createdAt).where(sql`hidden_at is null`),
  ],
);

/** The shown ratings of each test, summed up as they come and go. */
export const examRatings = pgTable('exam_ratings', {
  examId: text('exam_id').$type<ExamId>().primaryKey(),
  count: integer('count').notNull(),
  sum: integer('sum').notNull(),
});
