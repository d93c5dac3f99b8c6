import type { BlockOf } from '#contract/blocks.ts';
import type { GivenAnswer } from '#contract/exams.ts';
import type { Variety } from '#locale/locales.ts';
import { answersByQuestion } from '../../answers.ts';
import type { ScoredEstimate, ScoreResult } from '../../exam.ts';
import { becauseOf, leaningOf } from '../../kit/because/because.ts';
import { sentence } from '../../words.ts';
import { bandOf, levelOf } from '../bands.ts';
import { type Facet, items } from '../items.ts';
import { styleScale } from '../norm.ts';
import { polesOf, score } from '../score.ts';
import { brainWords } from '../words/index.ts';
import { axisWords } from './words/index.ts';

type Row = BlockOf<'axes'>['rows'][number];

interface Input {
  readonly result: ScoreResult;
  readonly answers: readonly GivenAnswer[];
  readonly locale: Variety;
  /** The whole position in words. */
  readonly lead: string;
}

/** The style and its four sides, each between two ends that are named, with the choices that moved each side most. */
export function axesOf({ result, answers, locale, lead }: Input): BlockOf<'axes'> {
  const words = brainWords[locale];
  const axis = axisWords[locale];
  const row = (id: string, place: ScoredEstimate, said: Pick<Row, 'value' | 'reading'>): Row => ({
    id,
    poles: [axis.poles.left, axis.poles.right],
    at: place.value / 100,
    low: place.low / 100,
    high: place.high / 100,
    ...said,
  });
  const influence = influencesOn(result, answers);
  return {
    block: 'axes',
    title: axis.title,
    lead: axis.lead,
    rows: [
      row('whole', result.score, {
        value: words.band[bandOf(result.score.value)].label,
        reading: `${lead} ${words.band[bandOf(result.score.value)].text}`,
      }),
      ...result.scales.map((scale) => {
        const { label, levels } = words.facet[scale.id as Facet];
        const level = levelOf(scale.value) - 1;
        return {
          ...row(scale.id, scale, {
            value: sentence(locale, axis.side, { side: label, level: words.level[level] ?? '' }),
            reading: levels[level] ?? '',
          }),
          ...becauseOf(
            locale,
            influence(scale.id as Facet).map(({ item, choice, by }) => {
              const { prompt, ...statements } = words.items[item.id];
              return { by, asked: prompt, answer: statements[polesOf(item)[choice] as 'left' | 'right'] };
            }),
          ),
        };
      }),
    ],
  };
}

/** For a side the choices towards where it leans, and what it loses without each, in points. */
function influencesOn(result: ScoreResult, answers: readonly GivenAnswer[]) {
  const given = answersByQuestion(
    items.map(({ id }) => ({ id, optionCount: 2 })),
    answers,
  );
  const pointsOn = (scored: ScoreResult, facet: Facet) =>
    scored.scales.find(({ id }) => id === facet)?.value ?? styleScale.mean;
  return (facet: Facet) => {
    const value = pointsOn(result, facet);
    const leaning = leaningOf(value, styleScale.mean, levelOf(value));
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
