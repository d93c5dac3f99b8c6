import type { Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../exam.ts';
import type { CareerResult } from './result.ts';
import { careerWords } from './words/index.ts';

/** The strongest theme, and the six of the hexagon: the whole code is the report's. */
export function compared({ code, themes }: CareerResult, locale: Variety): ComparedResult {
  const { theme } = careerWords[locale].test;
  return {
    told: theme[code[0]],
    parts: themes.map((score) => ({ ...score, name: theme[score.id] })),
  };
}
