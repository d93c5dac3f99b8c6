import type { GivenAnswer } from '#contract/exams.ts';
import type { ScoreResult } from '../exam.ts';
import { type Shape, shapeOf } from './differences.ts';
import { items } from './items.ts';
import { norm, version } from './norm.ts';
import { abilitiesOf, type BranchScores, branchScoresOf, categoriesOf, choicesOf, totalOf } from './score.ts';

/** Facts of a scored sitting: numbers and names only, no language. */
export interface EqResult extends ScoreResult {
  readonly examId: 'SUBS-1005';
  readonly scales: BranchScores;
  readonly shape: Shape;
  /** Situations in which the strongest answer was chosen. */
  readonly strongestAnswers: number;
}

/** @throws AnswerError if an answer names no question or option, or a question twice */
export function score(answers: readonly GivenAnswer[]): EqResult {
  const categories = categoriesOf(choicesOf(answers));
  const abilities = abilitiesOf(categories);
  return {
    examId: 'SUBS-1005',
    packVersion: version,
    normVersion: norm.id,
    score: totalOf(abilities),
    scales: branchScoresOf(abilities),
    shape: shapeOf(abilities),
    strongestAnswers: items.filter(({ kind }, at) => kind === 'situation' && categories[at] === 2).length,
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}
