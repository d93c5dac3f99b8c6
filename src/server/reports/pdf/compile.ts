import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import sharp from 'sharp';
import { layFitted, type Sheet } from './fit.ts';
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
  readonly template: 'report' | 'certificate' | 'gift';
  readonly data: object;
  /** What is laid out of the same data before, and stands in the document as its `drawing`. */
  readonly drawn?: 'drawn-name';
}

/** A picture for others: what stands on it, which is laid out as a page of its size. */
export interface PictureJob {
  readonly template: 'shared';
  readonly data: { readonly name: string | null };
}

/** One page of a document as a picture. */
export interface PageJob {
  readonly template: 'report';
  readonly data: object;
  /** From 1; the last one where there are fewer. */
  readonly page: number;
  /** In pixels. */
  readonly width: number;
}

type Template = PrintJob['template'] | NonNullable<PrintJob['drawn']> | PictureJob['template'];

/** Another one wherever a template has changed, or how pages are fitted. */
export function templateDigest(): string {
  const digest = createHash('sha256');
  const names = readdirSync(templateDir, { encoding: 'utf8', recursive: true }).sort();
  for (const name of [...names.filter((one) => one.endsWith('.typ')), '../fit.ts'])
    digest.update(readFileSync(join(templateDir, name)));
  return digest.digest('hex');
}

/** Lays documents out, with the fonts of all nine languages and of names in others, and nothing of the system's. */
export function openTypst() {
  const fontPaths = readdirSync(fontDir, { encoding: 'utf8', recursive: true })
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => join(fontDir, name));
  const compiler = NodeCompiler.create({ workspace: templateDir, fontArgs: [{ fontPaths }] });

  for (const { path, bytes } of printedPictures()) compiler.mapShadow(join(templateDir, path), bytes);

  const hand = (name: string, data: object) =>
    compiler.mapShadow(join(templateDir, `${name}.json`), Buffer.from(JSON.stringify(data)));

  const layOnce = (template: Template) => {
    const compiled = compiler.compile({ mainFilePath: join(templateDir, `${template}.typ`) });
    if (!compiled.result) throw new PdfError(diagnosticsOf(compiled));
    return compiled.result;
  };

  /** @throws PdfError; RangeError where a page holds more than fits */
  const lay = (template: Template, data: object) => {
    hand('data', data);
    if (template !== 'report') return layOnce(template);
    return layFitted((sizes) => {
      hand('sizes', sizes);
      const laid = layOnce(template);
      return { laid, sheets: compiler.query(laid, { selector: '<fill>', field: 'value' }) as Sheet[] };
    });
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

/** In bytes. A drawing is lighter, and keeps its colours: of a palette, a ground was seen in two colours with an edge between. */
const mostOfDrawing = 120_000;

/** Makes pictures of what is laid out (PNG), a pixel a point. */
export function createPainter({ compiler, lay }: Typst): (job: PictureJob) => Promise<Uint8Array> {
  return async ({ template, data }) => {
    const laid = lay(template, data);
    // Only an accessible document refuses a name with a letter that no face has; a drawing leaves a gap.
    if (data.name !== null) compiler.pdf(laid, { pdfStandard: 'ua-1' });
    const drawing = Buffer.from(compiler.plainSvg(laid));
    compiler.evictCache(10);
    const whole = await sharp(drawing, { unlimited: true }).png({ compressionLevel: 9 }).toBuffer();
    if (whole.length <= mostOfDrawing) return whole;
    return sharp(whole).png({ palette: true, quality: 95, effort: 4 }).toBuffer();
  };
}

/**
 * Makes pictures of single pages (WebP). The drawing of a document is kept until another one is asked for: its pages are asked
 * for after each other, and each would lay the whole of it out again.
 */
export function createPageTaker({ compiler, lay }: Typst): (job: PageJob) => Promise<Uint8Array> {
  let drawn = { of: '', svg: '', pages: 0 };

  function draw(template: PageJob['template'], data: object) {
    const of = JSON.stringify(data);
    if (drawn.of !== of) {
      const laid = lay(template, data);
      drawn = { of, svg: compiler.plainSvg(laid), pages: laid.numOfPages };
      compiler.evictCache(10);
    }
    return drawn;
  }

  return async ({ template, data, page, width }) => {
    const { svg, pages } = draw(template, data);
    const drawing = onePage(svg, { page: Math.min(page, pages), pages });
    return sharp(Buffer.from(drawing.svg), { unlimited: true, density: (72 * width) / drawing.width })
      .resize({ width })
      .flatten({ background: 'white' })
      .webp({ quality: 82 })
      .toBuffer();
  };
}

/** A drawing of all pages, one under the other, with nothing in view but one of them. */
function onePage(svg: string, { page, pages }: { page: number; pages: number }) {
  const box = /viewBox="0 0 ([\d.]+) ([\d.]+)"/.exec(svg);
  if (!box) throw new PdfError('The drawing of a document has no size.');
  const [width, height] = [Number(box[1]), Number(box[2]) / pages];
  const head = svg
    .slice(0, svg.indexOf('>'))
    .replace(box[0], `viewBox="0 ${(page - 1) * height} ${width} ${height}"`)
    .replace(/ width="[\d.]+(?:pt)?"/, ` width="${width}"`)
    .replace(/ height="[\d.]+(?:pt)?"/, ` height="${height}"`);
  return { svg: head + withoutOthers(svg.slice(svg.indexOf('>')), { page, pages }), width };
}

/** Without the other pages, which would take a second to read: each is one group at the top, beside what all share. */
function withoutOthers(drawing: string, { page, pages }: { page: number; pages: number }): string {
  const elements = drawing.split(/\n {4}(?=<[a-z])/);
  const drawn = elements.filter((element) => element.startsWith('<g'));
  // The last one holds the drawing's own end as well.
  if (drawn.length !== pages || elements.at(-1) === drawn.at(-1)) return drawing;
  return elements.filter((element) => !element.startsWith('<g') || element === drawn[page - 1]).join('\n');
}

function diagnosticsOf(compiled: ReturnType<NodeCompiler['compile']>): string {
  return (compiled.takeDiagnostics()?.shortDiagnostics ?? [])
    .map((one: unknown) => JSON.stringify(one))
    .join('\n');
}
