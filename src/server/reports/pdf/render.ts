import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { Refusal } from '#server/platform/errors.ts';
import { type CertificateInput, certificateData } from './certificate.ts';
import { type PageJob, PdfError, type PictureJob, type PrintJob } from './compile.ts';
import { bookletData, documentData, type PdfInput, type Printable } from './document.ts';
import { type GiftCardInput, giftCardData } from './gift.ts';
import { type SharedInput, sharedData } from './shared.ts';

/** A document takes some 50 ms; one that takes so long never ends. */
const limitMilliseconds = 30_000;

/** The compiler's caches grow; fresh workers after so many documents keep the process small. */
const documentsPerPool = 200;

/** Documents that may wait for a worker: some twenty seconds of work. Whoever comes after them is told to come again. */
const mostWaiting = 400;

/** Workers that hold the fonts of nine languages, 300 MB each, and leave a core to the thread that answers requests. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));

const idleMilliseconds = 5 * 60_000;

/** Makes documents in worker threads, in the order in which they are asked for. The same input gives the same bytes. */
export interface PdfPress {
  /**
   * The report as a PDF (PDF/UA-1).
   *
   * @throws PdfError if the data cannot be laid out, the worker ended, or half a minute was not enough
   * @throws Refusal `overloaded` if too many wait already
   */
  report(input: PdfInput): Promise<Uint8Array>;
  /** The material of a course, or a guide. @throws PdfError and Refusal as for a report */
  workbook(input: PdfInput<Printable>): Promise<Uint8Array>;
  /** The booklet of a report that holds one. @throws PdfError and Refusal as for a report */
  answers(input: PdfInput): Promise<Uint8Array>;
  /** A certificate as a PDF. @throws PdfError and Refusal as for a report */
  certificate(input: CertificateInput): Promise<Uint8Array>;
  /** The card of a gift as a PDF: one sheet to fold. @throws PdfError and Refusal as for a report */
  giftCard(input: GiftCardInput): Promise<Uint8Array>;
  /** A card to share as a picture (PNG). @throws PdfError and Refusal as for a report */
  shared(input: SharedInput): Promise<Uint8Array>;
  /** One page of a document as a picture (WebP). @throws PdfError and Refusal as for a report */
  page(wanted: Omit<PageJob, 'template'>): Promise<Uint8Array>;
  /** Ends the workers; a document under way fails, and its job tries again. The next document gets other workers. */
  close(): Promise<void>;
}

function openPool() {
  const pool = new Piscina<PrintJob | PictureJob | PageJob, Uint8Array>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    maxQueue: mostWaiting,
    idleTimeout: idleMilliseconds,
  });
  // Race: a worker may answer while it is being ended. What it was making has failed with its own promise.
  return pool.on('error', () => undefined);
}

export function createPdfPress(): PdfPress {
  let pool: Piscina<PrintJob | PictureJob | PageJob, Uint8Array> | undefined;
  let made = 0;

  async function print(job: PrintJob | PictureJob | PageJob): Promise<Uint8Array> {
    if (pool && made >= documentsPerPool) {
      // Ends when what it was given is made.
      void pool.close();
      pool = undefined;
    }
    if (!pool) {
      pool = openPool();
      made = 0;
    }
    if (pool.queueSize >= mostWaiting) throw new Refusal('overloaded');
    made += 1;
    const turn = 1 + Math.floor(pool.queueSize / threads);
    try {
      return await pool.run(job, { signal: AbortSignal.timeout(turn * limitMilliseconds) });
    } catch (problem) {
      throw new PdfError(problem instanceof Error ? problem.message : String(problem));
    }
  }

  /** A document with a name on it, which is drawn where its letters have pieces. */
  const printNamed = (
    template: PrintJob['template'],
    data: object & { readonly holder: { readonly pieced: boolean } | null },
  ) => print({ template, data, ...(data.holder?.pieced && { drawn: 'drawn-name' }) });

  return {
    report: (input) => printNamed('report', documentData(input)),
    workbook: (input) => printNamed('report', documentData(input)),
    answers: (input) => printNamed('report', bookletData(input)),
    certificate: async (input) => printNamed('certificate', certificateData(input)),
    giftCard: async (input) => print({ template: 'gift', data: giftCardData(input) }),
    shared: (input) => print({ template: 'shared', data: sharedData(input) }),
    page: (wanted) => print({ template: 'report', ...wanted }),
    async close() {
      const closing = pool;
      pool = undefined;
      await closing?.destroy();
    },
  };
}
