import { availableParallelism } from 'node:os';
import { reportFrom } from '#exams/source.ts';
import { Refusal } from '#server/platform/errors.ts';
import { PdfError } from './compile.ts';
import { composedJob } from './composing.ts';
import type { Job, Wanted } from './jobs.ts';
import { type Made, openPrinter, type Printer, type Taken } from './printer.ts';

/**
 * The compiler keeps some megabytes of each document for good: who holds more gives all of it back by ending. One that has printed in
 * nine languages holds 700 MB (`docs/scale.md`).
 */
const enoughResidentBytes = 900_000_000;

/** Documents that may wait for a printer: some minutes of work. Whoever comes after them is told to come again. */
const mostWaiting = 400;

/** Printers hold the fonts of nine languages, and leave a core to the thread that answers requests. */
const mostPrinters = Math.max(1, Math.min(4, availableParallelism() - 1));

const idleMilliseconds = 5 * 60_000;

/**
 * Makes documents in processes of their own, in the order in which they are asked for: reports are composed there as well, of
 * what they are made of. The same input gives the same bytes.
 */
export interface PdfPress {
  /**
   * The report as a PDF (PDF/UA-1).
   *
   * @throws PdfError if the data cannot be laid out, its process ended, or five minutes were not enough
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
  /** What all that print hold in memory, and what all that ever printed have worked, as each said after its last document. */
  taken(): Taken;
  /** Ends the processes; a document under way fails, and its job tries again. The next document gets another one. */
  close(): Promise<void>;
}

interface Waiting {
  readonly job: Job;
  readonly resolve: (made: Made) => void;
  readonly reject: (problem: unknown) => void;
}

/** Jobs in the order in which they come, as many at once as there are printers. */
function printersInTurn(mostResidentBytes: number) {
  const waiting: Waiting[] = [];
  const free = new Set<Printer>();
  const busy = new Set<Printer>();
  let rest: NodeJS.Timeout | undefined;
  /** Of printers that have ended. */
  let workedBefore = 0;

  function end(printer: Printer): Promise<void> {
    workedBefore += printer.taken().processorSeconds;
    return printer.end();
  }

  async function endFree(): Promise<void> {
    const ending = [...free];
    free.clear();
    await Promise.all(ending.map(end));
  }

  /** Race: a printer may have been ended while it was making something. */
  function done(printer: Printer): void {
    if (!busy.delete(printer)) return;
    if (printer.taken().residentBytes > mostResidentBytes) void end(printer);
    else free.add(printer);
    serve();
  }

  function serve(): void {
    clearTimeout(rest);
    while (waiting.length > 0 && busy.size < mostPrinters) {
      const { job, resolve, reject } = waiting.shift() as Waiting;
      const [printer = openPrinter()] = free;
      free.delete(printer);
      busy.add(printer);
      void printer
        .print(job)
        .then(resolve, reject)
        .finally(() => done(printer));
    }
    if (free.size > 0) rest = setTimeout(() => void endFree(), idleMilliseconds).unref();
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
    taken: () =>
      [...free, ...busy]
        .map((printer) => printer.taken())
        .reduce(
          (sum, { residentBytes, processorSeconds }) => ({
            residentBytes: sum.residentBytes + residentBytes,
            processorSeconds: sum.processorSeconds + processorSeconds,
          }),
          { residentBytes: 0, processorSeconds: workedBefore },
        ),
    async end() {
      clearTimeout(rest);
      for (const { reject } of waiting.splice(0)) reject(new Error('The press was closed.'));
      for (const printer of busy) free.add(printer);
      busy.clear();
      await endFree();
    },
  };
}

/** @param mostResidentBytes what a process may hold after a document, in bytes: with more it is ended, and another one begun */
export function createPdfPress(mostResidentBytes = enoughResidentBytes): PdfPress {
  const printers = printersInTurn(mostResidentBytes);

  async function print(job: Job): Promise<Uint8Array> {
    try {
      return (await printers.run(job)) ?? (await printHere(job));
    } catch (problem) {
      if (problem instanceof Refusal) throw problem;
      throw new PdfError(problem instanceof Error ? problem.message : String(problem));
    }
  }

  /** Prints the report of a test that only this process knows: it is composed here. */
  async function printHere(job: Job): Promise<Uint8Array> {
    const composed = composedJob(job, reportFrom);
    const bytes = composed && (await printers.run(composed));
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
    taken: printers.taken,
    close: printers.end,
  };
}
