import type { Point } from './affine.ts';
import type { Circle, Outline } from './svg.ts';

/** Samples across and down a drawing: one in a little more than a unit of an option of 100 by 100. */
export const samples = 96;

/** Where a drawing lies on the samples. */
export interface Grid {
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

/** What is painted at the moment, and the ends of its rows: blank again after each element. */
const mask = new Uint8Array(samples * samples);
const left = new Float32Array(samples).fill(samples);
const right = new Float32Array(samples).fill(-1);

/** Places of what is painted at the moment. */
const places = new Uint16Array(samples * samples);

/** Where the samples lie, in the ink row by row, that an element covers. */
export type Cover = Uint16Array;

/** An element on a grid, and what it covers once it has been asked for. */
interface Standing {
  readonly at: Point;
  readonly grid: Grid;
  /** Of the width of its stroke, in samples. */
  readonly half: number;
  area?: Cover;
  stroke?: Cover;
}

/** What the elements of drawings cover that are laid upon one another: options have half of what they show in common. */
export class Covers {
  /** By what all that is drawn alike shares: the runs of its line, or its radius. */
  readonly #known = new Map<Outline['line'] | number, Standing[]>();

  /** What lies within the lines of an element. */
  areaOf(mark: Outline | Circle, grid: Grid): Cover {
    const standing = this.#standing(mark, grid);
    standing.area ??= areaOf(mark, standing);
    return standing.area;
  }

  /** What lies under its stroke. */
  strokeOf(mark: Outline | Circle, grid: Grid): Cover {
    const standing = this.#standing(mark, grid);
    standing.stroke ??= strokeOf(mark, standing);
    return standing.stroke;
  }

  #standing(mark: Outline | Circle, grid: Grid): Standing {
    const [drawn, at] = mark.kind === 'circle' ? [mark.radius, mark.centre] : [mark.line, mark.at];
    // Half a sample at least, so that no line falls between samples.
    const half = Math.max((mark.paint.width * grid.scale) / 2, 0.5);
    const alike = this.#known.get(drawn) ?? [];
    this.#known.set(drawn, alike);
    const found = alike.find((one) => isSame(one, at, grid, half));
    if (found) return found;
    const standing = { at, grid, half };
    alike.push(standing);
    return standing;
  }
}

const isSame = (one: Standing, at: Point, grid: Grid, half: number): boolean =>
  one.at[0] === at[0] &&
  one.at[1] === at[1] &&
  one.half === half &&
  one.grid.left === grid.left &&
  one.grid.top === grid.top &&
  one.grid.scale === grid.scale;

function areaOf(mark: Outline | Circle, { grid, half }: Standing): Cover {
  const runs = cornersOf(mark, grid);
  for (const corners of runs) toggleEdges(corners);
  const reach = reachOf(runs, half);
  let count = 0;
  for (let row = reach.top; row <= reach.bottom; row += 1) {
    let inside = 0;
    for (let at = row * samples + reach.left; at <= row * samples + reach.right; at += 1) {
      inside ^= mask[at] as number;
      mask[at] = 0;
      if (inside) places[count++] = at;
    }
  }
  return places.slice(0, count);
}

function strokeOf(mark: Outline | Circle, { grid, half }: Standing): Cover {
  const runs = cornersOf(mark, grid);
  const isClosed = (at: number) => mark.kind === 'circle' || mark.line[at]?.closed === true;
  runs.forEach((corners, at) => {
    strokeAlong(corners, isClosed(at), half);
  });
  const reach = reachOf(runs, half);
  let count = 0;
  for (let row = reach.top; row <= reach.bottom; row += 1) {
    for (let at = row * samples + reach.left; at <= row * samples + reach.right; at += 1) {
      if (mask[at]) places[count++] = at;
      mask[at] = 0;
    }
  }
  return places.slice(0, count);
}

const roundSteps = 32;

/** Across and down, of a circle of radius 1. */
const directions = Array.from({ length: roundSteps }, (_, at) => {
  const angle = (at / roundSteps) * 2 * Math.PI;
  return [Math.cos(angle), Math.sin(angle)] as const;
});

/** Of each run. */
function cornersOf(mark: Outline | Circle, grid: Grid): Corners[] {
  if (mark.kind === 'circle') {
    const { centre, radius } = mark;
    const points = directions.map(([x, y]): Point => [radius * x, radius * y]);
    return [onGrid(points, centre, grid)];
  }
  return mark.line.map(({ points }) => onGrid(points, mark.at, grid));
}

function onGrid(points: readonly Point[], [x, y]: Point, grid: Grid): Corners {
  const corners = new Float64Array(2 * points.length);
  let at = 0;
  for (const point of points) {
    corners[at] = (point[0] + x - grid.left) * grid.scale - 0.5;
    corners[at + 1] = (point[1] + y - grid.top) * grid.scale - 0.5;
    at += 2;
  }
  return corners;
}

/** Which samples a stroke through the corners may reach. */
function reachOf(runs: readonly Corners[], half: number): Reach {
  let [left, top, right, bottom] = [samples, samples, -1, -1];
  for (const corners of runs) {
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

/** Marks where each row goes from outside to inside and back (edge flags, Ackland & Weste, 1981). */
function toggleEdges(corners: Corners): void {
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

/** Sets the samples under a stroke. @param half of its width; half a sample at least, so that no line falls between samples */
function strokeAlong(corners: Corners, closed: boolean, half: number): void {
  const last = corners.length - 2;
  for (let at = closed ? 0 : 2; at <= last; at += 2) {
    const before = at === 0 ? last : at - 2;
    setBand(
      corners[before] as number,
      corners[before + 1] as number,
      corners[at] as number,
      corners[at + 1] as number,
      half,
    );
  }
}

/** Sets the samples of a straight piece of a stroke, which has four corners and no dents. */
function setBand(x1: number, y1: number, x2: number, y2: number, half: number): void {
  const reach = half / (Math.hypot(x2 - x1, y2 - y1) || 1);
  const x = (x2 - x1) * reach;
  const y = (y2 - y1) * reach;
  widen(x1 + y, y1 - x, x1 - y, y1 + x);
  widen(x1 - y, y1 + x, x2 - y, y2 + x);
  widen(x2 - y, y2 + x, x2 + y, y2 - x);
  widen(x2 + y, y2 - x, x1 + y, y1 - x);
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
function widen(x1: number, y1: number, x2: number, y2: number): void {
  const last = Math.min(samples - 1, Math.ceil(Math.max(y1, y2)) - 1);
  for (let row = Math.max(0, Math.ceil(Math.min(y1, y2))); row <= last; row += 1) {
    const x = x1 + ((row - y1) * (x2 - x1)) / (y2 - y1);
    if (x < (left[row] as number)) left[row] = x;
    if (x > (right[row] as number)) right[row] = x;
  }
}
