import { z } from 'zod';
import { priceTaxes } from '#locale/markets.ts';
import type { Call } from './call.ts';
import { amount, currencyCode, email, moment, nothing, orderNumber, skuId, tracking } from './fields.ts';
import { couponPattern, numberPattern } from './typed.ts';

export const paymentState = z.enum([
  'created',
  'requires_action',
  'processing',
  'succeeded',
  'failed',
  'canceled',
  'unknown',
]);
export type PaymentState = z.output<typeof paymentState>;

export const paymentId = z.string().regex(numberPattern);

/** In any case; spaces around it are dropped. */
export const couponCode = z
  .string()
  .trim()
  .regex(couponPattern)
  .transform((code) => code.toUpperCase());

const couponRefusals = ['couponUnknown', 'couponExpired', 'couponUsedUp', 'couponOfAnotherMarket'] as const;

export const priceOrder = {
  name: 'priceOrder',
  summary: 'What an order would cost, with a coupon or without: what the pay page shows and what is charged',
  method: 'POST',
  path: '/pay/order/price',
  bases: ['pay'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, skuId, coupon: couponCode.optional() }),
  data: z.object({
    currency: currencyCode,
    /** What is left of it, where some was paid before. */
    price: amount,
    /** What of it was paid before; 0 unless it is an upgrade. */
    credit: amount,
    discount: amount,
    total: amount,
    tax: z.enum(priceTaxes),
    coupon: z.string().nullable(),
  }),
  refusals: ['unknownOrder', 'unknownSku', 'skuOfAnotherMarket', ...couponRefusals],
} satisfies Call;

export const withdrawalStanding = {
  name: 'withdrawalStanding',
  summary: 'Whether the buyer may withdraw from the contract, and what is given back',
  method: 'POST',
  path: '/pay/order/withdrawal',
  bases: ['pay'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber }),
  data: z.object({
    allowed: z.boolean(),
    /** Why not. */
    obstacle: z.enum(['notPaid', 'tooLate', 'waived', 'over']).nullable(),
    until: moment.nullable(),
    amount: z.object({ amount, currency: currencyCode }).nullable(),
    email: z.string().nullable(),
  }),
  refusals: ['unknownOrder'],
} satisfies Call;

export const withdraw = {
  name: 'withdraw',
  summary:
    'Withdraws from the contract: the whole price goes back, what was bought is locked. Sent twice, it is one',
  method: 'POST',
  path: '/pay/order/withdraw',
  bases: ['pay'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber }),
  data: z.object({
    refund: z.enum(['requested', 'pending', 'succeeded', 'failed']),
    /** All that goes back, with what was added to the order. */
    amount: z.object({ amount, currency: currencyCode }),
  }),
  refusals: ['mailboxUnproved', 'unknownOrder', 'withdrawalOver'],
} satisfies Call;

export const createPayment = {
  name: 'createPayment',
  summary: 'A payment for an order and a package, by a chosen method. Ten clicks make one',
  method: 'POST',
  path: '/pay/order/create',
  bases: ['pay'],
  params: nothing,
  query: nothing,
  body: z.object({
    orderNumber,
    skuId,
    email,
    paymentMethod: z.string().max(64),
    coupon: couponCode.optional(),
    /** The buyer wants the report at once and knows that the right of withdrawal ends with opening it. */
    waiver: z.boolean().optional(),
    /** The price the buyer was shown: if it has changed since, nothing is charged and the buyer is asked again. */
    shown: z.object({ amount, currency: currencyCode }),
    /** One press of the button, however often it is sent. */
    pressId: z.string().regex(/^[0-9A-Za-z_-]{16,64}$/),
    tracking: tracking.optional(),
  }),
  data: z.object({
    paymentId,
    state: paymentState,
    /** Where the buyer proves who they are, if the provider asks for that; an address on our site or the provider's. */
    actionUrl: z.string().nullable(),
  }),
  refusals: [
    'unknownOrder',
    'unknownSku',
    'skuOfAnotherMarket',
    'notSelling',
    'priceChanged',
    'orderAlreadyPaid',
    ...couponRefusals,
    'alreadyMember',
    'paymentMethodMissing',
    'unknownPaymentMethod',
    'paymentUnavailable',
  ],
} satisfies Call;

export const checkPayment = {
  name: 'checkPayment',
  summary: "Where an order's payment stands; asks the provider itself when its notice has not arrived",
  method: 'POST',
  path: '/pay/check/status',
  bases: ['pay'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber }),
  data: z.object({
    /** State of the latest attempt; null where none was made. */
    state: paymentState.nullable(),
    paid: z.boolean(),
    /** Why it failed, where the provider said so. */
    failure: z
      .enum(['declined', 'insufficient_funds', 'authentication_failed', 'expired', 'other'])
      .nullable(),
    actionUrl: z.string().nullable(),
    total: z.object({ amount, currency: currencyCode }).nullable(),
  }),
  refusals: ['unknownOrder'],
} satisfies Call;
