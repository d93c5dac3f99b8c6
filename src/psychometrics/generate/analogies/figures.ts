/** A figure that no turn takes to its mirror image, with one area to shade and dots below. */
export interface GlyphFigure {
  readonly kind: 'glyph';
  readonly glyph: number;
  /** Eighths of a turn, clockwise, after the mirroring. */
  readonly turn: number;
  /** Left for right, before it is turned. */
  readonly mirrored: boolean;
  readonly shade: number;
  /** Dots below; 0 for none. */
  readonly dots: number;
}

/** One shape in another, and a bead outside. */
export interface NestedFigure {
  readonly kind: 'nested';
  readonly outer: number;
  readonly inner: number;
  /** Of the inner shape. */
  readonly shade: number;
  /** Where the bead stands: eighths of a turn, clockwise from the top. */
  readonly bead: number;
}

/** A large and a small polygon side by side, one of them black and the other white. */
export interface PairFigure {
  readonly kind: 'pair';
  /** Numbers of sides. */
  readonly large: number;
  readonly small: number;
  readonly largeBlack: boolean;
  /** Corner of the field in which the large one stands: clockwise from the top left. */
  readonly corner: number;
}

/** A long and a short hand within a frame. */
export interface HandsFigure {
  readonly kind: 'hands';
  readonly frame: number;
  /** Where they point: eighths of a turn, clockwise from the top. */
  readonly long: number;
  readonly short: number;
}

/** Dots within a polygon. */
export interface DotsFigure {
  readonly kind: 'dots';
  readonly sides: number;
  readonly dots: number;
  /** 1 where the polygon is tinted. */
  readonly tint: number;
  /** 1 where the polygon stands on a corner. */
  readonly tilt: number;
}

export type RelationFigure = PairFigure | HandsFigure | DotsFigure;
export type AnalogyFigure = GlyphFigure | NestedFigure | RelationFigure;

export const glyphs = 8;
export const nestedShapes = 6;
export const shades = 3;
export const frames = 3;
export const eighths = 8;
export const fewestSides = 3;
export const mostSides = 6;
export const fewestDots = 1;
export const mostDots = 4;

const sides = Array.from({ length: mostSides - fewestSides + 1 }, (_, at) => fewestSides + at);

/** A whole number modulo `circle`, from 0. */
export const wrap = (value: number, circle: number): number => ((value % circle) + circle) % circle;

/** From the long hand to the short one in eighths of a turn, clockwise: from −3 to 4. */
export const angleOf = ({ long, short }: HandsFigure): number => wrap(short - long + 3, eighths) - 3;

/** Sides that the black polygon has more than the white one. */
export const sidesMore = ({ large, small, largeBlack }: PairFigure): number =>
  largeBlack ? large - small : small - large;

/** Everything by which figures of one kind may agree, always in the same order. */
export interface Features {
  /** What is seen without comparing parts. */
  readonly attributes: readonly number[];
  /** Whether a polygon of so many sides is there at all, for each number of sides. */
  readonly presence: readonly number[];
  /** What one of two parts is, picked out by its shade or size. */
  readonly parts: readonly number[];
  /** How parts stand to each other. */
  readonly relations: readonly number[];
}

/** @returns lists whose lengths depend on the kind of figure alone, so that two of a kind can be compared */
export function featuresOf(figure: RelationFigure): Features {
  switch (figure.kind) {
    case 'pair': {
      const { large, small, largeBlack, corner } = figure;
      const [black, white] = largeBlack ? [large, small] : [small, large];
      return {
        attributes: [corner],
        presence: sides.map((count) => Number(count === large || count === small)),
        parts: [large, small, black, white],
        relations: [Number(largeBlack), sidesMore(figure), large - small],
      };
    }
    case 'hands': {
      const angle = angleOf(figure);
      return {
        attributes: [figure.frame, figure.long, figure.short],
        presence: [],
        parts: [],
        relations: [angle, Math.abs(angle), Math.sign(angle)],
      };
    }
    case 'dots': {
      const { dots, tint, tilt } = figure;
      return {
        attributes: [figure.sides, dots, tint, tilt],
        presence: [],
        parts: [],
        relations: [dots - figure.sides],
      };
    }
  }
}

/** Whether two figures agree in all that is drawn of them. */
export const sameFigure = (one: AnalogyFigure, other: AnalogyFigure): boolean =>
  JSON.stringify(one) === JSON.stringify(other);
