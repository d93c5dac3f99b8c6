import type { GivenAnswer } from '#contract/exams.ts';
import type { Decision } from '#psychometrics/fit/usability.ts';
import { multidimensionalFit } from '#psychometrics/irt/fit/multidimensional-lz.ts';
import { answersByQuestion } from '../answers.ts';
import { usabilityOf } from '../usability.ts';
import { items, scoredItems, stepCount } from './items.ts';
import { categoriesOf, choicesOf, placesOf } from './score.ts';

/** Design value, at four words a second (Brysbaert 2019) and a choice: a statement has some ten words. */
const usualMilliseconds = 5000;

/** Fewer answers than these say nothing of a pattern. */
const fewest = 11;

/** Whether the answers say something about the person: times, runs, and their fit to the model. */
export function usability(answers: readonly GivenAnswer[]): Decision {
  const given = answersByQuestion(
    items.map(({ id }) => ({ id, optionCount: stepCount })),
    answers,
  );
  return usabilityOf({
    answers: items.map(({ id }) => given.get(id)),
    optionCount: stepCount,
    usual: items.map(() => usualMilliseconds),
    lz: fitOf(categoriesOf(choicesOf(answers))),
  });
}

/** Standardised log-likelihood (Drasgow, Levine & Williams 1985) at the places found; undefined for too few answers. */
export function fitOf(categories: readonly (number | null)[]): number | undefined {
  if (categories.filter((one) => one !== null).length < fewest) return undefined;
  return multidimensionalFit(scoredItems, categories, placesOf(categories).abilities).lz;
}
