import type { scoreData } from '#server/reports/pdf/score.ts';

type Data = ReturnType<typeof scoreData>;

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

/** The report of a PDF's data as a page for a browser to print: the same words, drawings and page breaks. */
export function printedBody({ title, taken, headline, scales, chapters, answers }: Data): string {
  return [
    `<h1>${escaped(title)}</h1><p>${escaped(taken)}</p>`,
    `<section><h1>${escaped(headline.label)} ${headline.value}</h1><p>${escaped(headline.lead)}</p>${headline.curve}
      <p>${escaped(headline.band.text)}</p>${headline.facts.map((fact) => `<p>${fact.map((text) => escaped(text ?? '')).join(' ')}</p>`).join('')}</section>`,
    `<section><h1>${escaped(scales.title)}</h1><p>${escaped(scales.lead)}</p><table>${scales.rows
      .map(
        (row) =>
          `<tr><th>${escaped(row.label)} ${escaped(row.solved)}<td>${row.value} ${row.range}<td>${row.gauge}<td>${escaped(row.level)} ${escaped(row.reading)}`,
      )
      .join('')}</table></section>`,
    `<section>${chapters
      .map((chapter) => `<h2>${escaped(chapter.title)}</h2>${paragraphs(chapter.paragraphs)}`)
      .join('')}</section>`,
    `<section><h1>${escaped(answers?.title ?? '')}</h1>${(answers?.items ?? [])
      .map(
        (
          item,
        ) => `<article><h2>${escaped(item.head)}</h2><p>${escaped(`${item.family} ${item.verdict} ${item.seconds}`)}
          <div class="pair">${item.stem.svg}<div>${item.drawings.svg}${item.options
            .map(({ number, mark }) => `<span>${number} ${escaped(mark ?? '')}</span> `)
            .join(
              '',
            )}</div></div>${item.explanations.map((lines) => paragraphs([lines.join(' ')])).join('')}</article>`,
      )
      .join('')}</section>`,
  ].join('');
}

function paragraphs(texts: readonly string[]): string {
  return texts.map((text) => `<p>${escaped(text)}</p>`).join('');
}
