import {
  type MultidimensionalGradedItem,
  multidimensionalProbabilities,
} from '#psychometrics/irt/multidimensional-graded.ts';
import { drawFrom } from '#psychometrics/irt/scores/multidimensional.ts';
import type { Random } from '#psychometrics/random.ts';
import { designOf, items, residual } from './items.ts';
import { prior, themes } from './themes.ts';

const fromPrior = drawFrom({ abilities: themes.map(() => 0), covariance: prior });

/** Interests of one person of the design population. */
export const drawTruth = (random: Random): number[] => fromPrior(themes.map(() => random.normal()));

/** The activities as they truly are for a person: thresholds shifted by their residuals. */
export const persons = (random: Random): readonly MultidimensionalGradedItem[] =>
  items.map((item) => {
    const design = designOf(item);
    const shift = residual * random.normal();
    return { ...design, thresholds: design.thresholds.map((threshold) => threshold + shift) };
  });

/** The steps that a person of these interests takes. */
export const sit = (
  truth: readonly number[],
  random: Random,
  own: readonly MultidimensionalGradedItem[] = persons(random),
): number[] => own.map((item) => drawn(multidimensionalProbabilities(item, truth), random.next()));

/** The place of a number from 0 to 1 among shares. */
function drawn(shares: readonly number[], at: number): number {
  let sum = 0;
  const place = shares.findIndex((share) => {
    sum += share;
    return at < sum;
  });
  return place === -1 ? shares.length - 1 : place;
}
