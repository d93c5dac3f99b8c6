import { svg } from '../svg.ts';

/** Digits read alike on screen and paper: the first family is the page's, the last ones the PDF's. */
const family = 'system-ui, Source Sans 3, sans-serif';

/** Figures and signs around a point. */
export const numeral = (value: number | string, x: number, y: number, size: number): string =>
  `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="500" text-anchor="middle" dominant-baseline="central" fill="currentColor">${value}</text>`;

const card = { width: 92, height: 114, gap: 10, line: 18 };
const margin = 2;

/** Four digits are set a little smaller, so that they keep clear of the card's edge. */
const sizeOf = (values: readonly number[]): number => (values.some((value) => value > 999) ? 32 : 36);

/** Cards of a line: as many in the first as in the second, so that no line ends ragged. */
const across = (cards: number): number => Math.ceil(cards / 2);

/**
 * The terms of a series as numerals on cards, in two lines read from left to right, the asked one an empty place.
 *
 * @param terms whole numbers of at most four digits; with the empty place an even number of cards
 */
export function drawSeries(terms: readonly number[]): string {
  const line = across(terms.length + 1);
  const size = sizeOf(terms);
  const cards = [...terms, undefined].map((term, at) => {
    const x = margin + (at % line) * (card.width + card.gap);
    const y = margin + Math.floor(at / line) * (card.height + card.line);
    const frame = `<rect x="${x}" y="${y}" width="${card.width}" height="${card.height}" rx="7" fill="none" stroke="currentColor"`;
    if (term === undefined) {
      return `${frame} stroke-opacity="0.6" stroke-width="2" stroke-dasharray="3 6" stroke-linecap="round"/>`;
    }
    return `${frame} stroke-opacity="0.22" stroke-width="1.5"/>${numeral(term, x + card.width / 2, y + card.height / 2, size)}`;
  });
  const width = line * (card.width + card.gap) - card.gap + 2 * margin;
  const height = 2 * card.height + card.line + 2 * margin;
  return svg(width, height, ...cards);
}

/** One number: an answer option. */
export function drawNumber(value: number): string {
  return svg(100, 100, numeral(value, 50, 50, 36));
}
