import type { Point } from './affine.ts';
import type { Drawing, Primitive } from './svg.ts';

/** Samples across and down a drawing: one in a little more than a unit of an option of 100 by 100. */
export const samples = 96;

/** Ink from 0 to 1 at each sample, row by row, as the drawing would be painted. */
export function rasterOf({ box, primitives }: Drawing): Float32Array {
  const ink = new Float32Array(samples * samples);
  const scale = samples / Math.max(box[2], box[3]);
  const onGrid = ([x, y]: Point): Point => [(x - box[0]) * scale - 0.5, (y - box[1]) * scale - 0.5];
  let at = 0;
  while (at < primitives.length) {
    const group = [primitives[at] as Primitive];
    while (primitives[at + group.length]?.element === group[0]?.element) {
      group.push(primitives[at + group.length] as Primitive);
    }
    at += group.length;
    paint(ink, group, onGrid, scale);
  }
  return ink;
}

/** Lays one element over what is there: its area first, then its stroke. */
function paint(
  ink: Float32Array,
  group: readonly Primitive[],
  onGrid: (point: Point) => Point,
  scale: number,
): void {
  const runs = group.map((mark) => ({ points: pointsOf(mark).map(onGrid), closed: isClosed(mark) }));
  const { fill, stroke, width } = (group[0] as Primitive).paint;
  if (fill > 0) {
    const mask = new Uint8Array(ink.length);
    for (const { points } of runs) toggleEdges(mask, points);
    fillBetween(mask);
    lay(ink, mask, fill);
  }
  if (stroke > 0 && width > 0) {
    const mask = new Uint8Array(ink.length);
    for (const { points, closed } of runs) {
      let from = closed ? points[points.length - 1] : undefined;
      for (const to of points) {
        if (from) fillBand(mask, band(from, to, (width * scale) / 2));
        from = to;
      }
    }
    lay(ink, mask, stroke);
  }
}

function lay(ink: Float32Array, mask: Uint8Array, opacity: number): void {
  for (let at = 0; at < ink.length; at += 1) {
    if (mask[at]) ink[at] = 1 - (1 - (ink[at] as number)) * (1 - opacity);
  }
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

/** A straight stroke as an area; half a sample at least on each side, so that no line falls between samples. */
function band(from: Point, to: Point, half: number): Point[] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  const reach = Math.max(half, 0.5) / length;
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

function fillBetween(mask: Uint8Array): void {
  for (let start = 0; start < mask.length; start += samples) {
    let inside = 0;
    for (let at = start; at < start + samples; at += 1) {
      inside ^= mask[at] as number;
      mask[at] = inside;
    }
  }
}

/** Sets the samples within an area without dents. */
function fillBand(mask: Uint8Array, ring: readonly Point[]): void {
  const [left, right] = [new Float32Array(samples).fill(samples), new Float32Array(samples).fill(-1)];
  let [top, bottom] = [samples, -1];
  eachCrossing(ring, (row, x) => {
    if (x < (left[row] as number)) left[row] = x;
    if (x > (right[row] as number)) right[row] = x;
    top = Math.min(top, row);
    bottom = Math.max(bottom, row);
  });
  for (let row = top; row <= bottom; row += 1) {
    const from = Math.max(0, Math.ceil(left[row] as number));
    const to = Math.min(samples - 1, Math.floor(right[row] as number));
    for (let at = row * samples + from; at <= row * samples + to; at += 1) mask[at] = 1;
  }
}
