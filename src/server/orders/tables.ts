import { sql } from 'drizzle-orm';
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { ExamId } from '#contract/fields.ts';
import type { OrderKind, OrderState } from '#contract/orders.ts';
import type { AgreedProtocol } from '#contract/protocols.ts';
import type { Locale } from '#locale/locales.ts';
import { ownerColumns } from '#server/platform/http/reader.ts';
import { visitColumns } from '#server/platform/http/visit.ts';

export const orders = pgTable(
  'orders',
  {
    orderNumber: text('order_number').primaryKey(),
    kind: text('kind').$type<OrderKind>().notNull(),
    state: text('state').$type<OrderState>().notNull(),
    /** Null where nothing was taken: an extra, a course, a membership, a gift. */
    sittingId: text('sitting_id'),
    /** The report order that an extra was added to, or the membership's first order. */
    parentOrderNumber: text('parent_order_number'),
    ...ownerColumns,
    ...visitColumns,
    /** Frozen at confirmation: what is bought stays what it was when it was offered. */
    examId: text('exam_id').$type<ExamId>().notNull(),
    examVersion: text('exam_version'),
    normVersion: text('norm_version'),
    locale: text('locale').$type<Locale>().notNull(),
    market: text('market').notNull(),
    currency: text('currency').notNull(),
    /** Chosen with the first payment. */
    skuId: text('sku_id'),
    /** A paid order, also somebody's gift, whose package brings this one's report; null where it is bought by itself. */
    broughtBy: text('brought_by'),
    /** What is or was to be paid: the price less the discount and the credit. */
    totalAmount: bigint('total_amount', { mode: 'number' }),
    couponCode: text('coupon_code'),
    discountAmount: bigint('discount_amount', { mode: 'number' }),
    /** Of an upgrade: what of its package's price was paid before. */
    creditAmount: bigint('credit_amount', { mode: 'number' }),
    /** What of it went back, as the ledger has it. */
    refundedAmount: bigint('refunded_amount', { mode: 'number' }),
    /** Of a membership order: the period it pays for. */
    periodStart: timestamp('period_start', { withTimezone: true }),
    periodEnd: timestamp('period_end', { withTimezone: true }),
    /** When the buyer waived the right of withdrawal, and the sentence that was agreed to. */
    waivedAt: timestamp('waived_at', { withTimezone: true }),
    waiver: text('waiver'),
    /** The legal documents that the buyer agreed to, each in its version, and when. */
    agreed: jsonb('agreed').$type<readonly AgreedProtocol[]>(),
    agreedAt: timestamp('agreed_at', { withTimezone: true }),
    /** When something of what was bought was first handed out. */
    openedAt: timestamp('opened_at', { withTimezone: true }),
    email: text('email'),
    /** The address as retrieval compares it: wholly lowered. */
    emailKey: text('email_key'),
    /** The name that its reader wants on the cover of what is printed of it. */
    coverName: text('cover_name'),
    /** What its buyer wants on the card of a gift, until somebody has redeemed it: a card that is lost is made anew. */
    cardGiver: text('card_giver'),
    cardLine: text('card_line'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    pendingAt: timestamp('pending_at', { withTimezone: true }),
    paidAt: timestamp('paid_at', { withTimezone: true }),
    /** When its reader had answers, result, address and name deleted; what is left are the books. */
    erasedAt: timestamp('erased_at', { withTimezone: true }),
  },
  (table) => [
    index('orders_email_key').on(table.emailKey),
    index('orders_holder_hash').on(table.holderHash),
    index('orders_parent').on(table.parentOrderNumber),
    index('orders_sku_paid_at').on(table.skuId, table.paidAt),
    index('orders_state_pending_at').on(table.state, table.pendingAt),
    index('orders_brought_by').on(table.broughtBy).where(sql`brought_by is not null`),
    index('orders_unpaid').on(table.createdAt).where(sql`state in ('draft', 'expired')`),
    index('orders_without_period').on(table.pendingAt).where(sql`kind = 'membership' and period_end is null`),
    index('orders_returned_period')
      .on(table.periodEnd)
      .where(sql`kind = 'membership' and state = 'refunded'`),
  ],
);

/**
 * How often each package was sold and not wholly given back, counted as orders move, so that it costs the same to know after
 * ten sales or a million. Several rows (`part`) keep payments from waiting for each other.
 */
export const skuSales = pgTable(
  'sku_sales',
  {
    skuId: text('sku_id').notNull(),
    part: integer('part').notNull(),
    /** Below nothing where more went back through this part than was sold through it. */
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.skuId, table.part] })],
);

/** Browsers that may read an order besides the one that took the test; added by redeeming a mailed link. */
export const orderAccess = pgTable(
  'order_access',
  {
    orderNumber: text('order_number').notNull(),
    ...ownerColumns,
    /** The account that took the order over from this browser, whose key goes on working; null for a mailed link. */
    leftBy: text('left_by'),
    /** It may also change what it reads until then: its mailbox was proved a short while ago, or is an account's. */
    changesUntil: timestamp('changes_until', { withTimezone: true }),
    /** What the browser that opened the link says of itself; null where none did, or nothing was kept of it. */
    browser: text('browser'),
    grantedAt: timestamp('granted_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.holderHash] }),
    index('order_access_holder_hash').on(table.holderHash),
  ],
);

/** What a paid gift order can be exchanged for: the reports of its package, once. */
export const gifts = pgTable(
  'gifts',
  {
    orderNumber: text('order_number').primaryKey(),
    /** SHA-256 of the code; the code itself stands in the mail alone. */
    codeHash: text('code_hash').notNull(),
    redeemedBy: text('redeemed_by'),
    redeemedAt: timestamp('redeemed_at', { withTimezone: true }),
  },
  (table) => [index('gifts_code_hash').on(table.codeHash)],
);

/** Of those who write one key at a time each waits for the one before; a row is gone before its transaction ends. */
export const turns = pgTable('turns', { key: text('key').primaryKey() });
