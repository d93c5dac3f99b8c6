import { z } from 'zod';
import type { Call, DataOf } from './call.ts';
import { face } from './exams.ts';
import { amount, countryCode, examId, language, nothing, orderNumber, price, skuId } from './fields.ts';
import { belonging } from './orders.ts';

/**
 * Why something is offered, at this price or at none:
 * by its market's price; to a result that has no report; beside a report that is owned; as the difference to a larger package;
 * as the rest of a report that is open in part; as a certificate of a report; as a course, which can be had again; brought by
 * something owned; by a membership, a report or the workbook of this month; for an account that somebody has, or could have.
 */
export const offerReason = z.enum([
  'price',
  'taken',
  'reader',
  'difference',
  'rest',
  'certificate',
  'course',
  'brought',
  'member',
  'monthly',
  'account',
  'login',
]);
export type OfferReason = z.output<typeof offerReason>;

const offer = z.object({
  why: offerReason,
  /** What is bought; null where there is nothing to pay, or a choice of packages. */
  skuId: skuId.nullable(),
  /** What it is called; of what is brought, what brings it; of what an account opens in part, what it leaves. */
  product: z.string().nullable(),
  /** The lowest where there is a choice; null where there is nothing to pay. */
  price: price.nullable(),
  /** Whether larger packages cost more. */
  from: z.boolean(),
  /** What it costs by itself, where this reader pays less. */
  instead: amount.nullable(),
  /** The order that it is bought for, or beside. */
  orderNumber: orderNumber.nullable(),
});
export type Offer = z.output<typeof offer>;

export const storeShelf = {
  name: 'storeShelf',
  summary:
    'The store of a reader: what they own, and of every test what they could still open, at which price and why',
  method: 'GET',
  path: '/store/shelf/:countryCode/:hl',
  bases: ['ads'],
  params: z.object({ countryCode, hl: language }),
  query: nothing,
  body: nothing,
  data: z.object({
    /** What was bought, given or opened, the newest first. */
    own: z.array(belonging),
    tests: z.array(
      z.object({
        examId,
        /** Where its orders are, else the market that was asked for: its prices are told. */
        countryCode,
        name: z.string(),
        face,
        /** Nothing where all of it is open. */
        offers: z.array(offer),
        /** Whether some of what is open is so only while a membership lasts. */
        byMembership: z.boolean(),
        /** The smallest package as a gift, what is given by its name, and whether larger packages cost more. */
        gift: price.extend({ name: z.string(), from: z.boolean() }).nullable(),
      }),
    ),
  }),
  refusals: ['skuOfAnotherMarket'],
} satisfies Call;

export type Shelf = DataOf<typeof storeShelf>;
