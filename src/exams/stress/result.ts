import type { GivenAnswer } from '#contract/exams.ts';
import type { ScoreResult } from '../exam.ts';
import { norm, version } from './norm.ts';
import { categoriesOf, choicesOf, placesOf, type ScaleScores, scaleScoresOf, totalOf } from './score.ts';
import { type Shape, shapeOf } from './shape.ts';

/** Facts of a scored sitting: numbers and names only, no language. */
export interface StressResult extends ScoreResult {
  readonly examId: 'SUBS-1007';
  readonly scales: ScaleScores;
  readonly shape: Shape;
}

/** @throws AnswerError if an answer names no question or option, or a question twice */
export function score(answers: readonly GivenAnswer[]): StressResult {
  const places = placesOf(categoriesOf(choicesOf(answers)));
  return {
    examId: 'SUBS-1007',
    packVersion: version,
    normVersion: norm.id,
    score: totalOf(places),
    scales: scaleScoresOf(places),
    shape: shapeOf(places),
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}
