import type { Drawing, Primitive } from './svg.ts';

/** Samples across and down a drawing: one in a little more than a unit of an option of 100 by 100. */
export const samples = 96;

/** What is painted at the moment, and the ends of its rows; used again for each element of a drawing. */
interface Brush {
  readonly mask: Uint8Array;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Where a drawing lies on the samples. */
interface Grid {
  readonly left: number;
  readonly top: number;
  /** Samples to a unit. */
  readonly scale: number;
}

/** Corners on the grid, in samples across and down in turn: flat, since a form has some ten thousand of them. */
type Corners = Float64Array;

/** The samples that an element may reach. */
interface Reach {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Ink from 0 to 1 at each sample, row by row, as the drawing would be painted. */
export function rasterOf({ box, primitives }: Drawing): Float32Array {
  const ink = new Float32Array(samples * samples);
  const brush: Brush = {
    mask: new Uint8Array(ink.length),
    left: new Float32Array(samples).fill(samples),
    right: new Float32Array(samples).fill(-1),
  };
  const grid: Grid = { left: box[0], top: box[1], scale: samples / Math.max(box[2], box[3]) };
  let at = 0;
  while (at < primitives.length) {
    const group = [primitives[at] as Primitive];
    while (primitives[at + group.length]?.element === group[0]?.element) {
      group.push(primitives[at + group.length] as Primitive);
    }
    at += group.length;
    paint(ink, brush, group, grid);
  }
  return ink;
}

/** Lays one element over what is there: its area first, then its stroke. */
function paint(ink: Float32Array, brush: Brush, group: readonly Primitive[], grid: Grid): void {
  const runs = group.map((mark) => ({ corners: cornersOf(mark, grid), closed: isClosed(mark) }));
  const { fill, stroke, width } = (group[0] as Primitive).paint;
  const half = Math.max((width * grid.scale) / 2, 0.5);
  const reach = reachOf(runs, half);
  if (fill > 0) {
    for (const { corners } of runs) toggleEdges(brush.mask, corners);
    fillBetween(brush.mask, reach);
    lay(ink, brush.mask, fill, reach);
  }
  if (stroke > 0 && width > 0) {
    for (const { corners, closed } of runs) strokeAlong(brush, corners, closed, half);
    lay(ink, brush.mask, stroke, reach);
  }
}

/** Which samples a stroke through the corners may reach. */
function reachOf(runs: readonly { readonly corners: Corners }[], half: number): Reach {
  let [left, top, right, bottom] = [samples, samples, -1, -1];
  for (const { corners } of runs) {
    for (let at = 0; at < corners.length; at += 2) {
      const x = corners[at] as number;
      const y = corners[at + 1] as number;
      left = Math.min(left, x - half);
      right = Math.max(right, x + half);
      top = Math.min(top, y - half);
      bottom = Math.max(bottom, y + half);
    }
  }
  return {
    left: Math.max(0, Math.floor(left)),
    top: Math.max(0, Math.floor(top)),
    right: Math.min(samples - 1, Math.ceil(right)),
    bottom: Math.min(samples - 1, Math.ceil(bottom)),
  };
}

/** Inks what is masked, and clears the mask. */
function lay(
  ink: Float32Array,
  mask: Uint8Array,
  opacity: number,
  { left, top, right, bottom }: Reach,
): void {
  for (let row = top; row <= bottom; row += 1) {
    for (let at = row * samples + left; at <= row * samples + right; at += 1) {
      if (mask[at]) ink[at] = 1 - (1 - (ink[at] as number)) * (1 - opacity);
      mask[at] = 0;
    }
  }
}

const isClosed = (mark: Primitive): boolean => mark.kind !== 'outline' || mark.closed;

const roundSteps = 32;

/** Across and down, of a circle of radius 1. */
const directions = Array.from({ length: roundSteps }, (_, at) => {
  const angle = (at / roundSteps) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Of what is written, none. */
function cornersOf(mark: Primitive, { left, top, scale }: Grid): Corners {
  if (mark.kind === 'text') return new Float64Array(0);
  const points =
    mark.kind === 'outline'
      ? mark.points
      : directions.map(([x, y]): readonly [number, number] => [
          mark.centre[0] + mark.radius * x,
          mark.centre[1] + mark.radius * y,
        ]);
  const corners = new Float64Array(2 * points.length);
  let at = 0;
  for (const point of points) {
    corners[at] = (point[0] - left) * scale - 0.5;
    corners[at + 1] = (point[1] - top) * scale - 0.5;
    at += 2;
  }
  return corners;
}

/** Marks where each row goes from outside to inside and back (edge flags, Ackland & Weste, 1981). */
function toggleEdges(mask: Uint8Array, corners: Corners): void {
  let x1 = corners[corners.length - 2] as number;
  let y1 = corners[corners.length - 1] as number;
  for (let at = 0; at < corners.length; at += 2) {
    const x2 = corners[at] as number;
    const y2 = corners[at + 1] as number;
    const last = Math.min(samples - 1, Math.ceil(Math.max(y1, y2)) - 1);
    for (let row = Math.max(0, Math.ceil(Math.min(y1, y2))); row <= last; row += 1) {
      const column = Math.max(0, Math.ceil(x1 + ((row - y1) * (x2 - x1)) / (y2 - y1)));
      if (column < samples) mask[row * samples + column] = 1 - (mask[row * samples + column] as number);
    }
    x1 = x2;
    y1 = y2;
  }
}

function fillBetween(mask: Uint8Array, { left, top, right, bottom }: Reach): void {
  for (let row = top; row <= bottom; row += 1) {
    let inside = 0;
    for (let at = row * samples + left; at <= row * samples + right; at += 1) {
      inside ^= mask[at] as number;
      mask[at] = inside;
    }
  }
}

/** Sets the samples under a stroke. @param half of its width; half a sample at least, so that no line falls between samples */
function strokeAlong(brush: Brush, corners: Corners, closed: boolean, half: number): void {
  const last = corners.length - 2;
  for (let at = closed ? 0 : 2; at <= last; at += 2) {
    const before = at === 0 ? last : at - 2;
    setBand(
      brush,
      corners[before] as number,
      corners[before + 1] as number,
      corners[at] as number,
      corners[at + 1] as number,
      half,
    );
  }
}

/** Sets the samples of a straight piece of a stroke, which has four corners and no dents. */
function setBand(brush: Brush, x1: number, y1: number, x2: number, y2: number, half: number): void {
  const reach = half / (Math.hypot(x2 - x1, y2 - y1) || 1);
  const x = (x2 - x1) * reach;
  const y = (y2 - y1) * reach;
  widen(brush, x1 + y, y1 - x, x1 - y, y1 + x);
  widen(brush, x1 - y, y1 + x, x2 - y, y2 + x);
  widen(brush, x2 - y, y2 + x, x2 + y, y2 - x);
  widen(brush, x2 + y, y2 - x, x1 + y, y1 - x);
  const { mask, left, right } = brush;
  const low = Math.min(y1, y2) - Math.abs(x);
  const high = Math.max(y1, y2) + Math.abs(x);
  const last = Math.min(samples - 1, Math.ceil(high));
  for (let row = Math.max(0, Math.floor(low)); row <= last; row += 1) {
    const from = Math.max(0, Math.ceil(left[row] as number));
    const to = Math.min(samples - 1, Math.floor(right[row] as number));
    for (let at = row * samples + from; at <= row * samples + to; at += 1) mask[at] = 1;
    left[row] = samples;
    right[row] = -1;
  }
}

/** Moves the ends of the rows that one edge of a band crosses out to it. */
function widen({ left, right }: Brush, x1: number, y1: number, x2: number, y2: number): void {
  const last = Math.min(samples - 1, Math.ceil(Math.max(y1, y2)) - 1);
  for (let row = Math.max(0, Math.ceil(Math.min(y1, y2))); row <= last; row += 1) {
    const x = x1 + ((row - y1) * (x2 - x1)) / (y2 - y1);
    if (x < (left[row] as number)) left[row] = x;
    if (x > (right[row] as number)) right[row] = x;
  }
}
