import type { ReportSource } from '#exams/source.ts';
import { type CertificateInput, certificateData } from './certificate.ts';
import type { PageJob, PictureJob, PrintJob } from './compile.ts';
import { bookletData, documentData, type PdfInput, type Printable } from './document.ts';
import { type GiftCardInput, giftCardData } from './gift.ts';
import { type SharedInput, sharedData } from './shared.ts';

/** A report that is composed where it is printed. */
export interface FromSource extends Required<Omit<PdfInput, 'report'>> {
  readonly source: ReportSource;
  /** Nothing but its cover is printed. */
  readonly coverOnly?: boolean;
}

/** A certificate, of a report that is composed where it is printed. */
export interface CertificateFromSource extends Omit<CertificateInput, 'certificate'> {
  readonly source: ReportSource;
  readonly holderName: string;
  readonly code: string;
}

/** What each thing that is printed is made of, once it is composed. */
interface Composed {
  readonly report: PdfInput<Printable>;
  readonly workbook: PdfInput<Printable>;
  readonly answers: PdfInput;
  readonly certificate: CertificateInput;
  readonly giftCard: GiftCardInput;
  readonly shared: SharedInput;
  readonly page: Omit<PageJob, 'template'>;
}

/** The same as it is asked for: plain data, which another process is handed. */
export interface Wanted extends Omit<Composed, 'report' | 'workbook' | 'answers' | 'certificate'> {
  readonly report: PdfInput<Printable> | FromSource;
  readonly workbook: PdfInput<Printable> | FromSource;
  readonly answers: PdfInput | FromSource;
  readonly certificate: CertificateInput | CertificateFromSource;
}

/** Spread over its kinds, so that a kind says what its input is. */
type JobOf<Inputs, Kind extends keyof Inputs = keyof Inputs> = {
  [Each in Kind]: { readonly kind: Each; readonly input: Inputs[Each] };
}[Kind];

export type Job = JobOf<Wanted>;
export type ComposedJob = JobOf<Composed>;

/** Whether nothing of a job is left to compose. */
export const isComposed = (job: Job): job is ComposedJob => !('source' in job.input);

/** A document with a name on it, which is drawn where its letters have pieces. */
const named = (
  template: PrintJob['template'],
  data: object & { readonly holder: { readonly pieced: boolean } | null },
): PrintJob => ({ template, data, ...(data.holder?.pieced && { drawn: 'drawn-name' }) });

type Laid = PrintJob | PictureJob | PageJob;

/** How each thing is laid out. */
const layouts: { readonly [Kind in keyof Composed]: (input: Composed[Kind]) => Laid } = {
  report: (input) => named('report', documentData(input)),
  workbook: (input) => named('report', documentData(input)),
  answers: (input) => named('report', bookletData(input)),
  certificate: (input) => named('certificate', certificateData(input)),
  giftCard: (input) => ({ template: 'gift', data: giftCardData(input) }),
  shared: (input) => ({ template: 'shared', data: sharedData(input) }),
  page: (input) => ({ template: 'report', ...input }),
};

/** What is laid out of a job, and how. */
export const laidJob = <Kind extends keyof Composed>({ kind, input }: JobOf<Composed, Kind>): Laid =>
  layouts[kind](input);
