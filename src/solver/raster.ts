import type { Point } from './affine.ts';
import type { Drawing, Primitive } from './svg.ts';

/** Samples across and down a drawing: one every 1.6 units of an option of 100 by 100. */
export const samples = 64;

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
    fillMask(
      mask,
      runs.map(({ points }) => points),
    );
    lay(ink, mask, fill);
  }
  if (stroke > 0 && width > 0) {
    const mask = new Uint8Array(ink.length);
    for (const { points, closed } of runs) {
      points.forEach((to, index) => {
        const from = index > 0 ? points[index - 1] : closed ? points[points.length - 1] : undefined;
        if (from) fillMask(mask, [band(from, to, (width * scale) / 2)]);
      });
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

/** Sets the samples within an area that is bounded by rings, odd crossings inside. */
function fillMask(mask: Uint8Array, rings: readonly (readonly Point[])[]): void {
  const heights = rings.flat().map(([, y]) => y);
  const last = Math.min(samples - 1, Math.floor(Math.max(...heights)));
  for (let row = Math.max(0, Math.ceil(Math.min(...heights))); row <= last; row += 1) {
    const crossings: number[] = [];
    for (const ring of rings) {
      for (let index = 0, before = ring.length - 1; index < ring.length; before = index, index += 1) {
        const [x1, y1] = ring[before] as Point;
        const [x2, y2] = ring[index] as Point;
        if (y1 <= row !== y2 <= row) crossings.push(x1 + ((row - y1) * (x2 - x1)) / (y2 - y1));
      }
    }
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil(crossings[pair] as number));
      const to = Math.min(samples - 1, Math.floor(crossings[pair + 1] as number));
      if (to >= from) mask.fill(1, row * samples + from, row * samples + to + 1);
    }
  }
}
