import { numberFormat } from '#locale/formatters.ts';
import { languageTags, type Variety } from '#locale/locales.ts';
import type { MultidimensionalScore } from '#psychometrics/irt/scores/multidimensional.ts';
import type { ReportInput } from '../../exam.ts';
import { sentence, type WordValues } from '../../words.ts';
import type { Branch } from '../branches.ts';
import { items } from '../items.ts';
import type { EqResult } from '../result.ts';
import { abilitiesOf, type BranchScores, categoriesOf, choicesOf } from '../score.ts';
import { type EqWords, eqWords } from '../words/index.ts';

/** What every page is told from. */
export interface Telling {
  readonly locale: Variety;
  readonly result: EqResult;
  readonly words: EqWords;
  /** In the order of the items; null where one was left open. */
  readonly choices: readonly (number | null)[];
  readonly categories: readonly (number | null)[];
  readonly abilities: MultidimensionalScore;
  readonly scoreOf: (branch: Branch) => BranchScores[number];
  readonly write: (message: string, values?: WordValues) => string;
  readonly decimal: (value: number) => string;
}

export function tellingOf({ result, answers, locale }: ReportInput<EqResult>): Telling {
  const choices = choicesOf(answers);
  const categories = categoriesOf(choices);
  const number = numberFormat(languageTags[locale], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return {
    locale,
    result,
    words: eqWords[locale],
    choices,
    categories,
    abilities: abilitiesOf(categories),
    scoreOf: (branch) => {
      const found = result.scales.find(({ id }) => id === branch);
      if (!found) throw new Error(`A result has lost its branch ${branch}.`);
      return found;
    },
    write: (message, values) => sentence(locale, message, values),
    decimal: (value) => number.format(value),
  };
}

/** The place of an item in the form. */
export const placeOf = (id: string): number => items.findIndex((item) => item.id === id);
