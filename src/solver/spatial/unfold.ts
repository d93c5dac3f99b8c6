import type { Point } from '../affine.ts';

/** A straight fold through two points. */
export type Line = readonly [Point, Point];

/** The paper before one fold: its outline, and the line it is folded along. */
export interface Stage {
  readonly paper: readonly Point[];
  readonly fold: Line;
}

/** Positive on one side of the line, negative on the other: the distance, signed. */
function sideOf([[x, y], [toX, toY]]: Line, [px, py]: Point): number {
  return ((toX - x) * (py - y) - (toY - y) * (px - x)) / Math.hypot(toX - x, toY - y);
}

function reflect(line: Line, point: Point): Point {
  const [[x, y], [toX, toY]] = line;
  const distance = sideOf(line, point);
  const length = Math.hypot(toX - x, toY - y);
  return [point[0] + (2 * distance * (toY - y)) / length, point[1] - (2 * distance * (toX - x)) / length];
}

/** Whether a point lies in a polygon (even number of edges crossed by a ray: outside). */
function isInside(polygon: readonly Point[], [x, y]: Point): boolean {
  return polygon.reduce((inside, [toX, toY], at) => {
    const [fromX, fromY] = polygon[(at + polygon.length - 1) % polygon.length] as Point;
    const crosses = fromY > y !== toY > y && x < ((toX - fromX) * (y - fromY)) / (toY - fromY) + fromX;
    return crosses ? !inside : inside;
  }, false);
}

/**
 * Where the holes of a folded and punched sheet are when it is unfolded again. Every fold is undone in turn, the last first:
 * a hole stays where the paper was before, and is doubled in the line of the fold where paper came from there.
 *
 * @param stages the paper before each fold, in the order of folding
 * @param folded the outline after the last fold
 * @returns undefined where the paper after a fold lies on both sides of its line, so that nothing was folded there
 */
export function unfold(
  stages: readonly Stage[],
  folded: readonly Point[],
  holes: readonly Point[],
): Point[] | undefined {
  let [after, found] = [folded, [...holes]];
  for (const { paper, fold } of [...stages].reverse()) {
    const sides = after.map((corner) => sideOf(fold, corner));
    const [least, most] = [Math.min(...sides), Math.max(...sides)];
    const stays = most > -least ? 1 : -1;
    if (Math.min(most, -least) > 0.05 * Math.max(most, -least)) return undefined;
    found = found.flatMap((hole) =>
      [hole, reflect(fold, hole)].filter(
        (place, at) => isInside(paper, place) && (at === 1 || sideOf(fold, place) * stays > 0),
      ),
    );
    after = paper;
  }
  return found;
}
