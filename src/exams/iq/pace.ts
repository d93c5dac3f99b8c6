import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';

/** What a question took on average, in whole seconds: true of this sitting, and of nobody's ability. */
export function secondsEach({ totalMilliseconds, scales }: ScoreResult): number {
  const questions = scales.reduce((sum, { of = 0 }) => sum + of, 0);
  return Math.max(1, Math.round(totalMilliseconds / 1000 / questions));
}

/**
 * A time in words. The locale data of Japanese has a gap before 秒 and 分, and its text sets none; Chinese text sets one, at which no
 * line ends, where the mainland's data has none and says 秒钟.
 */
export function timeIn(value: number, unit: 'second' | 'minute', locale: Variety): string {
  const format = numberFormat(languageTags[locale], { style: 'unit', unit, unitDisplay: 'long' });
  const told = format.format(value);
  if (locale === 'CN' || locale === 'HK') return told.replace(/\s?(秒|分[钟鐘])钟?$/u, '\u00a0$1');
  return locale === 'JA' ? told.replace(/\s/gu, '') : told;
}

/** What a question took on average, in words. */
export const timeEach = (result: ScoreResult, locale: Variety): string =>
  timeIn(secondsEach(result), 'second', locale);
