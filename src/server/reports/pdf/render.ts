import { Worker } from 'node:worker_threads';
import { PdfError } from './compile.ts';
import { type PdfInput, templateData } from './input.ts';

/** A document takes some 50 ms; one that takes so long never ends. */
const limitMilliseconds = 30_000;

/** The compiler's caches grow; a fresh worker after so many documents keeps the process small. */
const documentsPerWorker = 200;

interface Job {
  readonly resolve: (bytes: Uint8Array) => void;
  readonly reject: (problem: Error) => void;
  readonly timer: NodeJS.Timeout;
}

interface Press {
  readonly worker: Worker;
  readonly jobs: Map<number, Job>;
  made: number;
}

let press: Press | undefined;
let lastId = 0;

/**
 * The report as a PDF (PDF/UA-1), made in a worker thread. The same input gives the same bytes.
 *
 * @throws PdfError if the data cannot be laid out, the worker ended, or half a minute was not enough
 */
export function renderReportPdf(input: PdfInput): Promise<Uint8Array> {
  const data = templateData(input);
  if (press && press.made >= documentsPerWorker && press.jobs.size === 0) void closePdfPress();
  press ??= openPress();
  const current = press;
  const id = ++lastId;
  current.made += 1;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      void current.worker.terminate();
    }, limitMilliseconds);
    current.jobs.set(id, { resolve, reject, timer });
    current.worker.ref();
    current.worker.postMessage({ id, data });
  });
}

/** Ends the worker; documents under way fail, and their jobs try again. */
export async function closePdfPress(): Promise<void> {
  const closing = press;
  press = undefined;
  await closing?.worker.terminate();
}

function openPress(): Press {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  const opened: Press = { worker, jobs: new Map(), made: 0 };
  worker.unref();
  worker.on('message', ({ id, bytes, problem }: { id: number; bytes?: Uint8Array; problem?: string }) => {
    const job = opened.jobs.get(id);
    if (!job) return;
    opened.jobs.delete(id);
    clearTimeout(job.timer);
    // An idle worker must not keep the process alive.
    if (opened.jobs.size === 0) worker.unref();
    if (bytes) job.resolve(bytes);
    else job.reject(new PdfError(problem ?? 'The document could not be laid out.'));
  });
  worker.on('error', () => undefined);
  worker.on('exit', () => {
    if (press === opened) press = undefined;
    for (const job of opened.jobs.values()) {
      clearTimeout(job.timer);
      job.reject(new PdfError('The worker ended before the document was made.'));
    }
  });
  return opened;
}
