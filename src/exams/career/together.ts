import type { Block } from '#contract/blocks.ts';
import type { PairInput, Together } from '../exam.ts';
import { pairOf, scalesOf } from '../kit/together/pair.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import type { CareerResult } from './result.ts';
import { pointScale } from './score.ts';
import { careerWords } from './words/index.ts';

/** The strongest theme of each, and all six beside each other, which are free as well. */
function blocks(input: PairInput<CareerResult>): Block[] {
  const { results, names, locale } = input;
  const [own, other] = results;
  const { test, report } = careerWords[locale];
  const { theme } = test;
  const { low, high } = report.themes.ends;
  return [
    {
      block: 'facts',
      rows: results.map(({ code: [first] }, at) => ({ label: names[at] as string, value: theme[first] })),
    },
    pairOf({
      of: input,
      scale: pointScale,
      rows: scalesOf([own.themes, other.themes], (id) => ({ label: theme[id], poles: [low, high] })),
    }),
  ];
}

export const together: Together<CareerResult> = {
  shows: (locale) => [togetherWords[locale].shows.themes],
  blocks,
};
