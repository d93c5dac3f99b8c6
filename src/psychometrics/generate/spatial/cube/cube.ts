/**
 * Signs that look the same after any quarter turn, so that a view does not depend on how a face is turned. No two of them are
 * told apart by an eighth of a turn (as an upright and a slanting cross would be), which a face seen aslant could hide.
 */
export const marks = [
  'disc',
  'ring',
  'dot',
  'holedSquare',
  'brackets',
  'window',
  'cross',
  'fourDots',
  'target',
] as const;
export type Mark = (typeof marks)[number];

/** A unit square of a net, by column and row, and the mark on its outer side. */
export interface NetFace {
  readonly column: number;
  readonly row: number;
  readonly mark: Mark;
}

/** Three faces of a cube that meet at a corner, as seen from outside; clockwise: top, right, left. */
export interface CubeView {
  readonly top: Mark;
  readonly right: Mark;
  readonly left: Mark;
}

export interface CubePlan {
  readonly kind: 'cube';
}

/** The right faces in the other sense around the corner; two faces that lie opposite each other. */
export type CubeFault = 'mirrored' | 'opposite';

/** Which of six cubes can be folded from the net? */
export interface CubeItem {
  readonly kind: 'cube';
  /** Seen from outside: the marks are on the outer side of the cube. */
  readonly stem: readonly NetFace[];
  readonly options: readonly CubeView[];
  readonly key: number;
  /** Null at the key. */
  readonly faults: readonly (CubeFault | null)[];
}
