/** Digits read alike on screen and paper: the first family is the page's, the second the PDF's. */
const family = 'system-ui, Source Sans 3, sans-serif';

const numeral = (value: number, x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="500" text-anchor="middle" dominant-baseline="central" fill="currentColor">${value}</text>`;

const across = 4;
const cell = { width: 96, height: 84, gap: 8 };

/** The terms of a series in two lines of four, the asked one an empty place. */
export function drawSeries(terms: readonly number[]): string {
  const boxes = [...terms, undefined].map((term, at) => {
    const x = (at % across) * (cell.width + cell.gap) + 2;
    const y = Math.floor(at / across) * (cell.height + cell.gap) + 2;
    if (term === undefined) {
      return `<rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" rx="6" fill="none" stroke="currentColor" stroke-opacity="0.6" stroke-width="2" stroke-dasharray="3 6" stroke-linecap="round"/>`;
    }
    return `<rect x="${x}" y="${y}" width="${cell.width}" height="${cell.height}" rx="6" fill="none" stroke="currentColor" stroke-opacity="0.18" stroke-width="1.5"/>${numeral(term, x + cell.width / 2, y + cell.height / 2, 32)}`;
  });
  const width = across * (cell.width + cell.gap) - cell.gap + 4;
  const height = Math.ceil((terms.length + 1) / across) * (cell.height + cell.gap) - cell.gap + 4;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${boxes.join('')}</svg>`;
}

/** One number: an answer option. */
export function drawNumber(value: number): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${numeral(value, 50, 50, String(value).length > 4 ? 28 : 34)}</svg>`;
}
