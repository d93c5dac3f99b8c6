import { shapes } from '../shapes.ts';
import { round, svg } from '../svg.ts';

/**
 * Cells of matrices as SVG text: plain numbers in, drawing out. Shape and shade carry all meaning, hue none.
 * `currentColor` is the ink, so that one drawing serves light and dark screens and paper; only presentation attributes
 * are used, as a strict content security policy asks.
 */
export interface DrawnCell {
  readonly shape?: number;
  /** 0 empty, then ever more ink up to 3. */
  readonly shade?: number;
  /** 0 smallest to 3. */
  readonly size?: number;
  /** Eighths of a turn, clockwise; the shape is then one of those with a clear direction. */
  readonly turn?: number;
  /** 1 to 6 figures instead of one. */
  readonly count?: number;
  /** Shape of a figure within; -1 where there is none. */
  readonly inner?: number;
  readonly innerShade?: number;
  /** Where a dot stands, in eighths of a turn, clockwise from the top. */
  readonly place?: number;
  /** Bits of eight strokes: four sides from the top and four corners from the top left, clockwise. */
  readonly strokes?: number;
  /** Bits of eight dots, clockwise from the top. */
  readonly dots?: number;
}

/** Fill opacities: apart by far more than eyes and printers need. */
const shades: readonly number[] = [0, 0.3, 0.6, 1];
const radii: readonly number[] = [12, 18, 25, 33];
const line = 'stroke="currentColor" stroke-width="2.5" stroke-linejoin="round"';

/** Outlines with a clear direction, upwards and around the origin: arrow, pennant, drop, tall triangle, bolt. */
const pointers: readonly string[] = [
  'M0 -33L22 -8H9V31H-9V-8H-22Z',
  'M-13 -32L21 -14L-5 1V32H-13Z',
  'M0 -34L19.5 3A21.5 21.5 0 1 1 -19.5 3Z',
  'M0 -32L17 30H-17Z',
  'M-18 -30H-2V14H20V30H-18Z',
];

/** Middles of so many figures, such that none stands in the middle of the field but one alone. */
const layouts: readonly (readonly (readonly [number, number])[])[] = [
  [[50, 50]],
  [
    [32, 50],
    [68, 50],
  ],
  [
    [50, 31],
    [30, 66],
    [70, 66],
  ],
  [
    [32, 32],
    [68, 32],
    [32, 68],
    [68, 68],
  ],
  [
    [50, 24],
    [76, 43],
    [66, 74],
    [34, 74],
    [24, 43],
  ],
  [
    [34, 24],
    [66, 24],
    [34, 50],
    [66, 50],
    [34, 76],
    [66, 76],
  ],
];

const filled = (data: string, shade: number, place: string): string =>
  `<path d="${data}" transform="${place}" fill="currentColor" fill-opacity="${shades[shade] ?? 0}" ${line}/>`;

const outlined = (shape: number, radius: number): string => shapes[shape]?.(radius) ?? '';

/** How large the figure in the middle is beside what else stands in the cell. */
function radiusOf({ size, inner, strokes, dots, place }: DrawnCell): number {
  if (size !== undefined) return radii[size] ?? 0;
  if (inner !== undefined) return strokes === undefined ? 32 : 25;
  if (strokes !== undefined && (dots !== undefined || place !== undefined)) return 14;
  return strokes === undefined && place === undefined && dots === undefined
    ? 28
    : strokes === undefined
      ? 22
      : 21;
}

function figures(cell: DrawnCell): string {
  const { shape = 0, shade = 0, turn, count, inner, innerShade = 0 } = cell;
  const middle = 'translate(50 50)';
  if (turn !== undefined) {
    const turned = turn === 0 ? middle : `${middle}rotate(${turn * 45})`;
    return filled(pointers[shape] ?? '', shade, turned);
  }
  if (count !== undefined) {
    return (layouts[count - 1] ?? [])
      .map(([x, y]) => filled(outlined(shape, 12), shade, `translate(${x} ${y})`))
      .join('');
  }
  // The widest part of a triangle is below its middle.
  const radius = radiusOf(cell);
  const outer = filled(outlined(shape, radius), shade, middle);
  if (inner === undefined || inner < 0) return outer;
  const place = shape === 1 ? `translate(50 ${round(50 + radius / 8)})` : middle;
  return outer + filled(outlined(inner, radius * 0.41), innerShade, place);
}

