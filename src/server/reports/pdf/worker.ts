import { createPageTaker, createPainter, createPdfCompiler, openTypst } from './compile.ts';
import { type ComposedJob, isComposed, type Job, laidJob } from './jobs.ts';
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
 * Composes and makes one document or picture away from the thread that answers requests.
 *
 * @returns nothing where this thread does not know the test
 * @throws PdfError where it cannot be laid out
 */
export default async (job: Job): Promise<Uint8Array | undefined> => {
  const whole = await composed(job);
  if (!whole) return undefined;
  const laid = laidJob(whole);
  if (laid.template === 'shared') return paint(laid);
  return 'page' in laid ? take(laid) : compile(laid);
};
