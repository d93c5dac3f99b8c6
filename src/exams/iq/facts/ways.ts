import type { ScaleId } from '../edition.ts';
import { type AskedQuestion, byDifficulty, expectedOf, isAnswered, isSolved } from './questions.ts';
import { median } from './statistics.ts';

/** One of the four ways of asking, against what the whole score lets expect. */
export interface Way {
  readonly id: ScaleId;
  readonly solved: number;
  readonly of: number;
  readonly expected: number;
  /** Above or below what chance allows for. */
  readonly standing: 'above' | 'as' | 'below';
  readonly median: number | undefined;
  /** Seconds on all of them together. */
  readonly spent: number;
  readonly open: number;
  readonly hardestSolved: AskedQuestion | undefined;
  /** The next one below it. */
  readonly nextSolved: AskedQuestion | undefined;
  readonly easiestMissed: AskedQuestion | undefined;
}

/** How the four ways lie to each other. */
export type Pattern = 'even' | 'oneAbove' | 'oneBelow' | 'both';

/**
 * In standard deviations: so far from what the total lets expect, one of the four ways lies by chance alone in 4 of 100 sittings of people with
 * one single ability (3,000 simulated ones of either edition: 3.0 and 3.7; docs/measurement/iq.md), and never in more than 5.
 */
const noteworthy = 2.5;

/** Variance of the number solved, at the sitting's own score. */
const varianceOf = (questions: readonly AskedQuestion[]): number =>
  questions.reduce((sum, { expected }) => sum + expected * (1 - expected), 0);

/**
 * What is expected of one way is what the model expects at the score, and its part of what the whole sitting lies above or
 * below that: the four add up to what was solved. Normal approximation of the number solved given the total.
 */
export function wayOf(id: ScaleId, questions: readonly AskedQuestion[]): Way {
  const own = questions.filter(({ family }) => family === id);
  const solved = own.filter(isSolved);
  const missed = own.filter((question) => !isSolved(question));
  const [variance, whole] = [varianceOf(own), varianceOf(questions)];
  const surplus = questions.filter(isSolved).length - expectedOf(questions);
  const expected = Math.min(own.length, Math.max(0, expectedOf(own) + (surplus * variance) / whole));
  const apart = (solved.length - expected) / Math.sqrt(variance * (1 - variance / whole));
  return {
    id,
    solved: solved.length,
    of: own.length,
    expected,
    standing: apart > noteworthy ? 'above' : apart < -noteworthy ? 'below' : 'as',
    median: median(own.filter(isAnswered).map(({ seconds }) => seconds)),
    spent: own.reduce((sum, { seconds }) => sum + seconds, 0),
    open: own.filter(({ outcome }) => outcome === 'open').length,
    hardestSolved: solved.toSorted(byDifficulty).at(-1),
    nextSolved: solved.toSorted(byDifficulty).at(-2),
    easiestMissed: missed.toSorted(byDifficulty)[0],
  };
}

export function patternOf(ways: readonly Way[]): Pattern {
  const above = ways.some(({ standing }) => standing === 'above');
  const below = ways.some(({ standing }) => standing === 'below');
  if (above) return below ? 'both' : 'oneAbove';
  return below ? 'oneBelow' : 'even';
}
