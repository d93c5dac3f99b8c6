import type { Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../exam.ts';
import { confidence } from '../kit/chance.ts';
import { solvedOf } from './report.ts';
import type { PracticeResult } from './score.ts';
import { practiceWords } from './words/index.ts';

/** What was solved, and how far one is in each skill. Its interval is a little askew; half of it stands for its error. */
export function compared(result: PracticeResult, locale: Variety): ComparedResult {
  const { skill: names } = practiceWords[locale];
  return {
    told: solvedOf(result, locale),
    parts: result.skills.map(({ id, level, low, high }) => ({
      id,
      name: names[id],
      value: level,
      standardError: (high - low) / (2 * confidence),
      low,
      high,
    })),
  };
}
