import type { AnalogyFigure, RelationFigure } from './figures.ts';

/**
 * What happens from A to B: one, two or three changes. A motion is an eighth or three eighths of a turn, or a mirror; a
 * quarter turn may also be a half.
 */
export type Changes =
  | readonly ['quarterTurn']
  | readonly ['exchange', 'shade']
  | readonly ['motion', 'shade', 'dots'];

/** What figures have in common, or all but one. */
export type RelationKind = RelationFigure['kind'];

/** A is to B as C is to what? */
export type ChangePlan = Extract<AnalogyPlan, { readonly kind: 'change' }>;

export type AnalogyPlan =
  /** A is to B as C is to what? */
  | {
      readonly kind: 'change';
      readonly changes: Changes;
      /**
       * Of three changes: whether options differ in the two hardest alone, three poses by two numbers of dots, the shade being
       * the same in all six. Otherwise they differ in all three, and two of those leave one or two.
       */
      readonly crossed?: true;
    }
  /** Which option belongs to the five figures shown? One of the relations is drawn. */
  | { readonly kind: 'class'; readonly relations: readonly ('pair' | 'hands')[] }
  /** Which of six figures does not belong? One of the relations is drawn. */
  | { readonly kind: 'odd'; readonly relations: readonly RelationKind[] };

/** Why a wrong option is wrong. */
export type AnalogyFault =
  /** C itself, nothing done to it. */
  | 'repetition'
  /** One of the changes was not made. */
  | 'incompleteCorrelate'
  /** One of the changes was made, but not as from A to B. */
  | 'oneChangeWrong'
  /** All changes were made, and something else besides. */
  | 'oneAttributeOff'
  | 'severalWrong'
  /** Shares one property of the class and lacks the other. */
  | 'onePropertyMissing'
  | 'bothPropertiesMissing'
  /** Has what all but one of the figures have in common. */
  | 'belongs';

/** A movement of the plane, as a glyph shows it. */
export type Motion =
  | { readonly kind: 'turn'; readonly eighths: number }
  | { readonly kind: 'mirror'; readonly axis: 'vertical' | 'horizontal' };

/** One rule of an analogy, with what is needed to say it. */
export type ChangeRule =
  | { readonly change: 'motion'; readonly motion: Motion }
  | { readonly change: 'exchange' }
  | { readonly change: 'shade'; readonly from: number; readonly to: number }
  | { readonly change: 'dots'; readonly more: number };

interface Made<Option> {
  readonly options: readonly Option[];
  /** Place of the right option, from 0. */
  readonly key: number;
  /** For each option why it is wrong; null at the key. */
  readonly faults: readonly (AnalogyFault | null)[];
}

export interface ChangeItem extends Made<AnalogyFigure> {
  readonly kind: 'change';
  readonly shown: readonly [a: AnalogyFigure, b: AnalogyFigure, c: AnalogyFigure];
  readonly rules: readonly ChangeRule[];
}

export interface ClassItem extends Made<RelationFigure> {
  readonly kind: 'class';
  readonly shown: readonly RelationFigure[];
}

/** Its options are the places of the six figures, row by row. */
export interface OddItem extends Made<number> {
  readonly kind: 'odd';
  readonly shown: readonly RelationFigure[];
}

export type AnalogyItem = ChangeItem | ClassItem | OddItem;
