import { bigint, boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SandboxCard } from '#contract/catalogue.ts';
import type { Variety } from '#locale/locales.ts';
import type {
  PaymentFailure,
  ProviderPayment,
  ProviderRefund,
  ProviderSubscription,
  RecurringPlan,
} from '../provider.ts';

/** The sandbox's own books: what a foreign system would keep. Our side reads them only through the provider. */
export const sandboxPayments = pgTable(
  'sandbox_payments',
  {
    /** Follows from the idempotency key, so that acting twice is impossible. */
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    orderNumber: text('order_number').notNull(),
    card: text('card').$type<SandboxCard>().notNull(),
    state: text('state').$type<ProviderPayment['state']>().notNull(),
    failure: text('failure').$type<PaymentFailure>(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    locale: text('locale').$type<Variety>().notNull(),
    /** Of a membership's first payment: the plan. */
    recurring: jsonb('recurring').$type<RecurringPlan>(),
    /** Where the buyer goes after confirming or refusing. */
    returnUrl: text('return_url').notNull(),
    /** How many notices were made, to number them. */
    notices: integer('notices').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_payments_order').on(table.orderNumber)],
);

/** Money given back; the id follows from the idempotency key. */
export const sandboxRefunds = pgTable(
  'sandbox_refunds',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key').notNull(),
    /** A payment or an invoice. */
    payment: text('payment').notNull(),
    orderNumber: text('order_number').notNull(),
    state: text('state').$type<ProviderRefund['state']>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_refunds_payment').on(table.payment)],
);

export const sandboxSubscriptions = pgTable('sandbox_subscriptions', {
  /** Follows from the first payment's idempotency key. */
  id: text('id').primaryKey(),
  orderNumber: text('order_number').notNull(),
  card: text('card').$type<SandboxCard>().notNull(),
  state: text('state').$type<ProviderSubscription['state']>().notNull(),
  skuId: text('sku_id').notNull(),
  every: text('every').$type<RecurringPlan['every']>().notNull(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
  periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
  cancelAtPeriodEnd: boolean('cancel_at_period_end').notNull(),
  /** When the renewal was first declined. */
  pastDueSince: timestamp('past_due_since', { withTimezone: true }),
  /** How many notices were made, to number them. */
  notices: integer('notices').notNull(),
});

/** One paid period of a subscription. */
export const sandboxInvoices = pgTable(
  'sandbox_invoices',
  {
    /** The subscription's id and the number of the period, from 1. */
    id: text('id').primaryKey(),
    subscription: text('subscription').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    periodStart: timestamp('period_start', { withTimezone: true }).notNull(),
    periodEnd: timestamp('period_end', { withTimezone: true }).notNull(),
    paidAt: timestamp('paid_at', { withTimezone: true }).notNull(),
  },
  (table) => [index('sandbox_invoices_subscription').on(table.subscription)],
);
