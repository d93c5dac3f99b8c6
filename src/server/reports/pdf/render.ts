import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { reportFrom } from '#exams/source.ts';
import { Refusal } from '#server/platform/errors.ts';
import { PdfError } from './compile.ts';
import { composedJob } from './composing.ts';
import type { Job, Wanted } from './jobs.ts';

/** A document takes a second at most, a worker that begins some more; what takes so long never ends. */
const limitMilliseconds = 60_000;

/** The compiler keeps some 10 MB of each document for good; fresh workers after so many give back some of it (`docs/scale.md`). */
const documentsPerPool = 60;

/** Documents that may wait for a worker: some minutes of work. Whoever comes after them is told to come again. */
const mostWaiting = 400;

/** Workers that hold the fonts of nine languages, 300 MB each, and leave a core to the thread that answers requests. */
const threads = Math.max(1, Math.min(4, availableParallelism() - 1));

const idleMilliseconds = 5 * 60_000;

/**
 * Makes documents in worker threads, in the order in which they are asked for: reports are composed there as well, of what they
 * are made of. The same input gives the same bytes.
 */
export interface PdfPress {
  /**
   * The report as a PDF (PDF/UA-1).
   *
   * @throws PdfError if the data cannot be laid out, the worker ended, or a minute was not enough
   * @throws Refusal `overloaded` if too many wait already
   */
  report(input: Wanted['report']): Promise<Uint8Array>;
  /** The material of a course, or a guide. @throws PdfError and Refusal as for a report */
  workbook(input: Wanted['workbook']): Promise<Uint8Array>;
  /** The booklet of a report that holds one. @throws PdfError and Refusal as for a report */
  answers(input: Wanted['answers']): Promise<Uint8Array>;
  /** A certificate as a PDF. @throws PdfError and Refusal as for a report */
  certificate(input: Wanted['certificate']): Promise<Uint8Array>;
  /** The card of a gift as a PDF: one sheet to fold. @throws PdfError and Refusal as for a report */
  giftCard(input: Wanted['giftCard']): Promise<Uint8Array>;
  /** A card to share as a picture (PNG). @throws PdfError and Refusal as for a report */
  shared(input: Wanted['shared']): Promise<Uint8Array>;
  /** One page of a document as a picture (WebP). @throws PdfError and Refusal as for a report */
  page(input: Wanted['page']): Promise<Uint8Array>;
  /** Ends the workers; a document under way fails, and its job tries again. The next document gets other workers. */
  close(): Promise<void>;
}

/** Nothing comes back where the worker does not know the test of a report. */
type Made = Uint8Array | undefined;
type Pool = Piscina<Job, Made>;

function openPool(): Pool {
  const pool: Pool = new Piscina({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idleMilliseconds,
  });
  // Race: a worker may answer while it is being ended. What it was making has failed with its own promise.
  return pool.on('error', () => undefined);
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (made: Made) => void;
  readonly reject: (problem: unknown) => void;
}

/** Jobs in the order in which they come, as many at once as there are workers: Piscina alone takes every other one first. */
function workersInTurn() {
  const waiting: Waiting[] = [];
  let pool: Pool | undefined;
  let made = 0;
  let underWay = 0;

  function serve(): void {
    // Never two sets of workers at once: the last documents of one are made first.
    if (pool && made >= documentsPerPool && underWay === 0) {
      void pool.destroy();
      pool = undefined;
    }
    while (waiting.length > 0 && underWay < threads && !(pool && made >= documentsPerPool)) {
      const next = waiting.shift() as Waiting;
      if (!pool) made = 0;
      pool ??= openPool();
      made += 1;
      underWay += 1;
      void pool
        .run(next.job, { signal: AbortSignal.timeout(limitMilliseconds) })
        .then(next.resolve, next.reject)
        .finally(() => {
          underWay -= 1;
          serve();
        });
    }
  }

  return {
    /** @throws Refusal `overloaded` if too many wait already */
    run(job: Job): Promise<Made> {
      if (waiting.length >= mostWaiting) throw new Refusal('overloaded');
      return new Promise((resolve, reject) => {
        waiting.push({ job, resolve, reject });
        serve();
      });
    },
    async end() {
      for (const { reject } of waiting.splice(0)) reject(new Error('The press was closed.'));
      const ending = pool;
      pool = undefined;
      await ending?.destroy();
    },
  };
}

export function createPdfPress(): PdfPress {
  const workers = workersInTurn();

  async function print(job: Job): Promise<Uint8Array> {
    try {
      return (await workers.run(job)) ?? (await printHere(job));
    } catch (problem) {
      if (problem instanceof Refusal) throw problem;
      throw new PdfError(problem instanceof Error ? problem.message : String(problem));
    }
  }

  /** Prints the report of a test that only this thread knows: it is composed here. */
  async function printHere(job: Job): Promise<Uint8Array> {
    const composed = composedJob(job, reportFrom);
    const bytes = composed && (await workers.run(composed));
    if (!bytes) throw new Error('Nobody knows the test of a report.');
    return bytes;
  }

  return {
    report: (input) => print({ kind: 'report', input }),
    workbook: (input) => print({ kind: 'workbook', input }),
    answers: (input) => print({ kind: 'answers', input }),
    certificate: (input) => print({ kind: 'certificate', input }),
    giftCard: (input) => print({ kind: 'giftCard', input }),
    shared: (input) => print({ kind: 'shared', input }),
    page: (input) => print({ kind: 'page', input }),
    close: workers.end,
  };
}
