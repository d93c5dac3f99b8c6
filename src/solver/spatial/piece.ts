import { type Affine, apply, type Point } from '../affine.ts';
import type { Primitive } from '../svg.ts';

/** One primitive as a run of points, so that figures can be laid over one another after any affine map. */
export interface Piece {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly fill: number;
  readonly stroked: boolean;
}

const circleSteps = 48;

export function pieceOf(primitive: Primitive): Piece {
  const { fill, stroke } = primitive.paint;
  const ink = { fill, stroked: stroke > 0 };
  if (primitive.kind === 'outline') return { ...ink, points: primitive.points, closed: primitive.closed };
  const [centre, radius] =
    primitive.kind === 'circle' ? [primitive.centre, primitive.radius] : [primitive.at, primitive.size / 2];
  const points = Array.from({ length: circleSteps }, (_, at): Point => {
    const angle = (at / circleSteps) * 2 * Math.PI;
    return [centre[0] + radius * Math.cos(angle), centre[1] + radius * Math.sin(angle)];
  });
  return { ...ink, points, closed: true };
}

export const mapped = (piece: Piece, map: Affine): Piece => ({
  ...piece,
  points: piece.points.map((point) => apply(map, point)),
});

/** Integrals along a drawn line: its length, its mean, and its central moments of second and third order. */
interface Moments {
  readonly length: number;
  readonly mean: Point;
  /** xx, xy, yy, xxx, xxy, xyy, yyy; each a mean over the length. */
  readonly central: readonly number[];
}

/** Third-order polynomials are integrated exactly by Simpson's rule, so the number of points plays no part. */
function moments({ points, closed }: Piece): Moments {
  const ends = closed ? [...points, points[0] as Point] : points;
  const nodes = ends.slice(1).flatMap(([toX, toY], at) => {
    const [x, y] = ends[at] as Point;
    const length = Math.hypot(toX - x, toY - y);
    return [
      { x, y, weight: length / 6 },
      { x: (x + toX) / 2, y: (y + toY) / 2, weight: (4 * length) / 6 },
      { x: toX, y: toY, weight: length / 6 },
    ];
  });
  const length = nodes.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const mean = (value: (x: number, y: number) => number) =>
    nodes.reduce((sum, { x, y, weight }) => sum + value(x, y) * weight, 0) / length;
  const [midX, midY] = [mean((x) => x), mean((_, y) => y)];
  const powers: readonly [number, number][] = [
    [2, 0],
    [1, 1],
    [0, 2],
    [3, 0],
    [2, 1],
    [1, 2],
    [0, 3],
  ];
  return {
    length,
    mean: [midX, midY],
    central: powers.map(([i, j]) => mean((x, y) => (x - midX) ** i * (y - midY) ** j)),
  };
}

/** The middle of a figure, by the lengths of its lines, and the root mean square distance of these from it. */
export function extentOf(pieces: readonly Piece[]): { readonly centre: Point; readonly radius: number } {
  const all = pieces.map(moments);
  const total = all.reduce((sum, { length }) => sum + length, 0) || 1;
  const mean = (value: (one: Moments) => number) =>
    all.reduce((sum, one) => sum + value(one) * one.length, 0) / total;
  const centre: Point = [mean((one) => one.mean[0]), mean((one) => one.mean[1])];
  const square = mean(
    ({ mean: [x, y], central: [xx = 0, , yy = 0] }) => xx + yy + (x - centre[0]) ** 2 + (y - centre[1]) ** 2,
  );
  return { centre, radius: Math.sqrt(square) };
}

/** Whether each piece of one figure lies on a piece of the other, in the same place, form and shade. */
export function coincide(one: readonly Piece[], other: readonly Piece[], tolerance: number): boolean {
  if (one.length !== other.length) return false;
  const left = other.map((piece) => ({ piece, moments: moments(piece) }));
  return one.every((piece) => {
    const found = moments(piece);
    const at = left.findIndex(
      (candidate) => sameInk(piece, candidate.piece) && near(found, candidate.moments, tolerance),
    );
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

const sameInk = (one: Piece, other: Piece): boolean =>
  one.stroked === other.stroked && Math.abs(one.fill - other.fill) < 0.05;

function near(one: Moments, other: Moments, tolerance: number): boolean {
  const size = Math.sqrt((one.central[0] as number) + (one.central[2] as number));
  return (
    Math.hypot(one.mean[0] - other.mean[0], one.mean[1] - other.mean[1]) < tolerance &&
    Math.abs(one.length - other.length) < 6 * tolerance &&
    one.central.every(
      (value, at) => Math.abs(value - (other.central[at] as number)) < tolerance * size ** (at < 3 ? 1 : 2),
    )
  );
}
