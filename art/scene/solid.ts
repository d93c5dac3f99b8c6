import { polygon, turning } from './line.ts';
import type { Point } from './numbers.ts';
import { type Paint, shape } from './paint.ts';
import type { Camera, Place } from './perspective.ts';

/** What the faces of a block are painted with; a face without a paint is left out. */
export interface Faces {
  readonly front?: Paint;
  readonly back?: Paint;
  readonly left?: Paint;
  readonly right?: Paint;
  readonly top?: Paint;
  readonly under?: Paint;
}

/** Where a place of a turned thing lies, given in its own metres across, up and along. `turn` is in radians. */
export const turned =
  ([x, y, z]: Place, turn: number) =>
  (across: number, up: number, along: number): Place => [
    x + across * Math.cos(turn) + along * Math.sin(turn),
    y + up,
    z - across * Math.sin(turn) + along * Math.cos(turn),
  ];

/** The faces of a block that one sees; it stands with the middle of its foot at a place. Sizes in metres. */
export function block(
  see: Camera['see'],
  foot: Place,
  [wide, high, deep]: readonly [number, number, number],
  faces: Faces,
  turn = 0,
): string {
  const at = turned(foot, turn);
  const corner = (right: 0 | 1, top: 0 | 1, far: 0 | 1): Point =>
    see(at((right - 0.5) * wide, top * high, (far - 0.5) * deep));
  const corners: Readonly<Record<keyof Faces, readonly Point[]>> = {
    under: [corner(0, 0, 0), corner(0, 0, 1), corner(1, 0, 1), corner(1, 0, 0)],
    back: [corner(1, 0, 1), corner(0, 0, 1), corner(0, 1, 1), corner(1, 1, 1)],
    left: [corner(0, 0, 1), corner(0, 0, 0), corner(0, 1, 0), corner(0, 1, 1)],
    right: [corner(1, 0, 0), corner(1, 0, 1), corner(1, 1, 1), corner(1, 1, 0)],
    front: [corner(0, 0, 0), corner(1, 0, 0), corner(1, 1, 0), corner(0, 1, 0)],
    top: [corner(0, 1, 0), corner(1, 1, 0), corner(1, 1, 1), corner(0, 1, 1)],
  };
  return (Object.keys(corners) as (keyof Faces)[])
    .map((face) => {
      const paint = faces[face];
      return paint && turning(corners[face]) < -1 ? shape(polygon(corners[face]), paint) : '';
    })
    .join('');
}
