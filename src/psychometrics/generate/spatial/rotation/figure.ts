/** Column and row on a grid of unit squares; rows run downwards. */
export type Point = readonly [number, number];

/** Unit squares joined at their sides, one of them filled. */
export interface Tiles {
  readonly shape: 'tiles';
  /** Left upper corners of the squares. */
  readonly cells: readonly Point[];
  /** Which of the cells is filled. */
  readonly filled: number;
}

/** A line along the grid with a right-angled bend at each inner point, from a ring to a dot. */
export interface Line {
  readonly shape: 'line';
  readonly points: readonly Point[];
}

export type Figure = Tiles | Line;

export interface Turned {
  readonly figure: Figure;
  /** Degrees clockwise. */
  readonly turn: number;
}

/** `tiles` are turned by quarter turns, a `line` by any multiple of 30° from 60° to 300°. */
export interface RotationPlan {
  readonly kind: 'rotation';
  readonly figure: Figure['shape'];
  /** Bends of a line, five where it says nothing: with five there are some hundreds of figures, with six thousands. */
  readonly bends?: 5 | 6;
}

/** Mirrored; another figure; another figure of which the mirror image is nearer. */
export type RotationFault = 'mirrored' | 'changed' | 'changedMirrored';

/** Which of six figures is that of the question, turned in the plane and not mirrored? */
export interface RotationItem {
  readonly kind: 'rotation';
  readonly stem: Turned;
  readonly options: readonly Turned[];
  readonly key: number;
  /** Null at the key. */
  readonly faults: readonly (RotationFault | null)[];
}

const flip = ([x, y]: Point): Point => [-x, y];

/** The figure in a mirror that stands upright. */
export function mirrored(figure: Figure): Figure {
  return figure.shape === 'tiles'
    ? { ...figure, cells: figure.cells.map(([x, y]) => [-1 - x, y]) }
    : { ...figure, points: figure.points.map(flip) };
}
