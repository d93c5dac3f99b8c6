import type { GivenAnswer } from '#contract/exams.ts';
import { type Decision, decideUsability } from '#psychometrics/fit/usability.ts';
import { estimateAbility, type Response } from '#psychometrics/irt/eap.ts';
import { guessingLogRatio } from '#psychometrics/irt/fit/guessing.ts';
import { likelihoodFit } from '#psychometrics/irt/fit/lz.ts';
import type { UncertainItem } from '#psychometrics/irt/uncertain-item.ts';
import { iqOfTheta } from '#psychometrics/norms.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoredEstimate, ScoreResult } from '../exam.ts';
import { usabilityOf } from '../usability.ts';
import { type Edition, type FormItem, optionCount } from './edition.ts';
import type { IqNorm } from './norms/norm.ts';

/**
 * Scores a sitting by EAP under the three-parameter model, item residuals integrated out. A question left out counts as
 * wrong: going back is free and no clock runs, so whoever leaves one open did not find it; guessing is in the model.
 */
export function score(
  edition: Edition,
  norm: IqNorm,
  seed: string,
  answers: readonly GivenAnswer[],
): ScoreResult {
  const form = edition.formOf(seed);
  const given = answersByQuestion(form, answers);
  const { usability: byGuessing } = decideUsability({ guessing: guessing(answeredOf(form, norm, given)) });
  const responses = form.map(({ id, placeId, scale, key }) => ({
    scale,
    response: {
      item: norm.items[placeId] as UncertainItem,
      correct: given.get(id)?.choice === key,
    } satisfies Response,
  }));
  return {
    examId: 'SUBS-1002',
    packVersion: edition.version,
    normVersion: norm.id,
    score: estimate(
      edition,
      responses.map(({ response }) => response),
    ),
    scales: edition.scales.map((id) => {
      const own = responses.filter(({ scale }) => scale === id).map(({ response }) => response);
      return {
        id,
        ...estimate(edition, own),
        correct: own.filter(({ correct }) => correct).length,
        of: own.length,
      };
    }),
    correct: responses.filter(({ response }) => response.correct).length,
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
    ...(byGuessing !== 'usable' && { nearChance: true }),
  };
}

/**
 * Design value of the time that a question usually takes: 12 s at the start of the form to 20 s at its end. Whoever gives
 * a hard one up early is no careless sitter, so the end is set low. Of a form of two questions or more.
 */
const usualMilliseconds = (at: number, of: number): number => 12_000 + (8000 * at) / (of - 1);

/** What was answered: a question left open is neither a misfit nor a guess. */
const answeredOf = (
  form: readonly FormItem[],
  norm: IqNorm,
  given: ReadonlyMap<string, GivenAnswer>,
): Response[] =>
  form.flatMap(({ id, placeId, key }) => {
    const choice = given.get(id)?.choice ?? null;
    return choice === null ? [] : [{ item: norm.items[placeId] as UncertainItem, correct: choice === key }];
  });

/** How well the pattern of right and wrong answers fits the estimated ability; undefined where nothing was answered. */
function personFit(answered: readonly Response[]): number | undefined {
  if (answered.length === 0) return undefined;
  return likelihoodFit(
    answered.map(({ item }) => item),
    answered.map(({ correct }) => Number(correct)),
    estimateAbility(answered).theta,
  ).lz;
}

/** How much likelier the answers are by guessing everything; 0 where nothing was answered. */
const guessing = (answered: readonly Response[]): number => guessingLogRatio(answered, 1 / optionCount);

/** Whether the answers say something about the person. */
export function usability(
  edition: Edition,
  norm: IqNorm,
  seed: string,
  answers: readonly GivenAnswer[],
): Decision {
  const form = edition.formOf(seed);
  const given = answersByQuestion(form, answers);
  const answered = answeredOf(form, norm, given);
  return usabilityOf({
    answers: form.map(({ id }) => given.get(id)),
    optionCount,
    usual: form.map((_, at) => usualMilliseconds(at, form.length)),
    lz: personFit(answered),
    guessing: guessing(answered),
  });
}

function estimate(edition: Edition, responses: readonly Response[]): ScoredEstimate {
  const ability = edition.estimate(responses);
  return {
    value: iqOfTheta(ability.theta),
    standardError: Math.round(15 * ability.standardError * 10) / 10,
    low: iqOfTheta(ability.low),
    high: iqOfTheta(ability.high),
  };
}
