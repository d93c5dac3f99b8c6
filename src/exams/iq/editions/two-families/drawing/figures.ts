/**
 * Item figures as SVG text: plain numbers in, drawing out. Shape and shade carry all meaning, hue none. `currentColor`
 * is the ink, so that one drawing serves light and dark screens and paper; only presentation attributes are used, as a
 * strict content security policy asks.
 */
export interface DrawnCell {
  shape?: number;
  shade?: number;
  size?: number;
  /** From 0: one figure. */
  count?: number;
  /** Eighths of a turn, clockwise from the top. */
  marker?: number;
  rotation?: number;
  /** Bits of eight strokes. */
  overlay?: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** A ring of points around the origin, the first at the top, as path data. */
function ring(points: number, radius: number, inner = radius): string {
  const total = inner === radius ? points : points * 2;
  const steps = Array.from({ length: total }, (_, at) => {
    const reach = at % 2 === 1 && inner !== radius ? inner : radius;
    const angle = (at / total) * 2 * Math.PI - Math.PI / 2;
    return `${round(reach * Math.cos(angle))} ${round(reach * Math.sin(angle))}`;
  });
  return `M${steps.join('L')}Z`;
}

/** Shapes around the origin, of about the same area for the same radius. */
const shapes: readonly ((radius: number) => string)[] = [
  (r) => `<circle r="${round(r * 0.92)}"/>`,
  (r) => `<path d="${ring(3, r * 1.2)}" transform="translate(0 ${round(r * 0.22)})"/>`,
  (r) =>
    `<rect x="${round(-r * 0.82)}" y="${round(-r * 0.82)}" width="${round(r * 1.64)}" height="${round(r * 1.64)}"/>`,
  (r) => `<path d="${ring(5, r * 1.04)}"/>`,
  (r) => `<path d="${ring(5, r * 1.2, r * 0.52)}"/>`,
  (r) => {
    const [long, short] = [round(r), round(r * 0.36)];
    return `<path d="M${-short} ${-long}H${short}V${-short}H${long}V${short}H${short}V${long}H${-short}V${short}H${-long}V${-short}H${-short}Z"/>`;
  },
];

/** Fill opacities of the three shades: apart by far more than any eye or printer needs. */
const shades = [0, 0.38, 1];
const radii = [13, 20, 27];

const places: readonly (readonly (readonly [number, number])[])[] = [
  [[50, 50]],
  [
    [29, 50],
    [71, 50],
  ],
  [
    [50, 29],
    [28, 69],
    [72, 69],
  ],
  [
    [29, 29],
    [71, 29],
    [29, 71],
    [71, 71],
  ],
];

/** Four sides and four spokes; a spoke stays clear of a figure in the middle. */
function strokes(set: number, clear: boolean): string {
  const inner = clear ? 27 : 50;
  const lines = [
    'M12 12H88',
    'M88 12V88',
    'M88 88H12',
    'M12 88V12',
    `M12 12L${inner} ${inner}`,
    `M88 12L${100 - inner} ${inner}`,
    `M88 88L${100 - inner} ${100 - inner}`,
    `M12 88L${inner} ${100 - inner}`,
  ];
  const drawn = lines.filter((_, at) => set & (1 << at)).join('');
  return `<path d="${drawn}" fill="none" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/>`;
}

function around(eighth: number, from: number, to: number): readonly [number, number, number, number] {
  const angle = (eighth / 8) * 2 * Math.PI - Math.PI / 2;
  const [x, y] = [Math.cos(angle), Math.sin(angle)];
  return [round(50 + from * x), round(50 + from * y), round(50 + to * x), round(50 + to * y)];
}

/** What stands in one cell, on a field of 100 by 100. */
export function drawCell(cell: DrawnCell): string {
  const parts: string[] = [];
  if (cell.overlay !== undefined) parts.push(strokes(cell.overlay, cell.shape !== undefined));
  if (cell.shape !== undefined) {
    const count = cell.count ?? 0;
    const radius =
      cell.overlay !== undefined
        ? 16
        : count > 0
          ? 14
          : cell.count === 0
            ? 18
            : (radii[cell.size ?? 1] ?? 20);
    const shape = shapes[cell.shape]?.(radius) ?? '';
    const figures = (places[count] ?? []).map(([x, y]) => `<g transform="translate(${x} ${y})">${shape}</g>`);
    parts.push(
      `<g fill="currentColor" fill-opacity="${shades[cell.shade ?? 0] ?? 0}" stroke="currentColor" stroke-width="2.5" stroke-linejoin="round">${figures.join('')}</g>`,
    );
  }
  if (cell.marker !== undefined) {
    const [x, y] = around(cell.marker, 42, 42);
    parts.push(`<circle cx="${x}" cy="${y}" r="5" fill="currentColor"/>`);
  }
  if (cell.rotation !== undefined) {
    const [x1, y1, x2, y2] = around(cell.rotation, 33, 47);
    parts.push(
      `<path d="M${x1} ${y1}L${x2} ${y2}" stroke="currentColor" stroke-width="4.5" stroke-linecap="round"/>`,
    );
  }
  return parts.join('');
}

/** One cell alone: an answer option. */
export function drawOption(cell: DrawnCell): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${drawCell(cell)}</svg>`;
}

const pitch = 112;

/** Eight cells of a matrix and the empty ninth. @param cells row by row */
export function drawMatrix(cells: readonly DrawnCell[]): string {
  const drawn = cells
    .slice(0, 8)
    .map(
      (cell, at) =>
        `<g transform="translate(${(at % 3) * pitch} ${Math.floor(at / 3) * pitch})">${drawCell(cell)}</g>`,
    );
  const rules =
    '<path d="M106 4V320M218 4V320M4 106H320M4 218H320" stroke="currentColor" stroke-opacity="0.18" stroke-width="1.5"/>';
  const hole =
    '<rect x="232" y="232" width="84" height="84" rx="6" fill="none" stroke="currentColor" stroke-opacity="0.6" stroke-width="2" stroke-dasharray="3 6" stroke-linecap="round"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 324 324">${rules}${drawn.join('')}${hole}</svg>`;
}
