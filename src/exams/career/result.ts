import type { GivenAnswer } from '#contract/exams.ts';
import type { ExamResult } from '../exam.ts';
import { type Coded, codedBy } from './code.ts';
import { likesNothingIn } from './likings.ts';
import { norm, version } from './norm.ts';
import { interestsOf, stepsOf, type ThemeScores, themeScoresOf } from './score.ts';
import { differentiationOf, elevationOf } from './shape.ts';
import { type Theme, themes } from './themes.ts';

/** Facts of a scored sitting: numbers and names only, no language. */
export interface CareerResult extends ExamResult, Coded {
  readonly examId: 'SUBS-1006';
  readonly themes: ThemeScores;
  /** In points. */
  readonly differentiation: number;
  /** In standard deviations of the population. */
  readonly elevation: number;
  /** Themes that were answered and in which nothing was liked, where there are such: a code has no letters of them. */
  readonly unliked?: readonly Theme[];
}

/** @throws AnswerError if an answer names no question or option, or a question twice */
export function score(answers: readonly GivenAnswer[]): CareerResult {
  const steps = stepsOf(answers);
  const interests = interestsOf(steps);
  const scores = themeScoresOf(interests);
  const unliked = themes.filter((theme) => likesNothingIn(theme, steps));
  return {
    examId: 'SUBS-1006',
    packVersion: version,
    normVersion: norm.id,
    themes: scores,
    ...codedBy(interests),
    differentiation: differentiationOf(scores),
    elevation: Math.round(100 * elevationOf(interests.abilities)) / 100,
    ...(unliked.length > 0 && { unliked }),
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}
