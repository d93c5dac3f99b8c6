import { boolean, index, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const moment = (name: string) => timestamp(name, { withTimezone: true });

/** The link by which the holder of a result invites others to compare theirs; gone once it is withdrawn. */
export const invitations = pgTable('invitations', {
  orderNumber: text('order_number').primaryKey(),
  /** Its key, in the address of its page. */
  code: text('code').notNull(),
  holderName: text('holder_name'),
  /** Whether a mail tells that somebody has agreed. */
  mails: boolean('mails').notNull(),
  madeAt: moment('made_at').notNull(),
});

/** Where an invitation is found by its key alone; laid out by the key. */
export const invitationCodes = pgTable('invitation_codes', {
  code: text('code').primaryKey(),
  invitingOrder: text('inviting_order').notNull(),
});

/**
 * Two results that are compared, or wait for the second word: one row for two orders, the lower number first, whoever
 * invited whom. Nothing is shown before both have agreed.
 */
export const pairs = pgTable(
  'pairs',
  {
    orderNumber: text('order_number').notNull(),
    otherOrder: text('other_order').notNull(),
    /** Its key, in the address of its page, which only the two may read. */
    code: text('code').notNull(),
    /** Which of the two invited: with its invitation the pair is gone. */
    invitingOrder: text('inviting_order').notNull(),
    name: text('name'),
    otherName: text('other_name'),
    agreedAt: moment('agreed_at'),
    otherAgreedAt: moment('other_agreed_at'),
    /** When each said that scores may be in it, where a test asks for that by itself. */
    scoresAt: moment('scores_at'),
    otherScoresAt: moment('other_scores_at'),
    madeAt: moment('made_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderNumber, table.otherOrder] }),
    index('pairs_other_order').on(table.otherOrder),
    index('pairs_made_at').on(table.madeAt),
  ],
);

/** Where a pair is found by its key alone; laid out by the key. */
export const pairCodes = pgTable('pair_codes', {
  code: text('code').primaryKey(),
  pairOrder: text('pair_order').notNull(),
  pairOther: text('pair_other').notNull(),
});
