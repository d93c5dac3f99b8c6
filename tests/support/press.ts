import { createHash } from 'node:crypto';
import { reportFrom } from '#exams/source.ts';
import { composedJob } from '#server/reports/pdf/composing.ts';
import { type Job, laidJob } from '#server/reports/pdf/jobs.ts';
import type { PdfPress } from '#server/reports/pdf/render.ts';
import { isFull } from './form.ts';

/** What the template would read of a job. */
function dataOf(job: Job): object {
  const composed = composedJob(job, reportFrom);
  if (!composed) throw new Error('Nobody knows the test of a report.');
  return laidJob(composed).data;
}

/**
 * Prints no pages: a document is the hash of what it is made of; in the full form, of all that would stand in it, which is
 * put together as for the real press. What pages look like, and which letters they can show, only the real one tells.
 */
export function testPress(): PdfPress {
  const print = async (job: Job) => {
    const what = JSON.stringify([job.kind, isFull ? dataOf(job) : job.input]);
    const hash = createHash('sha256').update(what).digest('hex');
    return Buffer.from(`%PDF-1.7\n% ${hash}\n%%EOF\n`);
  };
  return {
    report: (input) => print({ kind: 'report', input }),
    workbook: (input) => print({ kind: 'workbook', input }),
    answers: (input) => print({ kind: 'answers', input }),
    certificate: (input) => print({ kind: 'certificate', input }),
    giftCard: (input) => print({ kind: 'giftCard', input }),
    shared: (input) => print({ kind: 'shared', input }),
    page: (input) => print({ kind: 'page', input }),
    taken: () => ({ residentBytes: 0, processorSeconds: 0 }),
    close: async () => {},
  };
}
