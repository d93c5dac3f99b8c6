import { z } from 'zod';
import type { Call } from './call.ts';
import { amount, currencyCode, email, nothing, orderNumber, skuId } from './fields.ts';

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

export const paymentId = z.string().regex(/^[0-9A-Z]{38}$/);

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
    /** The price the buyer was shown: if it has changed since, nothing is charged and the buyer is asked again. */
    shown: z.object({ amount, currency: currencyCode }),
    /** One press of the button, however often it is sent. */
    pressId: z.string().regex(/^[0-9A-Za-z_-]{16,64}$/),
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
    'priceChanged',
    'orderAlreadyPaid',
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
