import type { Block } from '#contract/blocks.ts';
import type { PairInput, Together } from '../exam.ts';
import { pairOf, scalesOf } from '../kit/together/pair.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { sideBySide } from './pages/telling.ts';
import type { CareerResult } from './result.ts';
import { pointScale } from './score.ts';
import { topOf } from './shape.ts';
import { careerWords } from './words/index.ts';

/** The strongest theme of each, or the two level at its top, and all six beside each other, which are free as well. */
function blocks(input: PairInput<CareerResult>): Block[] {
  const { results, names, locale } = input;
  const [own, other] = results;
  const { test, report } = careerWords[locale];
  const { theme } = test;
  const { low, high } = report.themes.ends;
  return [
    {
      block: 'facts',
      rows: results.map((result, at) => ({
        label: names[at] as string,
        value: sideBySide(topOf(result), test),
      })),
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
