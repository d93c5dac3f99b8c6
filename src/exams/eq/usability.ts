import type { GivenAnswer } from '#contract/exams.ts';
import type { Decision } from '#psychometrics/fit/usability.ts';
import { multidimensionalFit } from '#psychometrics/irt/fit/multidimensional-lz.ts';
import { answersByQuestion } from '../answers.ts';
import { usabilityOf } from '../usability.ts';
import { items, optionCountOf, scoredItems } from './items.ts';
import { abilitiesOf, categoriesOf, choicesOf } from './score.ts';

/**
 * Design values, at four words a second (Brysbaert 2019) and a choice: a statement has some fifteen words, a situation with
 * its four answers some eighty.
 */
const usualMilliseconds = { statement: 6000, situation: 22_000 } as const;

/** Runs of one and the same place are judged as if all questions had four answers: as many as the situations have. */
const optionCount = Math.min(...items.map(optionCountOf));

/** Fewer answers than these say nothing of a pattern. */
const fewest = 14;

/** Whether the answers say something about the person: times, runs, and their fit to the model. */
export function usability(answers: readonly GivenAnswer[]): Decision {
  const given = answersByQuestion(
    items.map((item) => ({ id: item.id, optionCount: optionCountOf(item) })),
    answers,
  );
  return usabilityOf({
    answers: items.map(({ id }) => given.get(id)),
    optionCount,
    usual: items.map(({ kind }) => usualMilliseconds[kind]),
    lz: fitOf(categoriesOf(choicesOf(answers))),
  });
}

/** Standardised log-likelihood (Drasgow, Levine & Williams 1985) at the abilities found; undefined for too few answers. */
export function fitOf(categories: readonly (number | null)[]): number | undefined {
  if (categories.filter((one) => one !== null).length < fewest) return undefined;
  return multidimensionalFit(scoredItems, categories, abilitiesOf(categories).abilities).lz;
}
