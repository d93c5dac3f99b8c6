import { z } from 'zod';
import type { Call } from './call.ts';
import { picture } from './exams.ts';
import { bounds, moment, nothing, orderNumber, typedCode } from './fields.ts';
import { estimate, heldCertificate, scoreScale } from './reports.ts';

/** Marks that choose among forms of one ideograph (Unicode, Ideographic Variation Database): a family name with one is printed in the common form. */
const ideographicForms = /[\u{e0100}-\u{e01ef}]/gu;

/** Marks that tell programs the direction of a text: telephones put them around names, and no reader sees them. */
const directionMarks = /[\u061c\u200e\u200f]/gu;

/**
 * Some letter, and nothing that a reader cannot see: control characters, marks that turn the direction of text, letters
 * that print as nothing. Joiners alone change the letters beside them, where a script has such: within an Arabic word,
 * and in the scripts of India (UAX 31, 2.3).
 */
const written =
  /^(?=.*\p{L})(?:\p{scx=Arab}\u200c(?=\p{scx=Arab})|[\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}][\u200c\u200d]|[^\p{C}\p{Default_Ignorable_Code_Point}])+$/u;

/** A name as somebody writes their own: spaces are tidied, letters stay as they are (Unicode NFC). */
export const holderName = z
  .string()
  .max(1000)
  .transform((typed) =>
    typed
      .normalize('NFC')
      .replace(ideographicForms, '')
      .replace(directionMarks, '')
      .replace(/\s+/gu, ' ')
      .trim(),
  )
  .pipe(z.string().min(bounds.name.min).max(bounds.name.max).regex(written));

/** What a certificate says of a result: its score, or its character. */
export const certifiedResult = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('score'),
    score: estimate,
    scale: scoreScale,
    band: z.string(),
  }),
  z.object({
    kind: z.literal('portrait'),
    /** Of the nearest character. */
    name: z.string(),
    picture,
  }),
]);
export type CertifiedResult = z.output<typeof certifiedResult>;

export const certificate = z.object({
  code: z.string(),
  holderName: z.string(),
  /** What the test is called. */
  test: z.string(),
  takenAt: moment,
  result: certifiedResult,
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
  refusals: ['unknownOrder', 'certificateLocked', 'nameNotPrintable'],
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
