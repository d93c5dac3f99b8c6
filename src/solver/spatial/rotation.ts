import type { Affine, Point } from '../affine.ts';
import { coincide, extentOf, mapped, type Piece } from './piece.ts';

/** In units of the figure's radius: drawings are rounded to a hundredth of a unit, radii are tens of units. */
const tolerance = 0.03;

/** A figure about the origin, of radius 1. */
function normal(pieces: readonly Piece[]): Piece[] {
  const { centre, radius } = extentOf(pieces);
  const scale = 1 / (radius || 1);
  const map: Affine = [scale, 0, 0, scale, -centre[0] * scale, -centre[1] * scale];
  return pieces.map((piece) => mapped(piece, map));
}

const turn = (angle: number): Affine => [
  Math.cos(angle),
  Math.sin(angle),
  -Math.sin(angle),
  Math.cos(angle),
  0,
  0,
];

/** More points than any polygon of ours has: a curve, of which only the middle is a definite place. */
const curvePoints = 16;

const landmarksOf = (pieces: readonly Piece[]): Point[] =>
  pieces.flatMap((piece) => (piece.points.length > curvePoints ? [extentOf([piece]).centre] : piece.points));

/** Whether a figure becomes another when it is moved, enlarged and turned in its plane, never turned over. */
function turningInto(one: readonly Piece[]): (other: readonly Piece[]) => boolean {
  const from = normal(one);
  const length = ([x, y]: Point) => Math.hypot(x, y);
  const angle = ([x, y]: Point) => Math.atan2(y, x);
  const farthest = landmarksOf(from).reduce((best, point) => (length(point) > length(best) ? point : best), [
    0, 0,
  ] as Point);
  return (other) => {
    const to = normal(other);
    return landmarksOf(to)
      .filter((point) => Math.abs(length(point) - length(farthest)) < tolerance)
      .some((point) => {
        const map = turn(angle(point) - angle(farthest));
        return coincide(
          from.map((piece) => mapped(piece, map)),
          to,
          tolerance,
        );
      });
  };
}

/** The options that are the stem's figure turned in its plane. */
export function solveRotation(stem: readonly Piece[], options: readonly (readonly Piece[])[]): number[] {
  const turnsInto = turningInto(stem);
  return options.flatMap((option, at) => (turnsInto(option) ? [at] : []));
}
