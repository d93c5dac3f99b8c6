import { cross, ring } from '../../shapes.ts';
import { round } from '../../svg.ts';
import { drawGlyph } from './glyphs.ts';
import { fills, line, polygon, towards } from './marks.ts';

/** What a figure is drawn from: plain numbers, as the generator gives them. */
export type DrawnFigure =
  | {
      readonly kind: 'glyph';
      readonly glyph: number;
      readonly turn: number;
      readonly mirrored: boolean;
      readonly shade: number;
      readonly dots: number;
    }
  | {
      readonly kind: 'nested';
      readonly outer: number;
      readonly inner: number;
      readonly shade: number;
      readonly bead: number;
    }
  | {
      readonly kind: 'pair';
      readonly large: number;
      readonly small: number;
      readonly largeBlack: boolean;
      readonly corner: number;
    }
  | { readonly kind: 'hands'; readonly frame: number; readonly long: number; readonly short: number }
  | {
      readonly kind: 'dots';
      readonly sides: number;
      readonly dots: number;
      readonly tint: number;
      readonly tilt: number;
    };

type Of<Kind extends DrawnFigure['kind']> = Extract<DrawnFigure, { kind: Kind }>;

/** One figure about the origin, within 50 of it. */
export function drawFigure(figure: DrawnFigure): string {
  switch (figure.kind) {
    case 'glyph':
      return glyph(figure);
    case 'nested':
      return nested(figure);
    case 'pair':
      return pair(figure);
    case 'hands':
      return hands(figure);
    case 'dots':
      return dotted(figure);
  }
}

const dot = (x: number, y: number, radius: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="currentColor"/>`;

const shape = (data: string, fill: number): string =>
  `<path d="${data}" fill="currentColor" fill-opacity="${fill}" ${line}/>`;

const at = (x: number, y: number, drawn: string): string =>
  `<g transform="translate(${round(x)} ${round(y)})">${drawn}</g>`;

/** Where the middle of a figure lies: higher where dots stand below. */
export const middleOf = (figure: DrawnFigure): number =>
  figure.kind === 'glyph' && figure.dots > 0 ? -8 : 0;

/** Where the dots below a figure stand. @param further so many more places at the end of their row */
export function dotsBelow(figure: DrawnFigure, further = 0): (readonly [x: number, y: number])[] {
  const dots = figure.kind === 'glyph' ? figure.dots : 0;
  return Array.from({ length: dots + further }, (_, place) => [(place - (dots - 1) / 2) * 14, 41] as const);
}

function glyph(figure: Of<'glyph'>): string {
  const { glyph: which, turn, mirrored, shade, dots } = figure;
  const drawn = drawGlyph(which, turn, mirrored, shade);
  if (dots === 0) return drawn;
  return (
    at(0, middleOf(figure), drawn) +
    dotsBelow(figure)
      .map(([x, y]) => dot(x, y, 4))
      .join('')
  );
}

/** A circle, and outlines that no eye takes for one another, one as large as the other. */
function basic(which: number, radius: number, fill: number): string {
  if (which === 0) {
    return `<circle cx="0" cy="0" r="${round(radius * 0.94)}" fill="currentColor" fill-opacity="${fill}" ${line}/>`;
  }
  return shape(basicOutline(which, radius), fill);
}

function basicOutline(which: number, radius: number): string {
  switch (which) {
    case 1:
      return ring(3, radius * 1.16);
    case 2:
      return ring(4, radius * 1.16, { turn: 45 });
    case 3:
      return ring(4, radius * 1.12);
    case 4:
      return ring(10, radius * 1.16, { inner: radius * 0.62 });
    default:
      return cross(radius, radius * 0.42);
  }
}

function nested({ outer, inner, shade, bead }: Of<'nested'>): string {
  const [x, y] = towards(bead, 45);
  return basic(outer, 31, 0) + basic(inner, 12, fills[shade] ?? 0) + dot(x, y, 3.6);
}

/** Corners of the field, clockwise from the top left. */
const corners: readonly (readonly [number, number])[] = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
];

/** How far from the middle the polygons of a pair stand, and how large they are. */
const [largeOne, smallOne] = [
  { away: 13, radius: 26 },
  { away: -27, radius: 14 },
];

function pair({ large, small, largeBlack, corner }: Of<'pair'>): string {
  const [x, y] = corners[corner] ?? [0, 0];
  const polygonAt = (sides: number, { away, radius }: typeof largeOne, fill: number) =>
    at(away * x, away * y, shape(polygon(sides, radius), fill));
  return polygonAt(large, largeOne, largeBlack ? 1 : 0) + polygonAt(small, smallOne, largeBlack ? 0 : 1);
}

/** Where the filled polygon of a pair stands, and how far it reaches. */
export function filledOf({
  largeBlack,
  corner,
}: Of<'pair'>): readonly [x: number, y: number, radius: number] {
  const [x, y] = corners[corner] ?? [0, 0];
  const { away, radius } = largeBlack ? largeOne : smallOne;
  return [away * x, away * y, radius];
}

function hands({ frame, long, short }: Of<'hands'>): string {
  const [longX, longY] = towards(long, 29);
  const [shortX, shortY] = towards(short, 16);
  const outline =
    frame === 0
      ? `<circle cx="0" cy="0" r="40" fill="none" ${line}/>`
      : `<path d="${frame === 1 ? ring(4, 52, { turn: 45 }) : ring(8, 43, { turn: 22.5 })}" fill="none" ${line}/>`;
  const hand = (hx: number, hy: number, width: number) =>
    `<path d="M0 0L${hx} ${hy}" fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round"/>`;
  return `${outline}${hand(longX, longY, 3)}${hand(shortX, shortY, 7)}${dot(0, 0, 4.5)}`;
}

function dotted({ sides, dots, tint, tilt }: Of<'dots'>): string {
  const outline = polygon(sides, sides === 3 ? 46 : 40, tilt === 1 ? 180 / sides : 0);
  const lift = sides === 3 ? (tilt === 1 ? -8 : 8) : 0;
  return at(0, lift, shape(outline, tint === 1 ? 0.14 : 0) + spots(dots));
}

/** Dots in a round, from four on with one in the middle where that looks calmer. */
function spots(count: number): string {
  const middle = count === 1 || count >= 6 ? [dot(0, 0, 4)] : [];
  const around = count - middle.length;
  const reach = around <= 4 ? 12 : 16;
  return [
    ...middle,
    ...Array.from({ length: around }, (_, place) => {
      const angle = ((place + (around === 4 ? 0.5 : 0)) / around) * 2 * Math.PI;
      return dot(reach * Math.sin(angle), -reach * Math.cos(angle), 4);
    }),
  ].join('');
}
