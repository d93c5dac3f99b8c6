import type { Block, BlockOf } from '#contract/blocks.ts';
import type { Locale } from '#locale/locales.ts';
import { printAnswers } from '#server/reports/pdf/blocks/answers.ts';
import { printCurve } from '#server/reports/pdf/blocks/curve.ts';
import { printScales } from '#server/reports/pdf/blocks/scales.ts';
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
  const blocks = parts.flatMap((part) => part.blocks).map((block) => htmlOf(block, locale));
  return [`<h1>${escaped(title)}</h1><p>${escaped(takenAt)}</p>`, ...blocks].join('');
}

/** The blocks that the measured report is made of. */
function htmlOf(block: Block, locale: Locale): string {
  switch (block.block) {
    case 'headline': {
      const { title = '', at, lead, band, ...curve } = block;
      return `<section><h1>${escaped(title)} ${at ?? ''}</h1><p>${escaped(lead)}</p>${printCurve({ at, ...curve }, locale).curve}
        <p>${escaped(band?.text ?? '')}</p></section>`;
    }
    case 'facts':
      return paragraphs(block.rows.map(({ label, value, text = '' }) => `${label} ${value} ${text}`));
    case 'scales':
      return scaleTable(block, locale);
    case 'prose':
      return `${block.page ? '<section></section>' : ''}<h2>${escaped(block.title)}</h2>${paragraphs(block.paragraphs)}`;
    case 'answers':
      return answerPages(block, locale);
    default:
      throw new Error(`The measured report has no ${block.block}.`);
  }
}

function scaleTable(block: BlockOf<'scales'>, locale: Locale): string {
  const { title, lead, rows } = printScales(block, locale);
  const lines = rows.map(
    (row) =>
      `<tr><th>${escaped(row.label)} ${escaped(row.solved)}<td>${row.value} ${row.range}<td>${row.gauge}<td>${escaped(row.level)} ${escaped(row.reading)}`,
  );
  return `<section><h1>${escaped(title ?? '')}</h1><p>${escaped(lead)}</p><table>${lines.join('')}</table></section>`;
}

function answerPages(block: BlockOf<'answers'>, locale: Locale): string {
  const { title, items } = printAnswers(block, locale);
  const articles = items.map(
    (
      item,
    ) => `<article><h2>${escaped(item.head)}</h2><p>${escaped(`${item.family} ${item.verdict} ${item.seconds}`)}
      <div class="pair">${item.stem.svg}<div>${item.drawings.svg}${item.options
        .map(({ number, mark }) => `<span>${number} ${escaped(mark ?? '')}</span> `)
        .join(
          '',
        )}</div></div>${item.explanations.map(({ name, text }) => paragraphs([`${name} ${text}`])).join('')}</article>`,
  );
  return `<section><h1>${escaped(title)}</h1>${articles.join('')}</section>`;
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join('');
}
