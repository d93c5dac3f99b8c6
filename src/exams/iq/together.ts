import type { Block } from '#contract/blocks.ts';
import { iqScale } from '#drawing/bell-curve.ts';
import type { PairInput, ScoreResult, Together } from '../exam.ts';
import { scoresTogether } from '../kit/together/scores.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { paceOf } from './report.ts';
import { iqWords } from './words/index.ts';

/** How long each took, which says nothing of their scores; and those, where both say so. */
function blocks(input: PairInput<ScoreResult>): Block[] {
  const { results, names, locale } = input;
  const label: Readonly<Record<string, { label: string }>> = iqWords[locale].scale;
  return [
    {
      block: 'facts',
      rows: results.map((result, at) => ({
        label: names[at] as string,
        value: paceOf(result, locale).value,
      })),
    },
    ...scoresTogether(input, { scale: iqScale, labelOf: (id) => label[id]?.label ?? id }),
  ];
}

export const together: Together<ScoreResult> = {
  shows: (locale) => [togetherWords[locale].shows.pace],
  scores: (locale) => togetherWords[locale].shows.score,
  // Each is scored by its own norm, and told on the one scale of intelligence quotients with the interval of its own form.
  acrossEditions: true,
  blocks,
};
