import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
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

/** A document: what is laid out, and the template that lays it out. */
export interface PrintJob {
  readonly template: 'report' | 'certificate';
  readonly data: object;
  /** What is laid out of the same data before, and stands in the document as its `drawing`. */
  readonly drawn?: 'drawn-name';
}

/** A picture for others: what stands on it, which is laid out as a page of its size. */
export interface PictureJob {
  readonly template: 'shared';
  readonly data: { readonly name: string | null };
}

type Template = PrintJob['template'] | NonNullable<PrintJob['drawn']> | PictureJob['template'];

/** Lays documents out, with the fonts of all nine languages and of names in others, and nothing of the system's. */
export function openTypst() {
  const fontPaths = readdirSync(fontDir, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => join(fontDir, name));
  const compiler = NodeCompiler.create({ workspace: templateDir, fontArgs: [{ fontPaths }] });

  for (const { path, bytes } of printedPictures()) compiler.mapShadow(join(templateDir, path), bytes);

  /** @throws PdfError */
  const lay = (template: Template, data: object) => {
    compiler.mapShadow(join(templateDir, 'data.json'), Buffer.from(JSON.stringify(data)));
    const compiled = compiler.compile({ mainFilePath: join(templateDir, `${template}.typ`) });
    if (!compiled.result) throw new PdfError(diagnosticsOf(compiled));
    return compiled.result;
  };

  return { compiler, lay };
}

type Typst = ReturnType<typeof openTypst>;

/** Makes documents of what is laid out. */
export function createPdfCompiler({ compiler, lay }: Typst = openTypst()): (job: PrintJob) => Uint8Array {
  return ({ template, data, drawn }) => {
    const drawing = drawn && compiler.plainSvg(lay(drawn, data));
    const bytes = compiler.pdf(lay(template, { ...data, drawing }), { pdfStandard: 'ua-1' });
    // Kept over ten documents, so that fonts and templates stay warm and old data goes.
    compiler.evictCache(10);
    return bytes;
  };
}

/** Makes pictures of what is laid out (PNG), a pixel a point. */
export function createPainter({ compiler, lay }: Typst): (job: PictureJob) => Promise<Uint8Array> {
  return async ({ template, data }) => {
    const laid = lay(template, data);
    // Only an accessible document refuses a name with a letter that no face has; a drawing leaves a gap.
    if (data.name !== null) compiler.pdf(laid, { pdfStandard: 'ua-1' });
    const drawing = Buffer.from(compiler.plainSvg(laid));
    compiler.evictCache(10);
    return sharp(drawing, { unlimited: true }).png({ palette: true, quality: 95, effort: 4 }).toBuffer();
  };
}

function diagnosticsOf(compiled: ReturnType<NodeCompiler['compile']>): string {
  return (compiled.takeDiagnostics()?.shortDiagnostics ?? [])
    .map((one: unknown) => JSON.stringify(one))
    .join('\n');
}
