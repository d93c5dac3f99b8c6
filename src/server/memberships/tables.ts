import { boolean, index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { ownerColumns } from '#server/platform/http/reader.ts';
import type { SubscriptionState } from './states.ts';

/** A membership as its provider bills it; its id is its first order. */
export const subscriptions = pgTable(
  'subscriptions',
  {
    orderNumber: text('order_number').primaryKey(),
    ...ownerColumns,
    provider: text('provider').notNull(),
    /** The provider's own id. */
    reference: text('reference').notNull(),
    state: text('state').$type<SubscriptionState>().notNull(),
    /** The plan of the period that runs. */
    skuId: text('sku_id').notNull(),
    /** The plan from the next period on, where it is another. */
    nextSkuId: text('next_sku_id'),
    /** What its provider will charge for the next period; null where it has not said so. */
    nextPrice: jsonb('next_price').$type<{ amount: number; currency: string }>(),
    periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
    periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
    cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
    /** While a renewal is owed, what it gives is kept up until then. */
    graceUntil: timestamp('grace_until', { withTimezone: true }),
    canceledAt: timestamp('canceled_at', { withTimezone: true }),
    /** The end of the period whose renewal was announced by mail. */
    remindedFor: timestamp('reminded_for', { withTimezone: true }),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('subscriptions_holder_hash').on(table.holderHash),
    index('subscriptions_period_end').on(table.state, table.periodEnd),
  ],
);
