import type { GivenAnswer } from '#contract/exams.ts';
import type { ExamResult } from '../exam.ts';
import { type Coded, codedBy } from './code.ts';
import { norm, version } from './norm.ts';
import { interestsOf, stepsOf, type ThemeScores, themeScoresOf } from './score.ts';
import { differentiationOf, elevationOf } from './shape.ts';

/** Facts of a scored sitting: numbers and names only, no language. */
export interface CareerResult extends ExamResult, Coded {
  readonly examId: 'SUBS-1006';
  readonly themes: ThemeScores;
  /** In points. */
  readonly differentiation: number;
  /** In standard deviations of the population. */
  readonly elevation: number;
}

/** @throws AnswerError if an answer names no question or option, or a question twice */
export function score(answers: readonly GivenAnswer[]): CareerResult {
  const interests = interestsOf(stepsOf(answers));
  const themes = themeScoresOf(interests);
  return {
    examId: 'SUBS-1006',
    packVersion: version,
    normVersion: norm.id,
    themes,
    ...codedBy(interests),
    differentiation: differentiationOf(themes),
    elevation: Math.round(100 * elevationOf(interests.abilities)) / 100,
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}
