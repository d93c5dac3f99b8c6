import { z } from 'zod';
import type { Call } from './call.ts';
import { figure, locale, picture } from './exams.ts';
import { email, moment, nothing, orderNumber } from './fields.ts';

/** In points of the test's own scale; low and high bound the 95 % interval. */
export const estimate = z.object({
  value: z.number(),
  standardError: z.number(),
  low: z.number(),
  high: z.number(),
});

/** The test's scale: its middle and its standard deviation in the norm population. */
export const scoreScale = z.object({ mean: z.number(), deviation: z.number() });

export const norm = z.object({
  id: z.string(),
  kind: z.enum(['design', 'provisional', 'calibrated']),
  sampleSize: z.int().nullable(),
  reliability: z.number(),
  text: z.string(),
});

/** One dimension row: dimension, score, reference range, quick interpretation. */
export const scaleRow = z.object({
  id: z.string(),
  label: z.string(),
  score: estimate,
  /** Where answers are right or wrong. */
  solved: z.object({ correct: z.int(), of: z.int() }).optional(),
  level: z.int().min(1).max(5),
  levelLabel: z.string(),
  reading: z.string(),
  /** What it is, and what its two ends are called. */
  about: z.string().optional(),
  poles: z.object({ low: z.string(), high: z.string() }).optional(),
});
export type ScaleRow = z.output<typeof scaleRow>;

export const answerAnalysis = z.object({
  place: z.int(),
  familyLabel: z.string(),
  prompt: z.string(),
  stem: figure,
  options: z.array(figure),
  yours: z.int().nullable(),
  correct: z.int(),
  seconds: z.number(),
  whyCorrect: z.string(),
  whyNotYours: z.string().nullable(),
});
export type AnswerAnalysis = z.output<typeof answerAnalysis>;

const passage = z.object({ title: z.string(), paragraphs: z.array(z.string()) });

/** What every report says, whatever it measures. */
const reportFrame = {
  examId: z.string(),
  locale,
  title: z.string(),
  takenAt: moment,
  packVersion: z.string(),
  normVersion: z.string(),
  norm,
  scale: scoreScale,
  /** Says how to read the rows. */
  dimensionsLead: z.string(),
  scales: z.array(scaleRow),
  referenceRange: z.object({ low: z.number(), high: z.number() }),
};

/** A report on one score and its parts. */
export const scoreReport = z.object({
  ...reportFrame,
  kind: z.literal('score'),
  headline: z.object({
    score: estimate,
    percentile: z.object({ value: z.number(), low: z.number(), high: z.number() }),
    band: z.object({ key: z.string(), label: z.string(), text: z.string() }),
    lead: z.string(),
    /** A sentence where the score lies at the edge of what the test can measure. */
    reach: z.string().optional(),
  }),
  time: z.object({ totalSeconds: z.number(), perQuestionSeconds: z.array(z.number()) }),
  chapters: z.array(passage.extend({ id: z.string() })),
  /** Whether the analysis of answers is here, to be bought, or nothing that this test has. */
  analysis: z.enum(['open', 'locked', 'none']),
  answers: z.array(answerAnalysis).optional(),
});
export type ScoreReport = z.output<typeof scoreReport>;

/** Parts of a portrait, after its overview. */
export const portraitTab = z.enum(['traits', 'dream', 'power']);

/** A report on a profile without a sum: its character, a dream interpretation, and chapters by tab. */
export const portraitReport = z.object({
  ...reportFrame,
  kind: z.literal('portrait'),
  overview: z.object({ title: z.string(), lead: z.string() }),
  character: z.object({
    id: z.string(),
    title: z.string(),
    name: z.string(),
    lead: z.string(),
    portrait: z.array(z.string()),
    picture,
    strength: z.object({ title: z.string(), text: z.string() }),
    cost: z.object({ title: z.string(), text: z.string() }),
    quote: z.object({ text: z.string(), author: z.string(), source: z.string() }),
    runnerUp: z.object({ id: z.string(), name: z.string() }),
    /** 0 to 1: how clear the decision was. */
    certainty: z.number(),
    /** Says so in words, with the runner-up. */
    decision: z.string(),
  }),
  /** Its last paragraph stands without a picture. */
  dream: passage.extend({ pictures: z.array(picture) }),
  modules: z.array(passage.extend({ id: z.string(), tab: portraitTab })),
  /** Tabs that another package opens. */
  lockedTabs: z.array(portraitTab),
  methods: z.object({ title: z.string(), chapters: z.array(passage) }),
  /** What the five tabs are called. */
  tabs: z.record(z.enum(['overview', ...portraitTab.options, 'files']), z.string()),
});
export type PortraitReport = z.output<typeof portraitReport>;

