import { z } from 'zod';
import { bounds } from './bounds.ts';
import type { Call } from './call.ts';
import { goods } from './exams.ts';
import {
  amount,
  countryCode,
  currencyCode,
  email,
  examId,
  language,
  moment,
  nothing,
  orderNumber,
  price,
  sittingId,
  skuId,
  typedCode,
} from './fields.ts';
import { giftCard } from './gifts.ts';
import { freeDocument, reportDocument } from './report.ts';
import { sequencedAnswer } from './sittings.ts';

/** The three states that the specification shows; a view of the order's own states. */
export const reportState = z.enum(['uncompleted', 'pending payment', 'completed']);

export const orderState = z.enum([
  'draft',
  'pending',
  'paid',
  'partially_refunded',
  'refunded',
  'expired',
  'disputed',
]);
export type OrderState = z.output<typeof orderState>;

/** An extra is added to a report order; an upgrade raises it to a larger package; a gift is a package for somebody else; a course has no sitting. */
export const orderKind = z.enum(['report', 'extra', 'upgrade', 'course', 'membership', 'gift']);
export type OrderKind = z.output<typeof orderKind>;

export const saveOrder = {
  name: 'saveOrder',
  summary: 'Confirms a sitting: locks and scores its answers and makes its order. Sent twice, it makes one',
  method: 'POST',
  path: '/exam/order/info',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    sittingId,
    answers: z.array(sequencedAnswer).max(500),
    hl: language,
    countryCode,
  }),
  data: z.object({ orderNumber, state: reportState }),
  refusals: ['unknownSitting', 'answersMissing', 'answersUnusable'],
} satisfies Call;

export const orderInfo = {
  name: 'orderInfo',
  summary: 'An order as its owner may see it; the report only in so far as it is paid for',
  method: 'GET',
  path: '/exam/order/info/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: z.object({
    hl: language.optional(),
    /** `standing` leaves the report out: to hand it out counts as opening what was bought. */
    parts: z.enum(['all', 'standing']).optional(),
  }),
  body: nothing,
  data: z.object({
    orderNumber,
    kind: orderKind,
    /** The report order that an extra was added to, or the membership's first order. */
    parentOrderNumber: orderNumber.nullable(),
    appExamId: z.string(),
    state: reportState,
    orderState,
    countryCode: z.string(),
    createdAt: moment,
    completedAt: moment.nullable(),
    /** When the code of a gift was redeemed; null for one still to be given, and for what is no gift. */
    redeemedAt: moment.nullable(),
    email: z.string().nullable(),
    skuId: skuId.nullable(),
    /** Of what is bought, in words; null until something was chosen. */
    productName: z.string().nullable(),
    total: z.object({ amount, currency: currencyCode }).nullable(),
    /** Given back so far. */
    refunded: z.object({ amount, currency: currencyCode }).nullable(),
    /** Whether the buyer may have what was bought now. */
    unlocked: z.boolean(),
    /** Whether something of it is open without a payment, and a package is sold that holds the rest. */
    offered: z.boolean(),
    /** Null where the order has no sitting. */
    free: freeDocument.nullable(),
    report: reportDocument.nullable(),
    /** Tests whose reports this order's package opens as well, each with the reader's newest order of it, once taken. */
    brings: z.array(z.object({ examId: z.string(), name: z.string(), orderNumber: orderNumber.nullable() })),
  }),
  refusals: ['unknownOrder'],
} satisfies Call;

export const updateOrderEmail = {
  name: 'updateOrderEmail',
  summary: 'Where the report is sent, and by what it is found again',
  method: 'POST',
  path: '/exam/order/update/email',
  bases: ['ads', 'pay'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, email }),
  data: z.object({ email: z.string() }),
  refusals: ['mailboxUnproved', 'unknownOrder'],
} satisfies Call;

export const orderSkuCheck = {
  name: 'orderSkuCheck',
  summary: 'Which packages and features an order has unlocked',
  method: 'GET',
  path: '/exam/order/sku/check/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: nothing,
  body: nothing,
  data: z.object({ skuIds: z.array(skuId), features: z.array(z.string()) }),
  refusals: ['unknownOrder'],
} satisfies Call;

export const createExtraOrder = {
  name: 'createExtraOrder',
  summary: 'An order for an extra, as a child of a report order. Asked twice, it is one',
  method: 'POST',
  path: '/exam/extra/order/create',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, skuId }),
  data: z.object({ orderNumber }),
  refusals: ['unknownOrder', 'unknownSku', 'skuOfAnotherMarket', 'extraHeld'],
} satisfies Call;

