import {
  createPageTaker,
  createPainter,
  createPdfCompiler,
  openTypst,
  type PageJob,
  type PictureJob,
  type PrintJob,
} from './compile.ts';

const typst = openTypst();
const compile = createPdfCompiler(typst);
const paint = createPainter(typst);
const take = createPageTaker(typst);

/** Makes one document or picture away from the thread that answers requests. @throws PdfError where it cannot be laid out */
export default async (job: PrintJob | PictureJob | PageJob): Promise<Uint8Array> => {
  if (job.template === 'shared') return paint(job);
  return 'page' in job ? take(job) : compile(job);
};
