import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { ReportInput, ScoredEstimate } from '../../exam.ts';
import { percentOf } from '../../kit/percentile.ts';
import { sentence, type WordValues } from '../../words.ts';
import type { CareerResult } from '../result.ts';
import { pointScale, stepsOf, type ThemeScores } from '../score.ts';
import { lettersOf, levelOf } from '../shape.ts';
import { type Theme, themes } from '../themes.ts';
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

/** What a level is called: only probably below or above where the interval holds the own average as well. */
export function levelSaid({ words }: Pick<Telling, 'words'>, { value, low, high }: ScoredEstimate): string {
  const { level, probably } = words.report.themes;
  const found = levelOf(value);
  if (found === 3 || high < pointScale.mean || low > pointScale.mean) return level[found - 1] as string;
  return found < 3 ? probably.below : probably.above;
}

/** All six themes, the strongest first. */
export const inOrder = ({ result, scoreOf }: Pick<Telling, 'result' | 'scoreOf'>): Theme[] => [
  ...result.code,
  ...themes
    .filter((theme) => !result.code.includes(theme))
    .toSorted((one, other) => scoreOf(other).value - scoreOf(one).value),
];

export const namedAs = (letters: readonly Theme[]): string => letters.join('');

/** A person's own code, or that there is none. */
export const codeSaid = (result: CareerResult, { code }: CareerWords['report']): string =>
  namedAs(lettersOf(result)) || code.none.value;

/** Themes side by side, where no order is told. */
export const sideBySide = (listed: readonly Theme[], { theme }: CareerWords['test']): string =>
  listed.map((one) => theme[one]).join(' · ');

/** The same as a language writes it, for lists. */
export function percentSaid(locale: Variety, share: number): string {
  const number = numberFormat(languageTags[locale], { style: 'percent' });
  return number.format(percentOf(share) / 100);
}
