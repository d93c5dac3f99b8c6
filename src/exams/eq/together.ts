import type { Block } from '#contract/blocks.ts';
import type { PairInput, Together } from '../exam.ts';
import { moreOf, pairOf, scalesOf } from '../kit/together/pair.ts';
import { togetherWords } from '../kit/together/words/index.ts';
import { kitWords } from '../kit/words/index.ts';
import type { EqResult } from './result.ts';
import { pointScale } from './score.ts';
import { eqWords } from './words/index.ts';

/** The intervals of two scores; the scores and the four branches where both have their reports. */
function blocks(input: PairInput<EqResult>): Block[] {
  const { results, extent, locale } = input;
  const [own, other] = results;
  const { branch } = eqWords[locale].test;
  const total = {
    id: 'total',
    label: kitWords[locale].score.short,
    scores: [own.score, other.score],
  } as const;
  if (extent === 'free')
    return [pairOf({ of: input, scale: pointScale, intervalsAlone: true, rows: [total] }), ...moreOf(input)];
  const branches = scalesOf([own.scales, other.scales], (id) => ({ label: branch[id] }));
  return [pairOf({ of: input, scale: pointScale, rows: [total, ...branches] })];
}

export const together: Together<EqResult> = {
  shows: (locale) => {
    const { shows } = togetherWords[locale];
    return [shows.interval, shows.branches];
  },
  blocks,
};
