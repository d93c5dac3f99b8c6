import { z } from 'zod';
import type { Call } from './call.ts';
import { amount, countryCode, currencyCode, language, moment, nothing, skuId } from './fields.ts';

export const vipDetail = {
  name: 'vipDetail',
  summary: 'The membership plans at the prices of a market',
  method: 'GET',
  path: '/privilege/vip/detail',
  bases: ['ads'],
  params: nothing,
  query: z.object({ countryCode: countryCode.optional(), hl: language.optional() }),
  body: nothing,
  data: z.object({
    plans: z.array(
      z.object({
        skuId,
        every: z.enum(['month', 'year']),
        price: z.object({ amount, currency: currencyCode }),
      }),
    ),
  }),
  refusals: [],
} satisfies Call;

export const createSubscription = {
  name: 'createSubscription',
  summary: 'Starts a membership',
  method: 'POST',
  path: '/user/subscribe/create',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ skuId, countryCode, paymentMethod: z.string().max(64) }),
  data: z.object({ orderNumber: z.string(), actionUrl: z.string().nullable() }),
  refusals: [],
} satisfies Call;

export const userPrivilege = {
  name: 'userPrivilege',
  summary: 'What the user holds now',
  method: 'GET',
  path: '/user/privilege',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.object({ member: z.boolean(), until: moment.nullable() }),
  refusals: [],
} satisfies Call;
