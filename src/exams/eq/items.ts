import { type MultidimensionalGradedItem, withResidual } from '#psychometrics/irt/multidimensional-graded.ts';
import { type Branch, branches } from './branches.ts';
import type { EqWords } from './words/index.ts';

export type StatementId = keyof EqWords['test']['statements'];
export type SituationId = keyof EqWords['test']['situations'];

/** Steps of a statement, from 'not true of me' (0) to 'very true of me' (4). */
export const stepCount = 5;

interface Design {
  readonly branch: Branch;
  /** How far the thresholds lie above the usual ones of its kind, in logits: more is harder. */
  readonly difficulty: number;
}

/** A self-description, agreed with by steps. */
export interface Statement extends Design {
  readonly kind: 'statement';
  readonly id: StatementId;
  /** Whether agreement speaks for the branch or against it. */
  readonly keyed: 1 | -1;
}

/** Points of an answer to a situation: the strongest, one that is right in part, and weaker ones. */
export type Credit = 0 | 1 | 2;

/** A situation with four answers. Why each has its credit stands in docs/measurement/eq.md, and in the report's words. */
export interface Situation extends Design {
  readonly kind: 'situation';
  readonly id: SituationId;
  /** In the order in which the answers are shown. */
  readonly credits: readonly Credit[];
}

export type Item = Statement | Situation;

const statement = (id: StatementId, branch: Branch, keyed: 1 | -1, difficulty = 0): Statement => ({
  kind: 'statement',
  id,
  branch,
  keyed,
  difficulty,
});

const situation = (
  id: SituationId,
  branch: Branch,
  credits: Situation['credits'],
  difficulty = 0,
): Situation => ({ kind: 'situation', id, branch, credits, difficulty });

/**
 * Twenty-eight questions in their order: kinds, branches and keying take turns, in no pattern that one could follow. The
 * strongest answer stands three times in each of the four places.
 */
export const items: readonly Item[] = [
  statement('voice', 'perceiving', 1),
  statement('foretaste', 'using', 1, 0.2),
  situation('lunch', 'perceiving', [0, 1, 2, 0]),
  statement('riddle', 'understanding', -1),
  statement('calming', 'managing', 1, 0.2),
  situation('naming', 'using', [0, 2, 1, 0], 0.4),
  statement('unseen', 'perceiving', -1),
  situation('glass', 'understanding', [1, 0, 0, 2], -0.2),
  statement('morning', 'using', -1, 0.3),
  situation('tears', 'managing', [0, 1, 0, 2]),
  statement('body', 'perceiving', 1),
  statement('regret', 'managing', -1),
  situation('offer', 'using', [0, 0, 2, 1], 0.2),
  statement('beneath', 'understanding', 1, 0.2),
  statement('timing', 'using', 1, 0.5),
  situation('boxes', 'understanding', [2, 0, 0, 1], -0.2),
  statement('unnamed', 'perceiving', -1),
  situation('blame', 'managing', [2, 0, 1, 0]),
  statement('aside', 'using', -1, 0.3),
  situation('snapping', 'perceiving', [2, 1, 0, 0], -0.2),
  statement('company', 'managing', 1),
  statement('room', 'perceiving', 1),
  situation('award', 'understanding', [0, 2, 1, 0], 0.2),
  statement('mixed', 'understanding', -1, -0.3),
  situation('contract', 'using', [1, 0, 0, 2], 0.2),
  statement('circling', 'managing', -1, 0.5),
  situation('table', 'managing', [0, 2, 1, 0]),
  situation('apology', 'understanding', [1, 0, 2, 0], 0.2),
];

export const situations: readonly Situation[] = items.filter((one) => one.kind === 'situation');

/** Answers that an item is shown with. */
export const optionCountOf = (item: Item): number =>
  item.kind === 'statement' ? stepCount : item.credits.length;

/** What an answer counts: its step, turned round where agreement speaks against the branch, or its credit. */
export const categoryOf = (item: Item, choice: number): number =>
  item.kind === 'situation'
    ? (item.credits[choice] as Credit)
    : item.keyed === 1
      ? choice
      : stepCount - 1 - choice;

/**
 * Design slopes. Good self-descriptions have 1.5 to 2.5 (Embretson & Reise 2000, chapter 5), of which the lowest is taken;
 * situations tell far less each: the total of forty or so reaches an alpha of about .7 (MacCann & Roberts 2008).
 */
const slopes = { statement: 1.5, situation: 0.8 } as const satisfies Record<Item['kind'], number>;

/**
 * Design thresholds in logits. Steps of a statement are of equal width around a middle that most people lean above, as
 * they do when they describe themselves (about 12, 19, 24, 23 and 22 % take each). Of a situation half of the people find
 * the strongest answer, and a quarter each one that is right in part and a weaker one.
 */
const thresholds = {
  statement: [-2.8, -1.2, 0.3, 1.9],
  situation: [-1.2, 0],
} as const satisfies Record<Item['kind'], readonly number[]>;

/**
 * How far the true thresholds of an item may lie from the design ones, in logits: nobody has answered these questions yet.
 * Drawn anew in simulations, and integrated out in scoring, so that the intervals hold it.
 */
export const residuals = { statement: 0.5, situation: 0.6 } as const satisfies Record<Item['kind'], number>;

/** The item as designed. */
export const designOf = ({ kind, branch, difficulty }: Item): MultidimensionalGradedItem => ({
  slopes: branches.map((one) => (one === branch ? slopes[kind] : 0)),
  thresholds: thresholds[kind].map((threshold) => threshold + difficulty),
});

/** The items as scored: designed, with their residuals integrated out. */
export const scoredItems: readonly MultidimensionalGradedItem[] = items.map((one) =>
  withResidual(designOf(one), residuals[one.kind]),
);
