import { type Affine, apply, type Point } from '../affine.ts';
import type { Primitive } from '../svg.ts';

/** One primitive as a run of points, so that figures can be laid over one another after any affine map. */
export interface Piece {
  readonly points: readonly Point[];
  readonly closed: boolean;
  readonly fill: number;
  readonly stroked: boolean;
}

const circleSteps = 32;

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

/** Found once for each piece: pieces are compared with many others. */
const known = new WeakMap<Piece, Moments>();

function momentsOf(piece: Piece): Moments {
  const found = known.get(piece) ?? integrate(piece);
  known.set(piece, found);
  return found;
}

/** Third-order polynomials are integrated exactly by Simpson's rule, so the number of points plays no part. */
function integrate({ points, closed }: Piece): Moments {
  const nodes: number[] = [];
  let length = 0;
  let [midX, midY] = [0, 0];
  for (let at = closed ? 0 : 1; at < points.length; at += 1) {
    const [x, y] = points[at === 0 ? points.length - 1 : at - 1] as Point;
    const [toX, toY] = points[at] as Point;
    const part = Math.hypot(toX - x, toY - y);
    length += part;
    midX += (part * (x + toX)) / 2;
    midY += (part * (y + toY)) / 2;
    nodes.push(x, y, part / 6, (x + toX) / 2, (y + toY) / 2, (4 * part) / 6, toX, toY, part / 6);
  }
  if (length === 0) return { length, mean: points[0] ?? [0, 0], central: [0, 0, 0, 0, 0, 0, 0] };
  midX /= length;
  midY /= length;
  let [xx, xy, yy, xxx, xxy, xyy, yyy] = [0, 0, 0, 0, 0, 0, 0];
  for (let at = 0; at < nodes.length; at += 3) {
    const [x, y] = [(nodes[at] as number) - midX, (nodes[at + 1] as number) - midY];
    const weight = (nodes[at + 2] as number) / length;
    xx += weight * x * x;
    xy += weight * x * y;
    yy += weight * y * y;
    xxx += weight * x * x * x;
    xxy += weight * x * x * y;
    xyy += weight * x * y * y;
    yyy += weight * y * y * y;
  }
  return { length, mean: [midX, midY], central: [xx, xy, yy, xxx, xxy, xyy, yyy] };
}

/** The middle of a figure, by the lengths of its lines, and the root mean square distance of these from it. */
export function extentOf(pieces: readonly Piece[]): { readonly centre: Point; readonly radius: number } {
  const all = pieces.map(momentsOf);
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
  const left = other.map((piece) => ({ piece, moments: momentsOf(piece) }));
  return one.every((piece) => {
    const found = momentsOf(piece);
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
