import { languageTags, type Variety } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';

/** What a question took on average, in whole seconds: true of this sitting, and of nobody's ability. */
export function secondsEach({ totalMilliseconds, scales }: ScoreResult): number {
  const questions = scales.reduce((sum, { of = 0 }) => sum + of, 0);
  return Math.max(1, Math.round(totalMilliseconds / 1000 / questions));
}

/** The same in words. */
export const timeEach = (result: ScoreResult, locale: Variety): string =>
  new Intl.NumberFormat(languageTags[locale], {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
  }).format(secondsEach(result));
