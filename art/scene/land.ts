import { blend } from './colour.ts';
import { bleed, height } from './frame.ts';
import { curve, polyline } from './line.ts';
import { between, clamp, type Point, pairs, random, tenth } from './numbers.ts';
import { downward, type Paint, shape } from './paint.ts';

/**
 * A skyline through anchors, broken by midpoint displacement. Roughness .04 gives dunes, .28 crags; depth 3 to 5 is
 * how often each stretch is halved.
 */
export function ridge(seed: number, anchors: readonly Point[], rough = 0.18, depth = 4): Point[] {
  const next = random(seed);
  let points: Point[] = [...anchors];
  let size = rough;
  for (let level = 0; level < depth; level++) {
    const finer: Point[] = [];
    for (const [[x, y], [toX, toY]] of pairs(points)) {
      const long = Math.hypot(toX - x, toY - y);
      finer.push(
        [x, y],
        [
          (x + toX) / 2 + (next() - 0.5) * long * size * 0.5,
          (y + toY) / 2 + (next() - 0.5) * long * size * 2,
        ],
      );
    }
    points = [...finer, ...points.slice(-1)];
    size *= 1.04;
  }
  return points;
}

/** The height of a skyline above an abscissa. */
export function heightAt(points: readonly Point[], x: number): number {
  const stretch = pairs(points).find(([, [toX]]) => toX >= x) ?? pairs(points).at(-1);
  if (!stretch) return height;
  const [[fromX, fromY], [toX, toY]] = stretch;
  return between(fromY, toY, clamp((x - fromX) / (toX - fromX || 1)));
}

/** Everything under a skyline, down to `foot`. */
export const below = (points: readonly Point[], foot = height + bleed, soft = false): string =>
  `${soft ? curve(points) : polyline(points)}V${tenth(foot)}H${tenth(points[0]?.[0] ?? 0)}Z`;

/** How a plane of land dissolves. */
export interface Plane {
  /** Where the land ends. */
  readonly foot?: number;
  /** Where it has dissolved; its foot unless told. */
  readonly hazeAt?: number;
  readonly soft?: boolean;
  /** How much of the haze its foot takes. */
  readonly fade?: number;
}

/** A plane of land: dark at its crest, dissolving into haze at its foot, for that is what makes depth. */
export function land(points: readonly Point[], colour: string, haze: string, plane: Plane = {}): string {
  const { foot = height, hazeAt = foot, soft = false, fade = 0.9 } = plane;
  const crest = Math.min(...points.map(([, y]) => y));
  const paint: Paint = downward(crest, hazeAt, [
    [0, colour],
    [1, blend(colour, haze, fade)],
  ]);
  return shape(below(points, foot, soft), paint);
}
