import { svg } from '../../svg.ts';
import { asSign, loopAt } from '../beside.ts';
import { numeral } from '../series.ts';
import { turnArrow } from '../turn-arrow.ts';
import { type DrawnFigure, dotsBelow, drawFigure, middleOf } from './figures.ts';

/** What has just happened to a figure. */
export interface DrawnChange {
  readonly figure: DrawnFigure;
  /** How it stood before it was moved, and by what: degrees clockwise, or the line in which it was mirrored. */
  readonly moved?: { readonly from: DrawnFigure; readonly by: number | 'upright' | 'level' };
  /** Dots below that have come, or gone where it is negative. */
  readonly more?: number;
  /** Whether it is the answer, which stands in a frame. */
  readonly answer?: boolean;
}

/** A figure, and what its two parts have to do with each other. */
export interface ToldFigure {
  readonly figure: DrawnFigure;
  /** Two numbers and the way from one to the other; or the turn from the long hand to the short one. */
  readonly told:
    | { readonly from: number; readonly way: string; readonly to: number }
    | { readonly degrees: number; readonly start: number };
}

/** The same, and whether it stands in a frame. */
export interface DrawnRelation extends ToldFigure {
  readonly framed: boolean;
}

const field = 112;
const middle = field / 2;
const wayRadius = 41;

const frame = (x: number, height: number, width = field): string =>
  `<rect x="${x + 2}" y="2" width="${width - 4}" height="${height - 4}" rx="7" fill="none" stroke="currentColor" stroke-width="2"/>`;

/** A step on the way from the third figure of an analogy to the answer. */
export function drawChangeStep({ figure, moved, more = 0, answer = false }: DrawnChange): string {
  const drawn = [
    ...(moved ? [`<g opacity="0.22">${drawFigure(moved.from)}</g>`] : []),
    drawFigure(figure),
    ...(moved ? [way(moved.by, middleOf(figure))] : []),
    more === 0 ? '' : counted(figure, more),
  ];
  return svg(
    field,
    field,
    answer ? frame(0, field) : '',
    `<g transform="translate(${middle} ${middle})">${drawn.join('')}</g>`,
  );
}

function way(by: number | 'upright' | 'level', height: number): string {
  if (typeof by === 'number') return turnArrow([0, height], wayRadius, by);
  const line = by === 'upright' ? `M0 ${height - 44}V${height + 40}` : `M-46 ${height}H46`;
  return `<path d="${line}" fill="none" stroke="currentColor" stroke-width="1.6" stroke-dasharray="5 4"/>`;
}

/** New dots circled, in their row; where those were that have gone, beyond its end. @param more below 0 for those */
export function counted(figure: DrawnFigure, more: number): string {
  const places = dotsBelow(figure, Math.max(0, -more));
  const mark = (radius: number, dashed: string) => (place: readonly [number, number]) =>
    `<circle cx="${place[0]}" cy="${place[1]}" r="${radius}" fill="none" stroke="currentColor" stroke-width="1.4"${dashed}/>`;
  if (more > 0)
    return places
      .slice(-more)
      .map(mark(6.6, asSign('ring')))
      .join('');
  return places
    .slice(more)
    .map(mark(3.8, ` stroke-dasharray="2 2"${asSign('gap')}`))
    .join('');
}

const tall = 150;
const under = 129;
/** Wider than a figure, so that what is written under one stands apart from its neighbors. */
const apart = 140;

/** Figures in a line, and under each how its parts stand to each other. */
export const drawRelations = (figures: readonly DrawnRelation[]): string =>
  svg(
    apart * figures.length,
    tall,
    ...figures.map(({ framed, ...one }, at) => {
      const x = apart * (at + 0.5);
      const drawn = `<g transform="translate(${x} ${middle - 1})">${drawTold(one)}</g>`;
      return (framed ? frame(apart * at, tall, apart) : '') + drawn + toldUnder(one, x, under);
    }),
  );

/** A figure about the origin, with the turn from its long hand to the short one where it has any. */
export function drawTold({ figure, told }: ToldFigure): string {
  const turn = 'degrees' in told && told.degrees !== 0 ? turnArrow([0, 0], 23, told.degrees, told.start) : '';
  return drawFigure(figure) + turn;
}

/** Of what is written under a figure: digits are at most so wide in any face, a degree sign, and the way of a turn before them. */
const sizes = { text: 22, digit: 13.2, degree: 9, arrow: 8, barb: 4.5, gap: 6, high: 8 };

/** Room between what is written and the loop around it. */
const clear = 6;

/** How the parts of a figure stand to each other, written in the middle of a line. */
export function toldUnder({ figure, told }: ToldFigure, x: number, y: number): string {
  if ('degrees' in told) return turnUnder(told.degrees, x, y);
  const sign = (at: number, drawn: string) => `<g transform="translate(${x + at} ${y})">${drawn}</g>`;
  return [
    sign(-45, `<path d="M-5 -5H5V5H-5Z" fill="none" stroke="currentColor" stroke-width="1.8"/>`),
    numeral(told.from, x - 32, y, sizes.text),
    numeral(told.way, x, y, sizes.text),
    sign(
      30,
      figure.kind === 'pair'
        ? '<path d="M-5.5 -5.5H5.5V5.5H-5.5Z" fill="currentColor"/>'
        : '<circle cx="0" cy="0" r="4.5" fill="currentColor"/>',
    ),
    numeral(told.to, x + 44, y, sizes.text),
  ].join('');
}

/** How wide an angle is written, without the way that it is turned. */
const angleWidth = (degrees: number): number => String(Math.abs(degrees)).length * sizes.digit + sizes.degree;

/** Half a turn is the same either way, and none has none. */
const hasWay = (degrees: number): boolean => Math.abs(degrees) % 180 !== 0;

const turnWidth = (degrees: number): number =>
  angleWidth(degrees) + (hasWay(degrees) ? 2 * sizes.arrow + sizes.gap : 0);

/** An angle as a sentence says it: how much, and with the clock or against it, which is drawn. */
function turnUnder(degrees: number, x: number, y: number): string {
  const start = x - turnWidth(degrees) / 2;
  const [by, from] = degrees > 0 ? [270, 45] : [-270, -45];
  const way = hasWay(degrees) ? turnArrow([start + sizes.arrow, y], sizes.arrow, by, from, sizes.barb) : '';
  const middle = x + (turnWidth(degrees) - angleWidth(degrees)) / 2;
  return way + numeral(`${Math.abs(degrees)}°`, middle, y, sizes.text);
}

/** Around that in which two figures differ, of what is written under one by `toldUnder`. */
export function loopUnder({ told }: ToldFigure, x: number, y: number): string {
  const wide = 'degrees' in told ? turnWidth(told.degrees) : told.way.length * sizes.digit;
  return loopAt(x, y, wide / 2 + clear, sizes.high + clear);
}
