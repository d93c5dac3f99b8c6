import type { Variety } from '#locale/locales.ts';
import type { ComparedResult } from '../exam.ts';
import { sideBySide } from './pages/telling.ts';
import type { CareerResult } from './result.ts';
import { topOf } from './shape.ts';
import { careerWords } from './words/index.ts';

/** The strongest theme, or the two level at the top, and the six of the hexagon: the whole code is the report's. */
export function compared(result: CareerResult, locale: Variety): ComparedResult {
  const { test } = careerWords[locale];
  return {
    told: sideBySide(topOf(result), test),
    parts: result.themes.map((score) => ({ ...score, name: test.theme[score.id] })),
  };
}
