import type { Point } from './paper.ts';

/**
 * The part of the paper where `along`·(x, y) < `at` is folded over the line where the two are equal. Lines are straight (one part
 * of `along` is 0) or diagonal (both are ±1).
 */
export interface Fold {
  readonly along: readonly [-1 | 0 | 1, -1 | 0 | 1];
  readonly at: number;
}

/** A sheet folded step by step, then punched through all layers. */
export interface Punched {
  readonly folds: readonly Fold[];
  /** Where holes are punched into the folded paper. */
  readonly holes: readonly Point[];
}

export interface FoldingPlan {
  readonly kind: 'folding';
  readonly folds: 2 | 3;
  /** How many of the folds run diagonally. */
  readonly diagonals: 0 | 1 | 2;
  /** Holes punched at once. */
  readonly holes: 1 | 2;
  /** How many places of the holes are crossed with as many ways of folding as make six options. */
  readonly places: 1 | 2;
}

/** Folded otherwise; punched elsewhere; both. */
export type FoldingFault = 'otherFold' | 'otherPlace' | 'both';

/** Which of six sheets is the punched one, unfolded? */
export interface FoldingItem {
  readonly kind: 'folding';
  readonly stem: Punched;
  /** The holes of each unfolded sheet, row by row. */
  readonly options: readonly (readonly Point[])[];
  readonly key: number;
  /** Null at the key. */
  readonly faults: readonly (FoldingFault | null)[];
}
