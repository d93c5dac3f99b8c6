import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { printedPictures } from './pictures.ts';

const templateDir = fileURLToPath(new URL('./template', import.meta.url));
const fontDir = fileURLToPath(new URL('../../../../assets/fonts', import.meta.url));

/** Typst could not lay the data out: a template or its data is broken. */
export class PdfError extends Error {
  override readonly name = 'PdfError';

  /** Whether all that is wrong is a character that no face of the document has. */
  get isMissingGlyph(): boolean {
    return /could not be displayed with font/.test(this.message);
  }
}

/** What is laid out, and the template that lays it out. */
export interface PrintJob {
  readonly template: 'report' | 'certificate';
  readonly data: object;
  /** What is laid out of the same data before, and stands in the document as its `drawing`. */
  readonly drawn?: 'drawn-name';
}

/** Lays documents out, with the fonts of all nine languages and of names in others, and nothing of the system's. */
export function openTypst() {
  const fontPaths = readdirSync(fontDir, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => join(fontDir, name));
  const compiler = NodeCompiler.create({ workspace: templateDir, fontArgs: [{ fontPaths }] });

  for (const { path, bytes } of printedPictures()) compiler.mapShadow(join(templateDir, path), bytes);

  /** @throws PdfError */
  const lay = (template: PrintJob['template'] | NonNullable<PrintJob['drawn']>, data: object) => {
    compiler.mapShadow(join(templateDir, 'data.json'), Buffer.from(JSON.stringify(data)));
    const compiled = compiler.compile({ mainFilePath: join(templateDir, `${template}.typ`) });
    if (!compiled.result) throw new PdfError(diagnosticsOf(compiled));
    return compiled.result;
  };

  return { compiler, lay };
}

/** Makes documents of what is laid out. */
export function createPdfCompiler(): (job: PrintJob) => Uint8Array {
  const { compiler, lay } = openTypst();
  return ({ template, data, drawn }) => {
    const drawing = drawn && compiler.plainSvg(lay(drawn, data));
    const bytes = compiler.pdf(lay(template, { ...data, drawing }), { pdfStandard: 'ua-1' });
    // Kept over ten documents, so that fonts and templates stay warm and old data goes.
    compiler.evictCache(10);
    return bytes;
  };
}

function diagnosticsOf(compiled: ReturnType<NodeCompiler['compile']>): string {
  return (compiled.takeDiagnostics()?.shortDiagnostics ?? [])
    .map((one: unknown) => JSON.stringify(one))
    .join('\n');
}
