import { svg } from '../../svg.ts';
import { type DrawnFigure, drawFigure } from './figures.ts';

export type { DrawnFigure } from './figures.ts';

const cell = 100;

const placed = (figure: DrawnFigure, x: number, y: number): string =>
  `<g transform="translate(${x} ${y})">${drawFigure(figure)}</g>`;

const emptyPlace = (x: number, y: number): string =>
  `<rect x="${x - 42}" y="${y - 42}" width="84" height="84" rx="6" fill="none" stroke="currentColor" stroke-opacity="0.6" stroke-width="2" stroke-dasharray="3 6" stroke-linecap="round"/>`;

const drawnLine = (data: string, opacity: number, width: number): string =>
  `<path d="${data}" fill="none" stroke="currentColor" stroke-opacity="${opacity}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** One figure: an answer option. */
export const drawAnalogyOption = (figure: DrawnFigure): string => svg(cell, cell, placed(figure, 50, 50));

const way = 56;

/** A and what became of it above, C and the empty place below, an arrow between each two. */
export function drawChange([a, b, c]: readonly [DrawnFigure, DrawnFigure, DrawnFigure]): string {
  const [left, right, upper, lower] = [54, 54 + cell + way, 54, 54 + cell + 20];
  const arrow = (y: number) => {
    const from = left + 50 + 13;
    const to = right - 50 - 13;
    return drawnLine(`M${from} ${y}H${to}M${to - 8} ${y - 7}L${to} ${y}L${to - 8} ${y + 7}`, 0.45, 2.5);
  };
  return svg(
    right + 54,
    lower + 54,
    placed(a, left, upper),
    arrow(upper),
    placed(b, right, upper),
    placed(c, left, lower),
    arrow(lower),
    emptyPlace(right, lower),
  );
}

const pitch = 112;
const margin = 6;

/** Six fields, three above and three below, parted by hairlines; where there are five figures, the last is an empty place. */
export function drawGroup(figures: readonly DrawnFigure[]): string {
  const [width, height] = [3 * pitch + 2 * margin, 2 * pitch + 2 * margin];
  const middle = (at: number): [number, number] => [
    margin + pitch * ((at % 3) + 0.5),
    margin + pitch * (Math.floor(at / 3) + 0.5),
  ];
  const [first, second] = [margin + pitch, margin + 2 * pitch];
  const hairlines = drawnLine(
    `M${first} ${margin}V${height - margin}M${second} ${margin}V${height - margin}M${margin} ${first}H${width - margin}`,
    0.22,
    1.5,
  );
  const drawn = figures.map((figure, at) => placed(figure, ...middle(at)));
  return svg(width, height, hairlines, ...drawn, figures.length < 6 ? emptyPlace(...middle(5)) : '');
}

/** A small map of the six fields with one of them filled: an answer option. @param place row by row, from 0 */
export function drawPlace(place: number): string {
  const [left, top, width, height] = [11, 24, 26, 26];
  const x = left + (place % 3) * width;
  const y = top + Math.floor(place / 3) * height;
  const [right, bottom, middle] = [left + 3 * width, top + 2 * height, top + height];
  const grid = drawnLine(
    `M${left} ${top}H${right}V${bottom}H${left}ZM${left + width} ${top}V${bottom}M${left + 2 * width} ${top}V${bottom}M${left} ${middle}H${right}`,
    0.5,
    1.75,
  );
  return svg(
    cell,
    cell,
    `${grid}<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="currentColor"/>`,
  );
}
