import type { Block } from '#contract/blocks.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import type { PairInput, ScoreResult, Together } from '../exam.ts';
import { scoresAgreed } from '../kit/together/scores.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { kitWords } from '../kit/words/index.ts';
import { paceOf } from './report.ts';

/**
 * How long each took, which says nothing of their scores; and those, where both say so. The four kinds of questions have
 * none: of so few, a score would look exact and would not be.
 */
function blocks(input: PairInput<ScoreResult>): Block[] {
  const { results, names, locale } = input;
  const { below, above } = togetherWords[locale].average;
  return [
    {
      block: 'facts',
      rows: results.map((result, at) => ({
        label: names[at] as string,
        value: paceOf(result, locale).value,
      })),
    },
    ...scoresAgreed(input, {
      scale: iqScale,
      label: kitWords[locale].score.short,
      poles: [below, above],
    }),
  ];
}

export const together: Together<ScoreResult> = {
  shows: (locale) => [togetherWords[locale].shows.pace],
  scores: (locale) => togetherWords[locale].shows.score,
  // Each is scored by its own norm, and told on the one scale of intelligence quotients with the interval of its own form.
  acrossEditions: true,
  blocks,
};
