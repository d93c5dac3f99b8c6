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
}

/** A compiler with the fonts of all nine languages, and nothing of the system's. */
export function createPdfCompiler(): (data: unknown) => Uint8Array {
  const fontPaths = readdirSync(fontDir)
    .filter((name) => name.endsWith('.ttf'))
    .map((name) => join(fontDir, name));
  const compiler = NodeCompiler.create({ workspace: templateDir, fontArgs: [{ fontPaths }] });

  for (const { path, bytes } of printedPictures()) compiler.mapShadow(join(templateDir, path), bytes);

  return (data) => {
    compiler.mapShadow(join(templateDir, 'data.json'), Buffer.from(JSON.stringify(data)));
    const compiled = compiler.compile({ mainFilePath: join(templateDir, 'report.typ') });
    if (!compiled.result) throw new PdfError(diagnosticsOf(compiled));
    const bytes = compiler.pdf(compiled.result, { pdfStandard: 'ua-1' });
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
