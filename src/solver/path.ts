import { numbersOf, type Point } from './affine.ts';
import { UnreadableDrawingError } from './errors.ts';

/** One run of a path from a move to the next. Curves are broken into short straight pieces. */
export interface Run {
  readonly points: readonly Point[];
  readonly closed: boolean;
  /** Whether some of it was a curve. */
  readonly curved: boolean;
}

/** How many numbers each command of our subset takes. */
const arity: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, A: 7, C: 6, Q: 4, Z: 0 };

/** Reads path data with absolute M, L, H, V, A, C, Q and Z. @throws UnreadableDrawingError on any other */
export function runsOf(data: string): Run[] {
  const runs: Run[] = [];
  let points: Point[] = [];
  let curved = false;
  const end = (closed: boolean) => {
    if (points.length > 1) runs.push({ points, closed, curved });
    points = [];
    curved = false;
  };
  for (const [, command = '', list = ''] of tokens(data)) {
    const size = arity[command];
    const values = numbersOf(list);
    if (
      size === undefined ||
      (size === 0 ? values.length > 0 : values.length === 0 || values.length % size)
    ) {
      throw new UnreadableDrawingError(`Unknown path command: ${command}${list}`);
    }
    if (command === 'M') end(false);
    if (command === 'Z') {
      const start = points[0];
      end(true);
      if (start) points = [start];
    }
    for (let at = 0; at < values.length; at += size) {
      const step = values.slice(at, at + size);
      const from = points[points.length - 1];
      if (!from && command !== 'M') throw new UnreadableDrawingError(`A path that starts with ${command}`);
      points.push(...pieces(command, from ?? [0, 0], step));
      curved ||= command === 'A' || command === 'C' || command === 'Q';
    }
  }
  end(false);
  return runs;
}

function tokens(data: string): RegExpMatchArray[] {
  if (!/^\s*[A-Za-z]/.test(data)) throw new UnreadableDrawingError(`No path: ${data}`);
  return [...data.matchAll(/([a-df-zA-DF-Z])([^a-df-zA-DF-Z]*)/g)];
}

function pieces(command: string, from: Point, values: readonly number[]): Point[] {
  const [p = 0, q = 0, r = 0, s = 0, t = 0, u = 0, v = 0] = values;
  switch (command) {
    case 'H':
      return [[p, from[1]]];
    case 'V':
      return [[from[0], p]];
    case 'A':
      return arc(from, [p, q], r, s !== 0, t !== 0, [u, v]);
    case 'Q':
      return bezier([from, [p, q], [r, s]]);
    case 'C':
      return bezier([from, [p, q], [r, s], [t, u]]);
    default:
      return [[p, q]];
  }
}

const curveSteps = 12;

/** Points on a Bézier curve of any degree (de Casteljau), without its first. */
function bezier(controls: readonly Point[]): Point[] {
  return Array.from({ length: curveSteps }, (_, at) => {
    const part = (at + 1) / curveSteps;
    let level = controls;
    while (level.length > 1) {
      level = level.slice(1).map((to, index): Point => {
        const from = level[index] as Point;
        return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
      });
    }
    return level[0] as Point;
  });
}

/** Pieces of a whole turn: of a circle with a radius of 33 units none is off by more than 0.3. */
const turnSteps = 24;

/** Points on an elliptical arc, without its first: endpoint to centre, SVG 1.1, appendix F.6.5. */
function arc(from: Point, radii: Point, degrees: number, large: boolean, sweep: boolean, to: Point): Point[] {
  if (radii[0] === 0 || radii[1] === 0) return [to];
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  const [halfX, halfY] = [(from[0] - to[0]) / 2, (from[1] - to[1]) / 2];
  const [x, y] = [cos * halfX + sin * halfY, -sin * halfX + cos * halfY];
  const grow = Math.max(1, Math.hypot(x / radii[0], y / radii[1]));
  const [rx, ry] = [Math.abs(radii[0]) * grow, Math.abs(radii[1]) * grow];
  const share = (rx * y) ** 2 + (ry * x) ** 2;
  const root = Math.sqrt(Math.max(0, ((rx * ry) ** 2 - share) / share)) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(root * rx * y) / ry, (-root * ry * x) / rx];
  const [midX, midY] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
  const start = Math.atan2((y - cy) / ry, (x - cx) / rx);
  let span = Math.atan2((-y - cy) / ry, (-x - cx) / rx) - start;
  if (sweep && span < 0) span += 2 * Math.PI;
  if (!sweep && span > 0) span -= 2 * Math.PI;
  const steps = Math.max(2, Math.ceil((Math.abs(span) / (2 * Math.PI)) * turnSteps - 1e-9));
  return Array.from({ length: steps }, (_, at): Point => {
    if (at === steps - 1) return to;
    const angle = start + (span * (at + 1)) / steps;
    const [u, v] = [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
    return [midX + cos * u - sin * v, midY + sin * u + cos * v];
  });
}
