import {
  type MultidimensionalGradedItem,
  multidimensionalProbabilities,
} from '#psychometrics/irt/multidimensional-graded.ts';
import { drawFrom } from '#psychometrics/irt/scores/multidimensional.ts';
import type { Random } from '#psychometrics/random.ts';
import { categoryOf, designOf, items, residual } from './items.ts';
import { prior, scales } from './scales.ts';

const fromPrior = drawFrom({ abilities: scales.map(() => 0), covariance: prior });

/** Where one person of the design population stands on each scale. */
export const drawTruth = (random: Random): number[] => fromPrior(scales.map(() => random.normal()));

/** The statements as they truly are for a person: thresholds shifted by their residuals. */
export const persons = (random: Random): readonly MultidimensionalGradedItem[] =>
  items.map((item) => {
    const design = designOf(item);
    const shift = residual * random.normal();
    return { ...design, thresholds: design.thresholds.map((threshold) => threshold + shift) };
  });

/** The steps that a person of these places takes. */
export const sit = (
  truth: readonly number[],
  random: Random,
  own: readonly MultidimensionalGradedItem[] = persons(random),
): number[] =>
  items.map((item, at) => {
    const shares = multidimensionalProbabilities(own[at] as MultidimensionalGradedItem, truth);
    // Turned round twice is not at all: the key of a step is that of its category.
    return categoryOf(item, drawn(shares, random.next()));
  });

/** The place of a number from 0 to 1 among shares. */
function drawn(shares: readonly number[], at: number): number {
  let sum = 0;
  const place = shares.findIndex((share) => {
    sum += share;
    return at < sum;
  });
  return place === -1 ? shares.length - 1 : place;
}
