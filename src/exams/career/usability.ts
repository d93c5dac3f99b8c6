import type { GivenAnswer } from '#contract/exams.ts';
import type { Decision } from '#psychometrics/fit/usability.ts';
import { multidimensionalFit } from '#psychometrics/irt/fit/multidimensional-lz.ts';
import { answersByQuestion } from '../answers.ts';
import { usabilityOf } from '../usability.ts';
import { items, scoredItems, stepCount } from './items.ts';
import { form, interestsOf, stepsOf } from './score.ts';

/** Design value: some nine words to read at four a second (Brysbaert 2019), and a choice among five. */
const usualMilliseconds = 4000;

/** Fewer answers than these say nothing of a pattern. */
const fewest = 24;

/** Whether the answers say something about the person: times, runs, and their fit to the model. */
export function usability(answers: readonly GivenAnswer[]): Decision {
  const given = answersByQuestion(form, answers);
  return usabilityOf({
    answers: items.map(({ id }) => given.get(id)),
    optionCount: stepCount,
    usual: items.map(() => usualMilliseconds),
    lz: fitOf(stepsOf(answers)),
  });
}

/** Standardised log-likelihood (Drasgow, Levine & Williams 1985) at the interests found; undefined for too few answers. */
export function fitOf(steps: readonly (number | null)[]): number | undefined {
  if (steps.filter((one) => one !== null).length < fewest) return undefined;
  return multidimensionalFit(scoredItems, steps, interestsOf(steps).abilities).lz;
}
