import { createPainter, createPdfCompiler, openTypst, type PictureJob, type PrintJob } from './compile.ts';

const typst = openTypst();
const compile = createPdfCompiler(typst);
const paint = createPainter(typst);

/** Makes one document or picture away from the thread that answers requests. @throws PdfError where it cannot be laid out */
export default async (job: PrintJob | PictureJob): Promise<Uint8Array> =>
  job.template === 'shared' ? paint(job) : compile(job);