export const upgradeList = {
  name: 'upgradeList',
  summary: 'The larger packages that a paid report can be raised to, each for what is missing to its price',
  method: 'GET',
  path: '/exam/upgrade/list/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: nothing,
  body: nothing,
  data: z.object({
    /** From the smallest up. */
    offered: z.array(
      z.object({
        skuId,
        name: z.string(),
        features: z.array(z.string()),
        price,
      }),
    ),
    /** Those that were paid for. */
    held: z.array(z.object({ orderNumber, name: z.string() })),
  }),
  refusals: ['unknownOrder'],
} satisfies Call;

export const createUpgradeOrder = {
  name: 'createUpgradeOrder',
  summary: 'An order that raises a paid report to a larger package. Asked twice, it is one',
  method: 'POST',
  path: '/exam/upgrade/order/create',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, skuId }),
  data: z.object({ orderNumber }),
  refusals: ['unknownOrder', 'unknownSku', 'skuOfAnotherMarket'],
} satisfies Call;

export const createGiftOrder = {
  name: 'createGiftOrder',
  summary: 'An order for a package that somebody else will redeem by a code',
  method: 'POST',
  path: '/exam/gift/order/create',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ examId, countryCode, hl: language, skuId, card: giftCard.optional() }),
  data: z.object({ orderNumber }),
  refusals: ['unknownExam', 'unknownSku', 'skuOfAnotherMarket', 'cardNotPrintable'],
} satisfies Call;

export const createCourseOrder = {
  name: 'createCourseOrder',
  summary:
    'An order of a practice course, without a sitting: a workbook made for its buyer, and a tutor who presents it',
  method: 'POST',
  path: '/exam/course/order',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ examId, countryCode, hl: language, skuId }),
  data: z.object({ orderNumber }),
  refusals: ['unknownExam', 'unknownSku', 'skuOfAnotherMarket'],
} satisfies Call;

export const redeemGift = {
  name: 'redeemGift',
  summary: 'Opens the report of an unpaid order by the code of a gift',
  method: 'POST',
  path: '/exam/gift/redeem',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, code: typedCode }),
  data: z.object({ unlocked: z.literal(true) }),
  refusals: ['unknownOrder', 'giftUnknown', 'giftRedeemed', 'giftOfAnotherExam', 'orderAlreadyPaid'],
} satisfies Call;

export const leaveReview = {
  name: 'leaveReview',
  summary: 'What a buyer says of a report; one review an order',
  method: 'POST',
  path: '/exam/review/create',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    orderNumber,
    name: z.string().trim().min(bounds.name.min).max(bounds.nickname.max),
    rating: z.int().min(1).max(5),
    content: z.string().trim().min(bounds.message.min).max(1000),
  }),
  data: z.object({ saved: z.literal(true) }),
  refusals: ['mailboxUnproved', 'unknownOrder', 'reviewNotBought', 'reviewTaken'],
} satisfies Call;

/** One test that was taken or begun, or one purchase without a test. */
export const belonging = z.object({
  /** Null while the test is under way. */
  orderNumber: orderNumber.nullable(),
  /** Of a test under way. */
  sittingId: sittingId.nullable(),
  kind: orderKind,
  parentOrderNumber: orderNumber.nullable(),
  appExamId: z.string(),
  countryCode: z.string(),
  /** Of the test. */
  name: z.string(),
  goods,
  /** Of what was bought, with its test; null until something was chosen. */
  product: z.string().nullable(),
  /** Of one that was brought: the name of what was bought instead. */
  broughtBy: z.string().nullable(),
  state: reportState,
  /** Null while the test is under way. */
  orderState: orderState.nullable(),
  startedAt: moment,
  completedAt: moment.nullable(),
  /** When the code of a gift was redeemed; null for one still to be given, and for what is no gift. */
  redeemedAt: moment.nullable(),
  unlocked: z.boolean(),
  /** The result in a few facts, as far as it is unlocked; empty where there is none. */
  facts: z.array(z.object({ label: z.string().nullable(), value: z.string() })),
  /** A word of caution about them, where something spoke against the answers. */
  caution: z.string().nullable(),
});
export type UserOrder = z.output<typeof belonging>;

export const userOrderList = {
  name: 'userOrderList',
  summary: 'Everything of an account: its tests, finished or not, and its purchases, the newest first',
  method: 'GET',
  path: '/user/order/list/:id',
  bases: ['ads'],
  params: z.object({ id: z.string().min(1).max(64) }),
  query: nothing,
  body: nothing,
  data: z.array(belonging),
  refusals: ['notLoggedIn', 'forbidden'],
} satisfies Call;
