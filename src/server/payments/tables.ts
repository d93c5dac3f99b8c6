import { sql } from 'drizzle-orm';
import { bigint, index, jsonb, pgTable, primaryKey, text, timestamp, unique } from 'drizzle-orm/pg-core';
import type { PaymentState } from '#contract/payments.ts';
import type { AgreedProtocol } from '#contract/protocols.ts';
import type { Tracking } from '#contract/tracking.ts';
import type { Locale } from '#locale/locales.ts';
import type { PaymentFailure } from '#server/providers/provider.ts';
import type { RefundReason, RefundState } from './states.ts';

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
    /** What is charged: the price less the discount and what an upgrade was credited with. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    couponCode: text('coupon_code'),
    discountAmount: bigint('discount_amount', { mode: 'number' }),
    creditAmount: bigint('credit_amount', { mode: 'number' }),
    /** As the provider was told: a repeated request must not differ. */
    email: text('email'),
    locale: text('locale').$type<Locale>(),
    /** The sentence by which the right of withdrawal was waived, empty where it was not. */
    waiver: text('waiver').notNull(),
    /** The legal documents that were agreed to by pressing the button, in the versions of that moment. */
    agreed: jsonb('agreed').$type<readonly AgreedProtocol[]>(),
    /** What the buyer's address kept, for the way back from the provider's page. */
    tracking: jsonb('tracking').$type<Tracking>(),
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
    /** When its buyer, who was told no page of it, turned to another provider: from then on it is only given up. */
    setAsideAt: timestamp('set_aside_at', { withTimezone: true }),
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
    /** The order's number where the notice names it, else the provider's object. */
    orderNumber: text('order_number').notNull(),
    provider: text('provider').notNull(),
    eventId: text('event_id').notNull(),
    payload: jsonb('payload').notNull(),
    receivedAt: timestamp('received_at', { withTimezone: true }).notNull(),
    handledAt: timestamp('handled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.provider, table.eventId] }),
    index('payment_events_handled').on(table.handledAt).where(sql`handled_at is not null`),
  ],
);

/** Money that came: `capture` and the reversals. Money that went: `refund` and `chargeback`. */
export type LedgerKind = 'capture' | 'refund' | 'refund_reversal' | 'chargeback' | 'chargeback_reversal';

/** Append-only: money that moved, as its provider reported it or the operator wrote it down; every amount is above nothing. */
export const ledger = pgTable(
  'ledger',
  {
    orderNumber: text('order_number').notNull(),
    /** Its kind and the id of what moved it, e.g. `capture:` and the attempt's id: the same money cannot be written twice. */
    id: text('id').notNull(),
    kind: text('kind').$type<LedgerKind>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    provider: text('provider').notNull(),
    reference: text('reference').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.id] }),
    index('ledger_reference').on(table.provider, table.reference),
  ],
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
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.attemptId] }),
    index('surplus_captures_open').on(table.at).where(sql`settled_at is null`),
  ],
);

/** Money that came and is not what was asked for: in no ledger, until a person has looked at it. */
export const mismatches = pgTable(
  'mismatches',
  {
    orderNumber: text('order_number').notNull(),
    /** The provider's own id of the payment. */
    reference: text('reference').notNull(),
    attemptId: text('attempt_id').notNull(),
    provider: text('provider').notNull(),
    /** What came, as the provider says. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    /** The order that the provider says it is of. */
    saidOrder: text('said_order').notNull(),
    at: timestamp('at', { withTimezone: true }).notNull(),
    /** When it went back, or the provider said the right thing after all. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.reference] }),
    index('mismatches_open').on(table.at).where(sql`settled_at is null`),
  ],
);

/** Money that goes back to a buyer. Its id is the idempotency key at the provider. */
export const refunds = pgTable(
  'refunds',
  {
    orderNumber: text('order_number').notNull(),
    id: text('id').notNull(),
    provider: text('provider').notNull(),
    /** The provider's id of the payment that is given back. */
    payment: text('payment').notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    /** Who wanted it, and why. */
    reason: text('reason').$type<RefundReason>().notNull(),
    /** The provider's own id of the refund, once it has said so. */
    reference: text('reference'),
    requestedAt: timestamp('requested_at', { withTimezone: true }).notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.id] }),
    index('refunds_state').on(table.state, table.requestedAt),
    index('refunds_reference').on(table.reference),
  ],
);

/** Payments that a buyer's bank called back. */
export const disputes = pgTable(
  'disputes',
  {
    orderNumber: text('order_number').notNull(),
    /** The provider's own id. */
    reference: text('reference').notNull(),
    provider: text('provider').notNull(),
    payment: text('payment').notNull(),
    state: text('state').$type<'open' | 'won' | 'lost'>().notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    currency: text('currency').notNull(),
    openedAt: timestamp('opened_at', { withTimezone: true }).notNull(),
    closedAt: timestamp('closed_at', { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.orderNumber, table.reference] })],
);