/** A report, already in words and already cut down to what is unlocked: screen and PDF only lay it out. */
export const reportModel = z.discriminatedUnion('kind', [scoreReport, portraitReport]);
export type ReportModel = z.output<typeof reportModel>;

const freeFrame = { examId: z.string(), locale, scale: scoreScale, text: z.string(), norm };

export const freeScore = z.object({
  ...freeFrame,
  kind: z.literal('score'),
  interval: z.object({ low: z.number(), high: z.number(), confidence: z.literal(0.95) }),
  /** What stands out most. */
  highlight: z.object({ title: z.string(), label: z.string(), text: z.string() }),
});
export type FreeScore = z.output<typeof freeScore>;

export const freePortrait = z.object({
  ...freeFrame,
  kind: z.literal('portrait'),
  referenceRange: z.object({ low: z.number(), high: z.number() }),
  scales: z.array(scaleRow),
  /** The part of the way that resonated most. */
  gate: z.object({ id: z.string(), title: z.string(), name: z.string(), text: z.string(), picture }),
});
export type FreePortrait = z.output<typeof freePortrait>;

export const freeResult = z.discriminatedUnion('kind', [freeScore, freePortrait]);
export type FreeResult = z.output<typeof freeResult>;

/** A certificate as its holder has it: the name that stands on it, its code, and where others check it. */
export const heldCertificate = z.object({ holderName: z.string(), code: z.string(), checkUrl: z.string() });
export type HeldCertificate = z.output<typeof heldCertificate>;

export const orderFiles = {
  name: 'orderFiles',
  summary: 'The files that an order owns, each with a short-lived address to POST to',
  method: 'POST',
  path: '/exam/order/file/down/info',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber }),
  data: z.object({
    files: z.array(
      z.object({
        kind: z.enum(['report', 'certificate', 'workbook']),
        name: z.string(),
        /** A certificate without a name waits for one. */
        state: z.enum(['ready', 'making', 'unnamed']),
        /** POST here with `{ orderNumber }`; answers `application/pdf`. Null while the file is being made. */
        url: z.string().nullable(),
        expiresAt: moment.nullable(),
      }),
    ),
    /** Null where there is none, or it has no name yet. */
    certificate: heldCertificate.nullable(),
    /** The extra that paid for the certificate; null where the report's own package holds it. */
    certificateOrder: orderNumber.nullable(),
  }),
  refusals: ['unknownOrder', 'reportLocked'],
} satisfies Call;

export const retrieveReport = {
  name: 'retrieveReport',
  summary: 'Sends the links to the reports of a mailbox to that mailbox',
  method: 'POST',
  path: '/exam/order/report/retrieve',
  bases: ['pay'],
  params: nothing,
  query: nothing,
  body: z.object({ email }),
  data: z.object({ sent: z.literal(true) }),
  refusals: ['noRetrievableReport'],
} satisfies Call;

export const openReportLink = {
  name: 'openReportLink',
  summary: 'Redeems a mailed link: this browser may then read that report',
  method: 'POST',
  path: '/exam/order/report/open',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ token: z.string().regex(/^[0-9A-Za-z_-]{43}$/) }),
  data: z.object({ orderNumber, appExamId: z.string(), countryCode: z.string() }),
  refusals: ['linkExpired'],
} satisfies Call;

export const shareReport = {
  name: 'shareReport',
  summary: 'Makes or withdraws the public share card of a report',
  method: 'POST',
  path: '/exam/order/info/share',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, shared: z.boolean() }),
  data: z.object({ key: z.string().nullable() }),
  refusals: ['unknownOrder', 'reportLocked'],
} satisfies Call;

export const presenterList = {
  name: 'presenterList',
  summary: "Who presents an order's material",
  method: 'GET',
  path: '/exam/order/presenter/list/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: nothing,
  body: nothing,
  data: z.array(z.object({ name: z.string(), title: z.string(), img: z.string(), words: z.string() })),
  refusals: ['unknownOrder'],
} satisfies Call;
