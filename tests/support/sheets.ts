import { openTypst } from '#server/reports/pdf/compile.ts';
import { documentData, type PdfInput } from '#server/reports/pdf/document.ts';

/** A page that is fitted: how full it is, and the size of its letters, both as shares. */
export interface Sheet {
  readonly id: string;
  readonly fill: number;
  readonly size: number;
}

let opened: ReturnType<typeof openTypst> | undefined;

/** One Typst for all tests of a worker: its fonts are read once, and what two tests lay out is laid out once. */
export const typstOfWorker = () => {
  opened ??= openTypst();
  return opened;
};

/** Lays reports out as the press does, and tells of their pages. */
export function sheetSetter() {
  const { compiler, lay } = typstOfWorker();
  return (input: PdfInput) => {
    const document = lay('report', documentData(input));
    const sheets = compiler.query(document, { selector: '<fill>', field: 'value' }) as Sheet[];
    const bytes = compiler.pdf(document, { pdfStandard: 'ua-1' });
    const pages = Number(/<xmpTPg:NPages>(\d+)</.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
    compiler.evictCache(10);
    return { sheets, pages, bytes };
  };
}
