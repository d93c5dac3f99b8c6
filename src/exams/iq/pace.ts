import { languageTags, type Variety } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';

/** What a question took on average, in whole seconds: true of this sitting, and of nobody's ability. */
export function secondsEach({ totalMilliseconds, scales }: ScoreResult): number {
  const questions = scales.reduce((sum, { of = 0 }) => sum + of, 0);
  return Math.max(1, Math.round(totalMilliseconds / 1000 / questions));
}

/** A time in words. The locale data has a gap before 秒 and 分; Japanese text sets none. */
export function timeIn(value: number, unit: 'second' | 'minute', locale: Variety): string {
  const format = new Intl.NumberFormat(languageTags[locale], { style: 'unit', unit, unitDisplay: 'long' });
  const told = format.format(value);
  return locale === 'JA' ? told.replace(/\s/gu, '') : told;
}

/** What a question took on average, in words. */
export const timeEach = (result: ScoreResult, locale: Variety): string =>
  timeIn(secondsEach(result), 'second', locale);
