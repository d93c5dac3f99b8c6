import type { Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../exam.ts';
import { confidence } from '../kit/chance.ts';
import { solvedOf } from './report.ts';
import type { PracticeResult } from './score.ts';
import { practiceWords } from './words/index.ts';

/** Of a level: its 95 % interval is a little askew, and half of it stands for its error. */
export const standardErrorOf = ({ low, high }: { low: number; high: number }): number =>
  (high - low) / (2 * confidence);

/** What was solved, and how far one is in each skill. */
export function compared(result: PracticeResult, locale: Variety): ComparedResult {
  const { skill: names } = practiceWords[locale];
  return {
    told: solvedOf(result, locale),
    parts: result.skills.map(({ id, level, low, high }) => ({
      id,
      name: names[id],
      value: level,
      standardError: standardErrorOf({ low, high }),
      low,
      high,
    })),
  };
}
