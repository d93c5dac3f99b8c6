import { Worker } from 'node:worker_threads';
import { type CertificateInput, certificateData } from './certificate.ts';
import { PdfError, type PrintJob } from './compile.ts';
import { documentData, type PdfInput } from './document.ts';

/** A document takes some 50 ms; one that takes so long never ends. */
const limitMilliseconds = 30_000;

/** The compiler's caches grow; a fresh worker after so many documents keeps the process small. */
const documentsPerWorker = 200;

interface Answer {
  bytes?: Uint8Array;
  problem?: string;
}

/** Makes documents in a worker thread, one after the other. The same input gives the same bytes. */
export interface PdfPress {
  /**
   * The report as a PDF (PDF/UA-1).
   *
   * @throws PdfError if the data cannot be laid out, the worker ended, or half a minute was not enough
   */
  report(input: PdfInput): Promise<Uint8Array>;
  /** A certificate as a PDF. @throws PdfError as for a report */
  certificate(input: CertificateInput): Promise<Uint8Array>;
  /** Ends the worker; a document under way fails, and its job tries again. The next document gets another worker. */
  close(): Promise<void>;
}

export function createPdfPress(): PdfPress {
  let worker: Worker | undefined;
  let made = 0;
  let last: Promise<unknown> = Promise.resolve();

  function inTurn(job: PrintJob): Promise<Uint8Array> {
    const document = last.then(() => print(job));
    last = document.catch(() => undefined);
    return document;
  }

  async function close(): Promise<void> {
    const closing = worker;
    worker = undefined;
    await closing?.terminate();
  }

  async function print(job: PrintJob): Promise<Uint8Array> {
    if (made >= documentsPerWorker) await close();
    if (!worker) {
      worker = new Worker(new URL('./worker.ts', import.meta.url));
      made = 0;
    }
    made += 1;
    const press = worker;
    const { bytes, problem } = await answerOf(press, job, () => {
      if (worker === press) worker = undefined;
    });
    if (!bytes) throw new PdfError(problem ?? 'The document could not be laid out.');
    return bytes;
  }

  return {
    report: (input) => inTurn({ template: 'report', data: documentData(input) }),
    certificate(input) {
      const data = certificateData(input);
      return inTurn({ template: 'certificate', data, ...(data.holder.pieced && { drawn: 'drawn-name' }) });
    },
    close,
  };
}

/** What the worker says to one document. A worker that failed or hung is ended and given up, and the next document gets another. */
function answerOf(press: Worker, job: PrintJob, onGivenUp: () => void): Promise<Answer> {
  return new Promise((resolve) => {
    const settle = (answer: Answer) => {
      clearTimeout(timer);
      press.off('message', settle).off('error', onError).off('exit', onExit);
      // An idle worker must not keep the process alive.
      press.unref();
      resolve(answer);
    };
    const giveUp = (problem: string) => {
      settle({ problem });
      onGivenUp();
      press.on('error', () => undefined);
      void press.terminate();
    };
    const onError = (error: Error) => giveUp(`The worker failed: ${error.message}`);
    const onExit = () => giveUp('The worker ended before the document was made.');
    const timer = setTimeout(() => giveUp('The document took too long.'), limitMilliseconds);
    press.ref();
    press.on('message', settle).on('error', onError).on('exit', onExit);
    press.postMessage(job);
  });
}
