/** A direction of space: right, down, towards the viewer of the net. */
export type Vector = readonly [number, number, number];

export const negative = ([x, y, z]: Vector): Vector => [-x, -y, -z];
export const dot = (one: Vector, other: Vector): number =>
  one[0] * other[0] + one[1] * other[1] + one[2] * other[2];

/**
 * How one face of a cube lies in space, seen from outside: its two edges and its outward normal. On every face, of
 * whatever cube, these three have the same handedness, since drawings seen from outside are never mirrored.
 */
export interface Frame {
  readonly right: Vector;
  readonly down: Vector;
  readonly out: Vector;
}

/** A face turned a quarter on itself: what was its down edge is now its right one. */
export const quarter = ({ right, down, out }: Frame): Frame => ({ right: down, down: negative(right), out });
