import { type MultidimensionalGradedItem, withResidual } from '#psychometrics/irt/multidimensional-graded.ts';
import { type Scale, scales } from './scales.ts';
import type { StressWords } from './words/index.ts';

export type ItemId = keyof StressWords['test']['statements'];

/** Steps of an answer, from 'never' (0) to 'always' (4). */
export const stepCount = 5;

/** A statement about the last four weeks, answered by how often it was so. */
export interface Item {
  readonly id: ItemId;
  readonly scale: Scale;
  /** Whether it speaks for the scale or against it. */
  readonly keyed: 1 | -1;
  /** How far its thresholds lie above the usual ones, in logits: more is rarer. */
  readonly difficulty: number;
}

const item = (id: ItemId, scale: Scale, keyed: 1 | -1, difficulty = 0): Item => ({
  id,
  scale,
  keyed,
  difficulty,
});

/** Twenty-two statements in their order: scales and keying take turns, in no pattern that one could follow. */
export const items: readonly Item[] = [
  item('pile', 'demand', 1),
  item('order', 'control', 1, -0.2),
  item('alone', 'support', -1),
  item('evening', 'recovery', 1),
  item('enough', 'demand', -1),
  item('scripted', 'control', -1, -0.2),
  item('hand', 'support', 1, -0.3),
  item('night', 'recovery', -1, -0.4),
  item('pulled', 'demand', 1, -0.4),
  item('unseen', 'support', -1, 0.2),
  item('asked', 'control', 1, 0.5),
  item('rested', 'recovery', 1, 0.2),
  item('focus', 'demand', -1, -0.2),
  item('moved', 'control', -1),
  item('backing', 'support', 1, -0.1),
  item('messages', 'recovery', -1, 0.2),
  item('breaks', 'demand', 1, 0.3),
  item('own', 'recovery', 1),
  item('mistakes', 'support', -1, 0.2),
  item('strengths', 'control', 1, -0.4),
  item('doable', 'demand', -1),
  item('drained', 'recovery', -1),
];

/** What an answer counts: its step, turned round where the statement speaks against the scale. */
export const categoryOf = ({ keyed }: Item, choice: number): number =>
  keyed === 1 ? choice : stepCount - 1 - choice;

/** Design slope: good self-descriptions have 1.5 to 2.5 (Embretson & Reise 2000, chapter 5), of which the lowest is taken. */
const slope = 1.5;

/**
 * Design thresholds in logits: about 12, 22, 30, 25 and 12 % of people take each step of a usual statement, most of them 'sometimes' (by
 * judgement).
 */
const thresholds = [-2.8, -1, 0.8, 2.8];

/**
 * How far the true thresholds of a statement may lie from the design ones, in logits: nobody has answered it yet. Drawn anew
 * in simulations, and integrated out in scoring, so that the intervals hold it.
 */
export const residual = 0.5;

/** The statement as designed. */
export const designOf = ({ scale, difficulty }: Item): MultidimensionalGradedItem => ({
  slopes: scales.map((one) => (one === scale ? slope : 0)),
  thresholds: thresholds.map((threshold) => threshold + difficulty),
});

/** The statements as scored: designed, with their residuals integrated out. */
export const scoredItems: readonly MultidimensionalGradedItem[] = items.map((one) =>
  withResidual(designOf(one), residual),
);
