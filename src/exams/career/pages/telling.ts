import { languageTags, type Variety } from '#locale/locales.ts';
import type { ReportInput } from '../../exam.ts';
import { sentence, type WordValues } from '../../words.ts';
import type { Code } from '../code.ts';
import type { CareerResult } from '../result.ts';
import { stepsOf, type ThemeScores } from '../score.ts';
import type { Theme } from '../themes.ts';
import { type CareerWords, careerWords } from '../words/index.ts';

/** What every page is told from. */
export interface Telling {
  readonly locale: Variety;
  readonly result: CareerResult;
  readonly words: CareerWords;
  /** In the order of the activities; null where one was left open. */
  readonly steps: readonly (number | null)[];
  readonly scoreOf: (theme: Theme) => ThemeScores[number];
  readonly write: (message: string, values?: WordValues) => string;
}

export const tellingOf = ({ result, answers, locale }: ReportInput<CareerResult>): Telling => ({
  locale,
  result,
  words: careerWords[locale],
  steps: stepsOf(answers),
  scoreOf: (theme) => scoreOf(result, theme),
  write: (message, values) => sentence(locale, message, values),
});

export function scoreOf(result: CareerResult, theme: Theme): ThemeScores[number] {
  const found = result.themes.find(({ id }) => id === theme);
  if (!found) throw new Error(`A result has lost its theme ${theme}.`);
  return found;
}

/** A share as a percentage from 1 to 99: nothing is certain, and nothing out of the question. */
export const percentOf = (share: number): number => Math.min(99, Math.max(1, Math.round(100 * share)));

export const namedAs = (code: Code): string => code.join('');

/** The same as a language writes it, for lists. */
export function percentSaid(locale: Variety, share: number): string {
  const number = new Intl.NumberFormat(languageTags[locale], { style: 'percent' });
  return number.format(percentOf(share) / 100);
}
