import { z } from 'zod';
import type { Call } from './call.ts';
import { skuFeature } from './catalogue.ts';
import {
  amount,
  countryCode,
  currencyCode,
  examId,
  language,
  moment,
  nothing,
  orderNumber,
  price,
  skuId,
  tracking,
} from './fields.ts';

export const vipDetail = {
  name: 'vipDetail',
  summary: 'The membership plans at the prices of a market',
  method: 'GET',
  path: '/privilege/vip/detail',
  bases: ['ads'],
  params: nothing,
  query: z.object({ countryCode: countryCode.optional(), hl: language.optional() }),
  body: nothing,
  refusals: ['skuOfAnotherMarket'],
  data: z.object({
    plans: z.array(
      z.object({
        skuId,
        every: z.enum(['month', 'year']),
        name: z.string(),
        summary: z.string(),
        price,
      }),
    ),
    /** What a member has. */
    features: z.array(skuFeature),
    /** Tests whose reports it opens, with what one costs by itself; none that an account opens whole. */
    tests: z.array(
      z.object({
        examId,
        name: z.string(),
        price,
        /** Larger packages cost more. */
        from: z.boolean(),
      }),
    ),
  }),
} satisfies Call;

export const createSubscription = {
  name: 'createSubscription',
  summary: 'The order of a membership; it begins with its payment',
  method: 'POST',
  path: '/user/subscribe/create',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ skuId, countryCode, hl: language, examId }),
  data: z.object({ orderNumber }),
  refusals: ['unknownSku', 'skuOfAnotherMarket', 'alreadyMember', 'unknownExam'],
} satisfies Call;

const membership = z.object({
  orderNumber,
  state: z.enum(['incomplete', 'trialing', 'active', 'past_due', 'canceled']),
  skuId,
  nextSkuId: skuId.nullable(),
  /** What the next period costs. */
  price: z.object({ amount, currency: currencyCode }),
  periodEnd: moment,
  cancelAtPeriodEnd: z.boolean(),
  /** While a renewal is owed: until when membership goes on. */
  graceUntil: moment.nullable(),
});

export const userPrivilege = {
  name: 'userPrivilege',
  summary: 'What the user holds now',
  method: 'GET',
  path: '/user/privilege',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.object({
    member: z.boolean(),
    /** Its order is paid, and the membership itself has not begun yet: it follows in a moment. */
    begins: z.boolean(),
    until: moment.nullable(),
    /** The latest membership of this browser, also one that has ended. */
    membership: membership.nullable(),
  }),
  refusals: [],
} satisfies Call;

const changed = {
  method: 'POST',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  data: membership,
} as const;

export const cancelSubscription = {
  ...changed,
  name: 'cancelSubscription',
  summary: 'Ends a membership with the period that is paid for',
  path: '/user/subscribe/cancel',
  body: z.object({ orderNumber }),
  refusals: ['mailboxUnproved', 'unknownOrder', 'subscriptionOver', 'paymentUnavailable'],
} satisfies Call;

export const resumeSubscription = {
  ...changed,
  name: 'resumeSubscription',
  summary: 'Takes the end of a membership back, while its period lasts',
  path: '/user/subscribe/resume',
  body: z.object({ orderNumber }),
  refusals: ['mailboxUnproved', 'unknownOrder', 'subscriptionOver', 'paymentUnavailable'],
} satisfies Call;

export const switchSubscription = {
  ...changed,
  name: 'switchSubscription',
  summary: 'Another plan from the next period on',
  path: '/user/subscribe/switch',
  body: z.object({
    orderNumber,
    skuId,
    /** What the member was shown: where the plan costs something else, nothing is switched. */
    shown: z.object({ amount, currency: currencyCode }),
  }),
  refusals: [
    'mailboxUnproved',
    'unknownOrder',
    'unknownSku',
    'skuOfAnotherMarket',
    'subscriptionOver',
    'priceChanged',
    'paymentUnavailable',
  ],
} satisfies Call;

export const checkSubscription = {
  name: 'checkSubscription',
  summary: 'Where a membership stands; asks the provider itself while a renewal is owed',
  method: 'POST',
  path: '/user/subscribe/check',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber }),
  data: z.object({
    membership,
    /** Of one that is past due: what is still to be paid for the period that has begun. */
    overdue: z
      .object({
        amount,
        currency: currencyCode,
        /** A payment of it has begun, and its outcome is not known yet. */
        underWay: z.boolean(),
      })
      .nullable(),
  }),
  refusals: ['unknownOrder', 'subscriptionOver', 'paymentUnavailable'],
} satisfies Call;

export const payOverdue = {
  name: 'payOverdue',
  summary: 'A page of the provider on which a renewal that was declined is paid with another card',
  method: 'POST',
  path: '/user/subscribe/pay',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({
    orderNumber,
    /** What the member was shown: where something else is due, no page is opened. */
    shown: z.object({ amount, currency: currencyCode }),
    tracking: tracking.optional(),
  }),
  data: z.object({ actionUrl: z.string() }),
  refusals: ['unknownOrder', 'subscriptionOver', 'nothingOwed', 'priceChanged', 'paymentUnavailable'],
} satisfies Call;

/** The six gates as wallpapers, each cut for a telephone and for a wide screen (`bin/pictures.mjs`). */
export const wallpapers = ['mirror', 'labyrinth', 'well', 'insight', 'bridge', 'veil'] as const;
export const wallpaperScreens = ['phone', 'desktop'] as const;

/** What members read: how all tests measure, the types that some tell apart, and a workbook to practise with, new every month. */
export const papers = ['measuring', 'typology', 'workbook'] as const;
export type Paper = (typeof papers)[number];

export const resourceList = {
  name: 'resourceList',
  summary: 'What members download; for others only that it is there',
  method: 'GET',
  path: '/user/resource/list',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: nothing,
  data: z.object({
    member: z.boolean(),
    /** As `userPrivilege` says it. */
    begins: z.boolean(),
    list: z.array(
      z.object({
        id: z.enum(wallpapers),
        /** Where each is downloaded; empty for one who is no member. */
        files: z.array(z.object({ screen: z.enum(wallpaperScreens), url: z.string() })),
      }),
    ),
    /** Guides and workbooks in the language of the request; without an address for one who is no member. */
    papers: z.array(z.object({ id: z.enum(papers), url: z.string().nullable() })),
  }),
  refusals: [],
} satisfies Call;
