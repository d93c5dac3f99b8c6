import type { Point } from './affine.ts';
import type { Drawing, Primitive } from './svg.ts';

/** Samples across and down a drawing: one in a little more than a unit of an option of 100 by 100. */
export const samples = 96;

/** What is painted at the moment, and the ends of its rows; used again for each element of a drawing. */
interface Brush {
  readonly mask: Uint8Array;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Ink from 0 to 1 at each sample, row by row, as the drawing would be painted. */
export function rasterOf({ box, primitives }: Drawing): Float32Array {
  const ink = new Float32Array(samples * samples);
  const brush: Brush = {
    mask: new Uint8Array(ink.length),
    left: new Float32Array(samples).fill(samples),
    right: new Float32Array(samples).fill(-1),
  };
  const scale = samples / Math.max(box[2], box[3]);
  const onGrid = ([x, y]: Point): Point => [(x - box[0]) * scale - 0.5, (y - box[1]) * scale - 0.5];
  let at = 0;
  while (at < primitives.length) {
    const group = [primitives[at] as Primitive];
    while (primitives[at + group.length]?.element === group[0]?.element) {
      group.push(primitives[at + group.length] as Primitive);
    }
    at += group.length;
    paint(ink, brush, group, onGrid, scale);
  }
  return ink;
}

/** Lays one element over what is there: its area first, then its stroke. */
function paint(
  ink: Float32Array,
  brush: Brush,
  group: readonly Primitive[],
  onGrid: (point: Point) => Point,
  scale: number,
): void {
  const runs = group.map((mark) => ({ points: pointsOf(mark).map(onGrid), closed: isClosed(mark) }));
  const { fill, stroke, width } = (group[0] as Primitive).paint;
  const half = Math.max((width * scale) / 2, 0.5);
  const rows = rowsOf(
    runs.flatMap(({ points }) => points),
    half,
  );
  if (fill > 0) {
    for (const { points } of runs) toggleEdges(brush.mask, points);
    fillBetween(brush.mask, rows);
    lay(ink, brush.mask, fill, rows);
  }
  if (stroke > 0 && width > 0) {
    for (const { points, closed } of runs) {
      let from = closed ? points[points.length - 1] : undefined;
      for (const to of points) {
        if (from) fillBand(brush, band(from, to, half));
        from = to;
      }
    }
    lay(ink, brush.mask, stroke, rows);
  }
}

/** First and last row of samples that a stroke through the points may reach. */
function rowsOf(points: readonly Point[], half: number): readonly [number, number] {
  let [top, bottom] = [samples, -1];
  for (const [, y] of points) {
    top = Math.min(top, y - half);
    bottom = Math.max(bottom, y + half);
  }
  return [Math.max(0, Math.floor(top)), Math.min(samples - 1, Math.ceil(bottom))];
}

/** Inks what is masked, and clears the mask. */
function lay(
  ink: Float32Array,
  mask: Uint8Array,
  opacity: number,
  [top, bottom]: readonly [number, number],
): void {
  for (let at = top * samples; at < (bottom + 1) * samples; at += 1) {
    if (mask[at]) ink[at] = 1 - (1 - (ink[at] as number)) * (1 - opacity);
  }
  mask.fill(0, top * samples, (bottom + 1) * samples);
}

const isClosed = (mark: Primitive): boolean => mark.kind !== 'outline' || mark.closed;

const roundSteps = 32;

function pointsOf(mark: Primitive): readonly Point[] {
  if (mark.kind === 'outline') return mark.points;
  if (mark.kind === 'text') return [];
  return Array.from({ length: roundSteps }, (_, at): Point => {
    const angle = (at / roundSteps) * 2 * Math.PI;
    return [mark.centre[0] + mark.radius * Math.cos(angle), mark.centre[1] + mark.radius * Math.sin(angle)];
  });
}

/** A straight stroke as an area. @param half of its width; half a sample at least, so that no line falls between samples */
function band(from: Point, to: Point, half: number): Point[] {
  const reach = half / (Math.hypot(to[0] - from[0], to[1] - from[1]) || 1);
  const [x, y] = [(to[0] - from[0]) * reach, (to[1] - from[1]) * reach];
  return [
    [from[0] - y, from[1] + x],
    [to[0] - y, to[1] + x],
    [to[0] + y, to[1] - x],
    [from[0] + y, from[1] - x],
  ];
}

/** Calls back for each row of samples that the line from one corner to the next crosses, with the place of the crossing. */
function eachCrossing(ring: readonly Point[], meet: (row: number, x: number) => void): void {
  let from = ring[ring.length - 1];
  for (const to of ring) {
    const [x1, y1] = from as Point;
    const [x2, y2] = to;
    const last = Math.min(samples - 1, Math.ceil(Math.max(y1, y2)) - 1);
    for (let row = Math.max(0, Math.ceil(Math.min(y1, y2))); row <= last; row += 1) {
      meet(row, x1 + ((row - y1) * (x2 - x1)) / (y2 - y1));
    }
    from = to;
  }
}

/** Marks where each row goes from outside to inside and back (edge flags, Ackland & Weste, 1981). */
function toggleEdges(mask: Uint8Array, ring: readonly Point[]): void {
  eachCrossing(ring, (row, x) => {
    const column = Math.max(0, Math.ceil(x));
    if (column < samples) mask[row * samples + column] = 1 - (mask[row * samples + column] as number);
  });
}

function fillBetween(mask: Uint8Array, [top, bottom]: readonly [number, number]): void {
  for (let start = top * samples; start <= bottom * samples; start += samples) {
    let inside = 0;
    for (let at = start; at < start + samples; at += 1) {
      inside ^= mask[at] as number;
      mask[at] = inside;
    }
  }
}

/** Sets the samples within an area without dents. */
function fillBand({ mask, left, right }: Brush, ring: readonly Point[]): void {
  let [top, bottom] = [samples, -1];
  eachCrossing(ring, (row, x) => {
    if (x < (left[row] as number)) left[row] = x;
    if (x > (right[row] as number)) right[row] = x;
    if (row < top) top = row;
    if (row > bottom) bottom = row;
  });
  for (let row = top; row <= bottom; row += 1) {
    const from = Math.max(0, Math.ceil(left[row] as number));
    const to = Math.min(samples - 1, Math.floor(right[row] as number));
    for (let at = row * samples + from; at <= row * samples + to; at += 1) mask[at] = 1;
    left[row] = samples;
    right[row] = -1;
  }
}
