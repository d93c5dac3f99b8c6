import { createPdfCompiler, type PrintJob } from './compile.ts';

const compile = createPdfCompiler();

/** Makes one document away from the thread that answers requests. @throws PdfError where it cannot be laid out */
export default (job: PrintJob): Uint8Array => compile(job);
