/**
 * What stands in one cell of a matrix. Every attribute is a small number, the same for all shapes, so that rules need
 * not know what is drawn.
 */
export const attributes = ['shape', 'shade', 'size', 'count', 'marker', 'rotation'] as const;
export type Attribute = (typeof attributes)[number];

/** How many values an attribute has; value v is drawn by `drawing/figures`. */
export const domains: Readonly<Record<Attribute, number>> = {
  /** circle, triangle, square, pentagon, star, cross */
  shape: 6,
  /** empty, grey, full */
  shade: 3,
  /** small, middle, large */
  size: 3,
  /** one to four figures in a cell */
  count: 4,
  /** a dot at one of eight places around, clockwise from the top */
  marker: 8,
  /** a hand at one of eight directions inside, clockwise from the top */
  rotation: 8,
};

/** Attributes whose last value is followed by the first. */
export const circular: ReadonlySet<Attribute> = new Set(['marker', 'rotation']);

/** Strokes laid over each other: a set of eight, as bits. */
export const strokes = 8;

export interface Cell {
  readonly attributes: Readonly<Partial<Record<Attribute, number>>>;
  /** Bits of the strokes that are there; undefined where the item has no such layer. */
  readonly overlay?: number;
}

/** Row by row; the ninth cell is asked for. */
export interface MatrixStem {
  readonly cells: readonly Cell[];
}

export const sameCell = (one: Cell, other: Cell): boolean =>
  one.overlay === other.overlay &&
  attributes.every((name) => one.attributes[name] === other.attributes[name]);
