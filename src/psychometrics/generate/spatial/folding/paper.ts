import type { Fold } from './folding.ts';

/** x rightwards and y downwards from the left upper corner of the sheet, in units of a twelfth of its side. */
export type Point = readonly [number, number];

/** Corners of a convex part of the paper, in order around it. */
export type Polygon = readonly Point[];

export const side = 12;

/** The points where `along`·(x, y) ≥ `at`. */
export interface HalfPlane {
  readonly along: readonly [number, number];
  readonly at: number;
}

export const sheet: Polygon = [
  [0, 0],
  [side, 0],
  [side, side],
  [0, side],
];

/** How far a point is from the line of a fold, times the length of `along`; below 0 on the side that moves. */
export const offset = ({ along, at }: HalfPlane, [x, y]: Point): number => along[0] * x + along[1] * y - at;

/** A point seen in the line of a fold as in a mirror; whole numbers stay whole. */
export function reflect(fold: Fold, point: Point): Point {
  const [a, b] = fold.along;
  const way = (2 * offset(fold, point)) / (a * a + b * b);
  return [point[0] - way * a, point[1] - way * b];
}

/** What of a polygon lies on one side of a fold's line (Sutherland and Hodgman, 1974). @param side 1: stays; −1: moves */
export function cut(polygon: Polygon, fold: Fold, side: 1 | -1): Polygon {
  return polygon.flatMap((from, at): Point[] => {
    const to = polygon[(at + 1) % polygon.length] as Point;
    const [here, there] = [side * offset(fold, from), side * offset(fold, to)];
    const kept = here >= 0 ? [from] : [];
    if (here * there >= 0) return kept;
    const part = here / (here - there);
    return [...kept, [from[0] + part * (to[0] - from[0]), from[1] + part * (to[1] - from[1])]];
  });
}

/** Twice the area, by the shoelace formula. */
export function doubleArea(polygon: Polygon): number {
  const sum = polygon.reduce((total, [x, y], at) => {
    const [nextX, nextY] = polygon[(at + 1) % polygon.length] as Point;
    return total + x * nextY - nextX * y;
  }, 0);
  return Math.abs(sum);
}

/** Whether a point lies in a convex polygon or on its edge. */
export function covers(polygon: Polygon, [x, y]: Point): boolean {
  let [leftward, rightward] = [false, false];
  let from = polygon[polygon.length - 1] as Point;
  for (const to of polygon) {
    const turn = (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    if (turn > 0) leftward = true;
    else if (turn < 0) rightward = true;
    if (leftward && rightward) return false;
    from = to;
  }
  return polygon.length > 2;
}

/** What the paper covers before the first fold and after each. */
export function outlines(folds: readonly Fold[]): Polygon[] {
  const found = [sheet];
  for (const fold of folds) found.push(cut(found[found.length - 1] as Polygon, fold, 1));
  return found;
}

/**
 * The holes as the folds are opened again, the last fold first: each hole stays in the layer that rested and, mirrored at the fold,
 * is in the layer that was folded over it, where there is paper.
 *
 * @param papers what the paper covers before the first fold and after each
 * @returns the holes after each opening; undefined where a hole would lie on a fold or beside the paper
 */
export function openings(
  folds: readonly Fold[],
  holes: readonly Point[],
  papers: readonly Polygon[] = outlines(folds),
): (readonly Point[])[] | undefined {
  const last = papers[folds.length];
  if (!last || !holes.every((hole) => covers(last, hole))) return undefined;
  const found: (readonly Point[])[] = [];
  let open = holes;
  for (let step = folds.length - 1; step >= 0; step -= 1) {
    const [paper, fold] = [papers[step] as Polygon, folds[step] as Fold];
    if (open.some((hole) => offset(fold, hole) <= 0)) return undefined;
    open = open.flatMap((hole) => {
      const mirrored = reflect(fold, hole);
      return covers(paper, mirrored) ? [hole, mirrored] : [hole];
    });
    found.push(open);
  }
  return found;
}

/** Row by row. */
export const sorted = (holes: readonly Point[]): Point[] =>
  [...holes].sort(([x, y], [otherX, otherY]) => y - otherY || x - otherX);

/** The holes of the sheet when all folds are open, row by row; undefined as in `openings`. */
export function unfold(
  folds: readonly Fold[],
  holes: readonly Point[],
  papers: readonly Polygon[] = outlines(folds),
): Point[] | undefined {
  const open = openings(folds, holes, papers)?.at(-1);
  return open && sorted(open);
}
