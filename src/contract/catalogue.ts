import { z } from 'zod';
import type { Call } from './call.ts';
import { examAmongOthers, locale } from './exams.ts';
import { countryCode, examId, language, moment, nothing, orderNumber, price, skuId } from './fields.ts';

export const skuFeature = z.object({ logo: z.string(), name: z.string(), content: z.string() });

export const headImage = z.enum(['user1001', 'user1002', 'user1003', 'user1004']);
export type HeadImage = z.output<typeof headImage>;

export const review = z.object({
  name: z.string(),
  time: moment,
  headImage,
  content: z.string(),
  rating: z.int().min(1).max(5),
});

export const sku = z.object({
  skuId,
  name: z.string(),
  summary: z.string(),
  price,
  features: z.array(skuFeature),
  /** Logos of those beyond everything in the package below it; null where there is none, or it does not hold all of it. */
  adds: z.array(z.string()).nullable(),
  /** By real sales under measured figures; on none while they are few. */
  mostPopular: z.boolean(),
  /** How many were sold; null while the number is too small to mean anything. */
  salesVolume: z.int().nullable(),
});
export type Sku = z.output<typeof sku>;

export const skuList = {
  name: 'skuList',
  summary: 'The packages of a test at the prices of a market',
  method: 'GET',
  path: '/exam/sku/list/:examId/:countryCode/:hl',
  bases: ['ads'],
  params: z.object({ examId, countryCode, hl: language }),
  query: nothing,
  body: nothing,
  data: z.object({ list: z.array(sku), reviews: z.array(review), averageRating: z.number().nullable() }),
  refusals: ['unknownExam', 'skuOfAnotherMarket'],
  cacheSeconds: 60,
} satisfies Call;

export const skuInfo = {
  name: 'skuInfo',
  summary: 'One package at the price of a market',
  method: 'GET',
  path: '/exam/sku/info/:examId/:skuId/:countryCode/:hl',
  bases: ['ads'],
  params: z.object({ examId, skuId, countryCode, hl: language }),
  query: nothing,
  body: nothing,
  data: sku,
  refusals: ['unknownExam', 'unknownSku', 'skuOfAnotherMarket'],
  cacheSeconds: 60,
} satisfies Call;

export const extraPackageList = {
  name: 'extraPackageList',
  summary: 'The extras that can still be added to an order, or wait to be taken',
  method: 'GET',
  path: '/exam/extra/package/list/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: nothing,
  body: nothing,
  data: z.array(
    sku.extend({
      /** Whether it is the reader's already. */
      held: z.boolean(),
      /** Whether a membership alone opens it, for as long as that lasts. */
      byMembership: z.boolean(),
      /** The extra's own order, once there is one. */
      orderNumber: orderNumber.nullable(),
      /** The test that it opens; null for one that opens none. */
      examId: z.string().nullable(),
      /** How that test is shown among others, and what it asks in a line. */
      test: examAmongOthers.extend({ title: z.string() }).nullable(),
      /** The reader's own order whose report of that test is unlocked; null while there is none. */
      reportOrderNumber: orderNumber.nullable(),
    }),
  ),
  refusals: ['unknownOrder'],
} satisfies Call;

/** A card of the sandbox that behaves in a known way; chosen by a person on the pay page. */
export const sandboxCard = z.enum([
  'success',
  'decline',
  'insufficient',
  'authentication',
  'timeout',
  'noticeLost',
  'noticeLate',
  'noticeTwice',
  'refundFails',
  'renewalFails',
]);
export type SandboxCard = z.output<typeof sandboxCard>;

export const paymentMethod = z.object({
  /** e.g. `sandbox:success`, `stripe:ideal`. */
  id: z.string(),
  provider: z.string(),
  kind: z.enum(['card', 'wallet', 'local', 'sandbox']),
  /** The name it goes by everywhere, e.g. `iDEAL`; null for cards and the sandbox, which are named in words. */
  brand: z.string().nullable(),
  /** Of cards: schemes that are taken wherever it is offered, as they write themselves. */
  schemes: z.array(z.string()).optional(),
  /** Wallets that stand first on the provider’s own page, on a device that has them. */
  wallets: z.array(z.string()).optional(),
  /** Whether a membership can be paid by it. */
  recurring: z.boolean(),
  sandboxCard: sandboxCard.optional(),
});
export type PaymentMethod = z.output<typeof paymentMethod>;

export const paymentMethods = {
  name: 'paymentMethods',
  summary: 'How one can pay for a test in a market',
  method: 'GET',
  path: '/app/payment/list/:examId/:countryCode',
  bases: ['ads'],
  params: z.object({ examId, countryCode }),
  query: nothing,
  body: nothing,
  data: z.object({
    methods: z.array(paymentMethod),
    /** No provider's keys are set, or only those of test modes: no money moves, and the page says so. */
    demonstration: z.boolean(),
    /** Off where the site may not sell in this market yet: who sells is not said. */
    selling: z.boolean(),
  }),
  refusals: ['unknownExam', 'skuOfAnotherMarket'],
  cacheSeconds: 60,
} satisfies Call;

export const languageList = {
  name: 'languageList',
  summary: 'The languages a test is offered in',
  method: 'GET',
  path: '/app/language/list/:examId',
  bases: ['ads'],
  params: z.object({ examId }),
  query: nothing,
  body: nothing,
  data: z.array(z.object({ hl: locale, tag: z.string(), name: z.string() })),
  refusals: ['unknownExam'],
  cacheSeconds: 300,
} satisfies Call;
