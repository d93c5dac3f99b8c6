import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import type { ReportInput } from '../../exam.ts';
import { sentence, type WordValues } from '../../words.ts';
import type { StressResult } from '../result.ts';
import type { Scale } from '../scales.ts';
import { categoriesOf, choicesOf, placesOf, type ScaleScores } from '../score.ts';
import { type StressWords, stressWords } from '../words/index.ts';

/** What every page is told from. */
export interface Telling {
  readonly locale: Variety;
  /** The reader's country, where it is known. */
  readonly market: string | undefined;
  readonly result: StressResult;
  readonly words: StressWords;
  /** In the order of the items; null where one was left open. */
  readonly choices: readonly (number | null)[];
  readonly categories: readonly (number | null)[];
  readonly places: MultidimensionalScore;
  readonly scoreOf: (scale: Scale) => ScaleScores[number];
  readonly write: (message: string, values?: WordValues) => string;
  readonly decimal: (value: number) => string;
}

export function tellingOf({ result, answers, locale, market }: ReportInput<StressResult>): Telling {
  const choices = choicesOf(answers);
  const categories = categoriesOf(choices);
  const number = numberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    locale,
    market,
    result,
    words: stressWords[locale],
    choices,
    categories,
    places: placesOf(categories),
    scoreOf: (scale) => {
      const found = result.scales.find(({ id }) => id === scale);
      if (!found) throw new Error(`A result has lost its scale ${scale}.`);
      return found;
    },
    write: (message, values) => sentence(locale, message, values),
    decimal: (value) => number.format(value),
  };
}
