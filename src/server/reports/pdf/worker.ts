import workerpool from 'workerpool';
import { createPageTaker, createPainter, createPdfCompiler, openTypst } from './compile.ts';
import { type ComposedJob, isComposed, type Job, laidJob } from './jobs.ts';
import type { Made, Printed } from './printer.ts';
import { letRequestsGoFirst } from './priority.ts';

letRequestsGoFirst();
const typst = openTypst();
const compile = createPdfCompiler(typst);
const paint = createPainter(typst);
const take = createPageTaker(typst);

async function openComposing() {
  const { composedJob, createComposer } = await import('./composing.ts');
  const compose = createComposer();
  return (job: Job) => composedJob(job, compose);
}

/** Tests are read for the first report that is composed here: cards and pictures need none. */
function createLateComposing() {
  let opened: ReturnType<typeof openComposing> | undefined;
  return async (job: Job): Promise<ComposedJob | undefined> => {
    if (isComposed(job)) return job;
    opened ??= openComposing();
    return (await opened)(job);
  };
}

const composed = createLateComposing();

/**
 * Composes and makes one document or picture.
 *
 * @returns nothing where this process does not know the test
 * @throws PdfError where it cannot be laid out
 */
async function make(job: Job): Promise<Made> {
  const whole = await composed(job);
  if (!whole) return undefined;
  const laid = laidJob(whole);
  if (laid.template === 'shared') return paint(laid);
  return 'page' in laid ? take(laid) : compile(laid);
}

// Race: the site may end while this process begins, which then has nobody to tell so.
process.once('error', () => process.exit());
// Whoever presses Ctrl+C tells all processes of a terminal: the site ends this one when it has answered those that wait.
process.on('SIGINT', () => {});

workerpool.worker({
  async print(job: Job): Promise<Printed> {
    const made = await make(job);
    const { user, system } = process.cpuUsage();
    return {
      made,
      taken: { residentBytes: process.memoryUsage.rss(), processorSeconds: (user + system) / 1e6 },
    };
  },
});
