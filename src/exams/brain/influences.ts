import type { GivenAnswer } from '#contract/exams.ts';
import { answersByQuestion } from '../answers.ts';
import type { ScoreResult } from '../exam.ts';
import { type Way, wayOf } from './bands.ts';
import { type Facet, items } from './items.ts';
import { styleScale } from './norm.ts';
import { optionCount, polesOf, score } from './score.ts';

/** Which choices a way is made of. */
const towardsOf = { left: -1, middle: 0, right: 1 } as const satisfies Record<Way, number>;

/** For a side the choices towards where it leans, and what it loses without each, in points. */
export function influencesOn(result: ScoreResult, answers: readonly GivenAnswer[]) {
  const given = answersByQuestion(
    items.map(({ id }) => ({ id, optionCount })),
    answers,
  );
  const pointsOn = (scored: ScoreResult, facet: Facet) =>
    scored.scales.find(({ id }) => id === facet)?.value ?? styleScale.mean;
  return (facet: Facet) => {
    const value = pointsOn(result, facet);
    const leaning = towardsOf[wayOf(value)];
    return items.flatMap((item) => {
      const choice = given.get(item.id)?.choice ?? null;
      if (item.facet !== facet || choice === null) return [];
      const towards = polesOf(item)[choice] === 'right' ? 1 : -1;
      if (towards !== leaning) return [];
      const rest = score(answers.filter(({ questionId }) => questionId !== item.id));
      return [{ item, choice, by: leaning * (value - pointsOn(rest, facet)) }];
    });
  };
}
