import { z } from 'zod';
import { emblem } from './blocks.ts';
import { bounds, typedMax } from './bounds.ts';
import type { Call } from './call.ts';
import { moment, nothing, orderNumber, typedCode } from './fields.ts';
import { heldCertificate } from './reports.ts';
import { holderNamePattern, tidyHolderName } from './typed.ts';

/** A name as somebody writes their own: spaces are tidied, letters stay as they are (Unicode NFC). */
export const holderName = z
  .string()
  .max(typedMax)
  .transform(tidyHolderName)
  .pipe(z.string().min(bounds.name.min).max(bounds.name.max).regex(holderNamePattern));

export const certificate = z.object({
  code: z.string(),
  holderName: z.string(),
  /** What the test is called. */
  test: z.string(),
  takenAt: moment,
  /** Enough to be proud of, nothing that was told in confidence. */
  result: emblem,
  /** What the result is compared with. */
  norm: z.string(),
});
export type Certificate = z.output<typeof certificate>;

export const nameCertificate = {
  name: 'nameCertificate',
  summary: 'Makes the certificate of a report out to a name, or to another one',
  method: 'POST',
  path: '/exam/order/certificate',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  body: z.object({ orderNumber, holderName }),
  data: heldCertificate,
  refusals: ['mailboxUnproved', 'unknownOrder', 'certificateLocked', 'nameNotPrintable'],
} satisfies Call;

export const nameCover = {
  name: 'nameCover',
  summary: "Puts a name on the cover of an order's files, another one, or none",
  method: 'POST',
  path: '/exam/order/cover',
  bases: ['ads'],
  params: nothing,
  query: nothing,
  /** Null takes the name off. */
  body: z.object({ orderNumber, coverName: holderName.nullable() }),
  data: z.object({ coverName: z.string().nullable() }),
  refusals: ['mailboxUnproved', 'unknownOrder', 'reportLocked', 'nameNotPrintable'],
} satisfies Call;

export const checkCertificate = {
  name: 'checkCertificate',
  summary: 'What a certificate says, for whoever has its code',
  method: 'GET',
  path: '/exam/certificate/:code',
  bases: ['ads'],
  params: z.object({ code: typedCode }),
  query: nothing,
  body: nothing,
  data: certificate,
  refusals: ['unknownCertificate'],
} satisfies Call;
