import type { PairInput, Together } from '../exam.ts';
import { scoresOf } from '../kit/together/scores.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { kitWords } from '../kit/words/index.ts';
import type { EqResult } from './result.ts';
import { pointScale } from './score.ts';
import { eqWords } from './words/index.ts';

/** The intervals of two scores; the scores and the four branches where both have their reports. */
const blocks = (input: PairInput<EqResult>) => {
  const { test, report } = eqWords[input.locale];
  const { low, high } = report.branches.ends;
  const branch: Readonly<Record<string, string>> = test.branch;
  return [
    ...scoresOf(input, {
      scale: pointScale,
      label: kitWords[input.locale].score.short,
      poles: [low, high],
      partOf: (id) => branch[id] ?? id,
    }),
  ];
};

export const together: Together<EqResult> = {
  shows: (locale) => {
    const { shows } = togetherWords[locale];
    return [shows.interval, shows.branches];
  },
  blocks,
};
