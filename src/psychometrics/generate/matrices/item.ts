/** What can differ between the cells of a matrix. Values are small whole numbers; what they look like is up to the drawing. */
export const attributes = [
  'shape',
  'shade',
  'size',
  'turn',
  'count',
  'inner',
  'innerShade',
  'place',
  'strokes',
  'dots',
] as const;
export type Attribute = (typeof attributes)[number];

/**
 * Rules along the rows. `same` holds in the whole matrix and is no rule to be found; `constant` holds within each row.
 * The others after Carpenter, Just and Shell (1990), and the overlays after Matzen et al. (2010).
 */
export type RuleKind =
  | 'same'
  | 'constant'
  | 'progression'
  | 'arithmetic'
  | 'distributionOfThree'
  | 'distributionOfTwo'
  | 'and'
  | 'or'
  | 'xor';

/** Which attributes a matrix has, and the rule of each. */
export type Variant = Readonly<Partial<Record<Attribute, RuleKind>>>;

/** What a place of a form asks for. */
export interface MatrixPlan {
  /** Equally hard matrices, one of which is made. */
  readonly variants: readonly Variant[];
  /**
   * Whether options differ in nothing but what rules decide. Otherwise they also differ in one thing that is the same in
   * the whole matrix, so that at first sight half of them or more are out of the question.
   */
  readonly near: boolean;
  /**
   * Whether near options differ in nothing but the two hardest rules, crossed three by two, or in one overlay where all other
   * rules are easier: all other attributes are the same in all six, so that who sees the easy rules alone knows nothing of which is
   * right. An overlay is then one of the three kinds, whichever the variant names, and the wrong options are what the other kinds
   * would give, of the same two cells or, where it is asked alone, of two others too. Otherwise options differ in every rule, and
   * two of those leave hardly a choice.
   */
  readonly crossed?: true;
}

/** What stands in one cell: a value of each attribute that the matrix has. */
export type Cell = Readonly<Partial<Record<Attribute, number>>>;

export interface MatrixRule {
  readonly attribute: Attribute;
  readonly kind: RuleKind;
  /** How much a progression goes on from cell to cell; 1 for a sum and -1 for a difference; else 0. */
  readonly step: number;
}

/**
 * How a wrong option is wrong: it stands in the matrix already, and the right one does not; one rule or one thing without a rule is missed, or several;
 * or none of the rules is kept.
 */
export type FaultKind =
  | 'repetition'
  | 'oneRuleWrong'
  | 'oneAttributeOff'
  | 'incompleteCorrelate'
  | 'noRuleKept';

/** How a wrong option came about. */
export interface MatrixFault {
  readonly kind: FaultKind;
  /** Attributes that differ from the right option. */
  readonly wrong: readonly Attribute[];
}

export interface MatrixItem {
  /** The eight cells that are shown, row by row. */
  readonly cells: readonly Cell[];
  readonly options: readonly Cell[];
  readonly key: number;
  /** One for each attribute. */
  readonly rules: readonly MatrixRule[];
  /** For each option how it was made; undefined for the right one. */
  readonly faults: readonly (MatrixFault | undefined)[];
}

/** Value of `inner` where nothing is within. */
export const nothing = -1;

const range = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at);

/** Shapes that differ where they are small: a square and a pentagon are then like a circle. */
const small: readonly number[] = [0, 1, 3, 5, 6, 7];

/** Values that an attribute may take; of the overlaid ones, their eight elements. */
export const domains: Readonly<Record<Attribute, readonly number[]>> = {
  shape: range(0, 7),
  shade: range(0, 3),
  size: range(0, 3),
  turn: range(0, 7),
  count: range(1, 6),
  inner: small,
  innerShade: range(0, 3),
  place: range(0, 7),
  strokes: range(0, 7),
  dots: range(0, 7),
};

/** Values of an attribute in a matrix of this kind. */
export function domainOf(variant: Variant, attribute: Attribute): readonly number[] {
  if (attribute !== 'shape') return domains[attribute];
  const { turn, inner, count, size, strokes, place, dots } = variant;
  if (turn !== undefined) return [0, 1, 2, 3, 4];
  // Star and cross have no room for a figure within.
  if (inner !== undefined) return [0, 1, 2, 3, 4, 7];
  const isCrowded = strokes !== undefined && (place !== undefined || dots !== undefined);
  return count !== undefined || size !== undefined || isCrowded ? small : domains.shape;
}

/** Whether more and less have a meaning. */
export const isOrdered = (attribute: Attribute): boolean =>
  !['shape', 'inner', 'strokes', 'dots'].includes(attribute);

/** Whether the last value is followed by the first: eighths of a turn, clockwise from the top. */
export const isCircular = (attribute: Attribute): boolean => attribute === 'turn' || attribute === 'place';

/** Whether values are sets of elements, as bits. */
export const isOverlaid = (attribute: Attribute): boolean => attribute === 'strokes' || attribute === 'dots';
