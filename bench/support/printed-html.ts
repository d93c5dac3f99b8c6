import type { Block } from '#contract/blocks.ts';
import type { Locale } from '#locale/locales.ts';
import { printBlock } from '#server/reports/pdf/blocks/index.ts';
import type { PdfInput } from '#server/reports/pdf/document.ts';

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Size and faces as the PDF has them; the same font files, so that both set the same glyphs. */
export function printedStyle(fonts: string, cjk: string | undefined): string {
  const face = (family: string, weight: number, file: string) =>
    `@font-face{font-family:"${family}";font-weight:${weight};src:url("${fonts}/${file}.ttf")}`;
  return `${face('Display', 500, 'Newsreader-Medium')}${face('Text', 400, 'SourceSans3-Regular')}
    ${face('Text', 600, 'SourceSans3-SemiBold')}${cjk ? face('Script', 400, `${cjk}-Regular`) + face('Script', 700, `${cjk}-Bold`) : ''}
    @page{size:A4;margin:30mm 27mm 28mm}body{margin:0;font:10.5pt/1.5 Text,Script;text-align:justify;hyphens:auto}
    h1,h2{font-family:Display,Script;text-align:left}h1{font-size:24pt}h2{font-size:15pt}
    section{break-before:page}article{break-inside:avoid}table{width:100%;text-align:left}
    .pair{display:grid;grid-template-columns:60mm 1fr;gap:7mm;align-items:center}`;
}

/** The report of a PDF as a page for a browser to print: the same words, drawings and page breaks. */
export function printedBody({ report }: PdfInput): string {
  const { locale, title, takenAt, parts } = report;
  const blocks = parts
    .filter(({ locked, booklet }) => !locked && !booklet)
    .flatMap((part) => part.blocks)
    .map((block) => htmlOf(block, locale));
  return [`<h1>${escaped(title)}</h1><p>${escaped(takenAt)}</p>`, ...blocks].join('');
}

/** A block as paper reads it, in plain paragraphs and drawings. */
function htmlOf(block: Block, locale: Locale): string {
  if (block.block === 'page')
    return `<section></section><h1>${escaped(block.title)}</h1>${paragraphs([block.lead ?? ''])}`;
  if (block.block === 'prose') return `<h2>${escaped(block.title)}</h2>${paragraphs(block.paragraphs)}`;
  return textsOf(printBlock(block, locale))
    .map((text) => (text.startsWith('<svg') ? text : paragraphs([text])))
    .join('');
}

/** All texts and drawings of a printed block, but its name. */
function textsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return key === 'block' || key === 'alt' ? [] : [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, name));
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join('');
}