/** Where a dot stands. @param eighth of a turn, clockwise from the top */
export function dotPlace(eighth: number, reach: number): readonly [x: number, y: number] {
  const angle = (eighth / 8) * 2 * Math.PI;
  return [round(50 + reach * Math.sin(angle)), round(50 - reach * Math.cos(angle))];
}

function dot(eighth: number, reach: number, radius: number): string {
  const [x, y] = dotPlace(eighth, reach);
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="currentColor"/>`;
}

/** Elements of a set that is written as bits. */
export const members = (set: number): number[] => [0, 1, 2, 3, 4, 5, 6, 7].filter((at) => set & (1 << at));

/** Sides of a square and strokes from its corners inwards. */
function strokesOf(set: number, length: number): string {
  const [near, far] = [8, 92];
  const [from, to] = [near + length, far - length];
  const lines = [
    `M${near} ${near}H${far}`,
    `M${far} ${near}V${far}`,
    `M${far} ${far}H${near}`,
    `M${near} ${far}V${near}`,
    `M${near} ${near}L${from} ${from}`,
    `M${far} ${near}L${to} ${from}`,
    `M${far} ${far}L${to} ${to}`,
    `M${near} ${far}L${from} ${to}`,
  ];
  const drawn = members(set).map((at) => lines[at]);
  return `<path d="${drawn.join('')}" fill="none" stroke="currentColor" stroke-width="3.5" stroke-linecap="round"/>`;
}

/** What stands in one cell, on a field of 100 by 100. */
export function drawCell(cell: DrawnCell): string {
  const { shape, place, strokes, dots } = cell;
  const around = strokes === undefined ? 42 : 28;
  return [
    strokes === undefined || strokes === 0
      ? ''
      : strokesOf(strokes, place === undefined && dots === undefined ? 17 : 13),
    shape === undefined ? '' : figures(cell),
    place === undefined ? '' : dot(place, around, strokes === undefined ? 6 : 5),
    ...members(dots ?? 0).map((at) => dot(at, around, strokes === undefined ? 5 : 4)),
  ].join('');
}

/** Distance of the middles of neighbouring cells, and the margin around all nine. */
const pitch = 120;
const margin = 6;

/** Three rows of three cells on their grid. @param last what is drawn behind the ninth cell, whose corner it is given */
function inRows(cells: readonly DrawnCell[], last: (x: number, y: number) => string): string {
  const start = margin + (pitch - 100) / 2;
  const placed = Array.from({ length: 9 }, (_, at) => {
    const [x, y] = [start + (at % 3) * pitch, start + Math.floor(at / 3) * pitch];
    const cell = cells[at];
    const drawn = cell ? `<g transform="translate(${x} ${y})">${drawCell(cell)}</g>` : '';
    return at === 8 ? last(x, y) + drawn : drawn;
  });
  const [near, far] = [margin, margin + 3 * pitch];
  const [one, two] = [near + pitch, near + 2 * pitch];
  const rules = `M${near} ${one}H${far}M${near} ${two}H${far}M${one} ${near}V${far}M${two} ${near}V${far}`;
  const grid = `<path d="${rules}" fill="none" stroke="currentColor" stroke-opacity="0.18" stroke-width="1.5"/>`;
  const size = 2 * margin + 3 * pitch;
  return svg(size, size, grid, ...placed);
}

/** Eight cells in three rows, and an empty place with a dashed frame. */
export const drawMatrix = (cells: readonly DrawnCell[]): string =>
  inRows(
    cells,
    (x, y) =>
      `<rect x="${x}" y="${y}" width="100" height="100" rx="6" fill="none" stroke="currentColor" stroke-width="2" stroke-dasharray="7 6"/>`,
  );

/** All nine cells; the ninth, which was asked for, on a ground of its own: a frame would look like strokes. */
export const drawSolvedMatrix = (cells: readonly DrawnCell[]): string =>
  inRows(
    cells,
    (x, y) =>
      `<rect x="${x - 10}" y="${y - 10}" width="${pitch}" height="${pitch}" fill="currentColor" fill-opacity="0.1"/>`,
  );

/** One cell: an answer option. */
export const drawMatrixOption = (cell: DrawnCell): string => svg(100, 100, drawCell(cell));
