import { expect } from 'vitest';
import { openTypst } from '#server/reports/pdf/compile.ts';
import { documentData, type PdfInput } from '#server/reports/pdf/document.ts';

/** A page: how full it is, and the size of its letters against the usual one, both as shares. */
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

/** Lays documents out as the press does, and tells of their pages: reports, or what else `dataOf` makes of one. */
export function sheetSetter(dataOf: (input: PdfInput) => object = documentData) {
  const { compiler, lay } = typstOfWorker();
  return (input: PdfInput) => {
    const document = lay('report', dataOf(input));
    const sheets = compiler.query(document, { selector: '<fill>', field: 'value' }) as Sheet[];
    const bytes = compiler.pdf(document, { pdfStandard: 'ua-1' });
    const pages = Number(/<xmpTPg:NPages>(\d+)</.exec(Buffer.from(bytes).toString('latin1'))?.[1]);
    compiler.evictCache(10);
    return { sheets, pages, bytes };
  };
}

/** The least of a page that is taken, and the smallest letters against the usual 10.8 points, 10 among CJK characters. */
const leastFill = 0.6;
const leastSize = 0.76;

/** Every page but the cover is measured, at least 60 % full, not above its room, and in letters that can be read. */
export function expectFull(
  { sheets, pages }: { readonly sheets: readonly Sheet[]; readonly pages: number },
  wanted: { readonly pages: number; readonly size?: number },
): void {
  expect(pages).toBe(wanted.pages);
  expect(sheets).toHaveLength(wanted.pages - 1);
  for (const { id, fill, size } of sheets) {
    expect(fill, id).toBeGreaterThanOrEqual(leastFill);
    expect(fill, id).toBeLessThanOrEqual(1);
    expect(size, id).toBeGreaterThan(wanted.size ?? leastSize);
  }
}
