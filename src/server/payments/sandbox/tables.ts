import { bigint, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { SandboxCard } from '#contract/catalogue.ts';
import type { Locale } from '#locale/locales.ts';
import type { PaymentFailure } from '../provider.ts';

/** The sandbox's own books: what a foreign system would keep. Our side reads them only through the provider. */
export const sandboxPayments = pgTable('sandbox_payments', {
  /** Follows from the idempotency key, so that acting twice is impossible. */
  id: text('id').primaryKey(),
  idempotencyKey: text('idempotency_key').notNull(),
  orderNumber: text('order_number').notNull(),
  card: text('card').$type<SandboxCard>().notNull(),
  state: text('state').$type<'requires_action' | 'succeeded' | 'failed' | 'canceled'>().notNull(),
  failure: text('failure').$type<PaymentFailure>(),
  amount: bigint('amount', { mode: 'number' }).notNull(),
  currency: text('currency').notNull(),
  locale: text('locale').$type<Locale>().notNull(),
  /** Where the buyer goes after confirming or refusing. */
  returnUrl: text('return_url').notNull(),
  /** How many notices were made, to number them. */
  notices: integer('notices').notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
