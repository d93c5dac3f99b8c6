import { z } from 'zod';
import type { Call } from './call.ts';
import { locale } from './exams.ts';
import { email, language, moment, nothing, orderNumber } from './fields.ts';
import { proof } from './human.ts';
import { reportPart } from './report.ts';

/** A certificate as its holder has it: the name that stands on it, its code, and where others check it. */
export const heldCertificate = z.object({ holderName: z.string(), code: z.string(), checkUrl: z.string() });
export type HeldCertificate = z.output<typeof heldCertificate>;

/** Every file that an order can hold. */
export const fileKind = z.enum(['report', 'answers', 'certificate', 'workbook']);

export const orderFiles = {
  name: 'orderFiles',
  summary: 'The files that an order owns, each with a short-lived address to POST to',
  method: 'POST',
  path: '/exam/order/file/down/info',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  /** In any language, whatever the test was taken in; without one, in that of the order. */
  body: z.object({
    orderNumber,
    hl: language.optional(),
    /** A file that is not there is made now; a page that only shows what there is leaves it. */
    make: z.boolean().default(true),
  }),
  data: z.object({
    files: z.array(
      z.object({
        kind: fileKind,
        name: z.string(),
        /** A certificate is in the language of the order, all else in the one that was asked for. */
        language: locale,
        /** What nobody asked for yet is unmade; a certificate without a name waits for one. */
        state: z.enum(['ready', 'making', 'unmade', 'unnamed']),
        /** POST here with `{ orderNumber }`; answers `application/pdf`. Null while there is no file. */
        url: z.string().nullable(),
        expiresAt: moment.nullable(),
      }),
    ),
    /** Null where there is none, or it has no name yet. */
    certificate: heldCertificate.nullable(),
    /** The name on the cover of what is printed; null where none was asked for. */
    coverName: z.string().nullable(),
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
  body: z.object({ email, proof: proof.optional() }),
  data: z.object({ sent: z.literal(true) }),
  refusals: ['noRetrievableReport', 'humanCheck'],
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

/** Who presents what an order holds: of a report, the character or type that its result comes closest to. */
export const presenter = z.object({
  name: z.string(),
  title: z.string(),
  /** Where the portrait is. */
  img: z.string(),
  words: z.string(),
});
export type Presenter = z.output<typeof presenter>;

export const presenterList = {
  name: 'presenterList',
  summary:
    "Who presents an order's material; nobody while it is locked, or where nobody stands for its result",
  method: 'GET',
  path: '/exam/order/presenter/list/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: z.array(presenter),
  refusals: ['unknownOrder'],
} satisfies Call;

/** Of another test that the package brings, once it is taken: the first page of its report, as a part of this one. */
export const broughtPart = z.object({ examId: z.string(), orderNumber, part: reportPart });
export type BroughtPart = z.output<typeof broughtPart>;

export const broughtList = {
  name: 'broughtList',
  summary:
    'What the tests that an order brings add to its report, each once it is taken and while it is unlocked',
  method: 'GET',
  path: '/exam/order/brought/list/:orderNumber',
  bases: ['ads'],
  params: z.object({ orderNumber }),
  query: z.object({ hl: language.optional() }),
  body: nothing,
  data: z.array(broughtPart),
  refusals: ['unknownOrder'],
} satisfies Call;
