import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PaymentState } from '#contract/payments.ts';
import type { PaymentFailure } from './provider.ts';

/** One try to pay. Its id is the idempotency key at the provider. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    orderNumber: text('order_number').notNull(),
    id: text('id').notNull(),
    /** One press of the button, however often it was sent. */
    pressId: text('press_id').notNull(),
    provider: text('provider').notNull(),
    method: text('method').notNull(),
    skuId: text('sku_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<PaymentState>().notNull(),
    /** The provider's own id of the payment, once it has said so. */
    reference: text('reference'),
    actionUrl: text('action_url'),
    failure: text('failure').$type<PaymentFailure>(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** When it was last claimed for sending, or for giving up: nobody else does either meanwhile. */
    sentAt: timestamp('sent_at', { withTimezone: true }),
    /** When the provider was last asked. */
    askedAt: timestamp('asked_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.id] }),
    unique('payment_attempts_press').on(table.orderNumber, table.pressId),
    index('payment_attempts_state').on(table.state, table.createdAt),
  ],
);

/** What a provider told us, once each, whatever it repeats. */
export const paymentEvents = pgTable(
  'payment_events',
  {
    orderNumber: text('order_number').notNull(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    attemptId: text('attempt_id').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.provider, table.eventId] })],
);

/** Append-only: money that moved, as the provider reported it. */
export const ledger = pgTable(
  'ledger',
  {
    orderNumber: text('order_number').notNull(),
    /** `capture:` and the attempt's id: the same money cannot be written twice. */
    id: text('id').notNull(),
    kind: text('kind').$type<'capture'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.id] })],
);

/** Money that came for an order that was paid already: somebody must give it back. */
export const surplusCaptures = pgTable(
  'surplus_captures',
  {
    orderNumber: text('order_number').notNull(),
    attemptId: text('attempt_id').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    /** The provider's own id of the payment: what an operator refunds there. */
    reference: text('reference').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** Set by the operator who gave the money back. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.attemptId] })],
);
