import type { Variety } from '#locale/locales.ts';
import type { ScoreResult } from '../exam.ts';
import type { Finding } from '../kit/next.ts';
import type found from './found.json';
import { secondsEach, timeEach } from './pace.ts';

/** The test is designed for 40 seconds a question: a quarter more and two fifths less are a pace of one's own. */
const paces = { slow: 50, quick: 24 } as const;

/** Of a result what is free besides its interval: the pace. */
export function foundIn(result: ScoreResult, locale: Variety): Finding<keyof typeof found>[] {
  const seconds = secondsEach(result);
  const values = { time: timeEach(result, locale) };
  if (seconds >= paces.slow) return [{ key: 'slow', values }];
  return seconds <= paces.quick ? [{ key: 'quick', values }] : [];
}
