import { z } from 'zod';
import type { Call } from './call.ts';
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
  sittingId,
  skuId,
} from './fields.ts';
import { freeResult, reportModel } from './reports.ts';
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
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: z.object({
    orderNumber,
    appExamId: z.string(),
    state: reportState,
    orderState,
    countryCode: z.string(),
    createdAt: moment,
    completedAt: moment.nullable(),
    email: z.string().nullable(),
    skuId: skuId.nullable(),
    total: z.object({ amount, currency: currencyCode }).nullable(),
    free: freeResult,
    report: reportModel.nullable(),
    /** Tests whose reports this order's package opens as well. */
    brings: z.array(z.object({ examId: z.string(), name: z.string() })),
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
  refusals: ['unknownOrder'],
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

export const userOrderList = {
  name: 'userOrderList',
  summary: 'The orders of an account',
  method: 'GET',
  path: '/user/order/list/:id',
  bases: ['ads'],
  params: z.object({ id: z.string().min(1).max(64) }),
  query: nothing,
  body: nothing,
  data: z.array(
    z.object({ orderNumber, appExamId: examId, state: reportState, completedAt: moment.nullable() }),
  ),
  refusals: ['forbidden'],
} satisfies Call;
