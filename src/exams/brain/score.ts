import type { GivenAnswer } from '#contract/exams.ts';
import type { Decision } from '#psychometrics/fit/usability.ts';
import { estimateAbility, type Response } from '#psychometrics/irt/eap.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoredEstimate, ScoreResult } from '../exam.ts';
import { usabilityOf } from '../usability.ts';
import { type Facet, facets, type Item, items } from './items.ts';
import { designItem, norm, styleScale } from './norm.ts';
import { type Apart, apartOf, type Chosen } from './shape.ts';

export const version = 'brain-2026.1';

/** Design value: some thirty words to read, at four a second (Brysbaert 2019), and a choice. */
const usualMilliseconds = 8000;

/** Statements of a choice. */
export const optionCount = 2;

/** Statements of a choice in the order in which they are shown. */
export const polesOf = ({ first }: Item) =>
  first === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);

/** Facts of a scored sitting: numbers and names only, no language. */
export interface BrainResult extends ScoreResult {
  /** How many choices speak for each pole. */
  readonly chosen: Chosen;
  readonly apart: Apart | null;
}

/** What the form asks: the two statements of each item. */
const form = items.map(({ id }) => ({ id, optionCount }));

/** Scores a sitting by EAP under the two-parameter model towards the whole-picture pole; open choices are left out. */
export function score(answers: readonly GivenAnswer[]): BrainResult {
  const given = answersByQuestion(form, answers);
  const responses = items.flatMap((item) => {
    const choice = given.get(item.id)?.choice ?? null;
    if (choice === null) return [];
    const correct = polesOf(item)[choice] === 'right';
    return [{ facet: item.facet, response: { item: designItem, correct } satisfies Response }];
  });
  const responsesOf = (facet?: Facet) =>
    responses.filter((one) => !facet || one.facet === facet).map(({ response }) => response);
  const of = (facet?: Facet) => estimate(responsesOf(facet));
  const chosenOf = (facet?: Facet): Chosen => {
    const own = responsesOf(facet);
    const right = own.filter(({ correct }) => correct).length;
    return { left: own.length - right, right };
  };
  const bySide = Object.fromEntries(facets.map((id) => [id, chosenOf(id)]));
  return {
    examId: 'SUBS-1004',
    packVersion: version,
    normVersion: norm.id,
    score: of(),
    scales: facets.map((id) => ({ id, ...of(id) })),
    chosen: chosenOf(),
    apart: apartOf(bySide as Record<Facet, Chosen>),
    totalMilliseconds: answers.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
  };
}

/** Taking the first and the second statement in turn is a habit of the hand as much as taking one of them throughout. */
const longestPattern = 2;

/** Whether the answers say something about the person. */
export function usability(answers: readonly GivenAnswer[]): Decision {
  const given = answersByQuestion(form, answers);
  return usabilityOf({
    answers: items.map(({ id }) => given.get(id)),
    optionCount,
    longestPattern,
    usual: items.map(() => usualMilliseconds),
  });
}

function estimate(responses: readonly Response[]): ScoredEstimate {
  const { theta, standardError, low, high } = estimateAbility(responses);
  const points = (value: number) =>
    Math.min(100, Math.max(0, Math.round(styleScale.mean + styleScale.deviation * value)));
  return {
    value: points(theta),
    standardError: Math.round(styleScale.deviation * standardError * 10) / 10,
    low: points(low),
    high: points(high),
  };
}
